# present.tcl --
#
#       How a game speaks and looks: the classes that games/GAME refines.
#
#       skin        any game, from its roster, its places and its messages; it
#                   goes on in skin-board, skin-beside, skin-events, skin-moves
#                   and skin-prices
#       skin-pieces, skin-words   a game of pieces in slots
#       skin-blocks               a game of wooden blocks
