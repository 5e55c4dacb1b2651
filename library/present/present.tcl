# present.tcl --
#
#       How a game speaks and looks: small contracts, each a class with
#       defaults that a game refines in games/GAME; and what reads a view.
#
#       presenter       holds the objects of one game
#       part            what they have in common
#       reader          what a view tells
#       words look events panels ...  the contracts: see presenter
#       pieces piece-look piece-words          of a game of pieces in slots
#       blocks          of a game of wooden blocks
