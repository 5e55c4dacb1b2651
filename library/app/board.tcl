# board.tcl --
#
#       The map, what stands on it, and the hands that move it.  Knows spaces
#       and tokens; no match, no rules, no game.
#
#   set board [::wargame::Board new PATH GROUND DRAWCMD EVENTCMD]
#
#       PATH      a new frame, for the caller to pack; it takes the focus.
#       GROUND    what lies under the tokens (y grows to the north, metres):
#           frame   width and height
#           levels  PNG files of one picture of the frame, of any widths
#           spaces  by key a dictionary; only shape is needed:
#               name    as printed         style   plain or redoubt
#               shape   {x y ...}          label   {SIZE x y ANGLE LINE...}
#               spots   two lists {x y ...}: where stacks 0 and 1 stand, best
#                       first
#               shelf   1: not on the ground, but a tray along the lower edge
#                       of the window, shown while a token is in it
#           [::wargame::boardGround MAP LEVELS] makes one of a map that
#           [::wargame::mapfile read] returned.
#       DRAWCMD   called with FACE and MARKS of a token and the SIZE of the
#           piece in pixels of an ordinary screen; returns an SVG, square, the
#           piece itself in the middle 100 of its 120 units.  To MARKS the
#           board adds "held" and "movable".
#       EVENTCMD  called with one of
#           pick TOKEN            pressed, clicked or chosen by key.  Answer
#                                 with offer and pickUp if it can be moved; else
#                                 it stays where it is.
#           drop TOKEN SPACE      a held token, let fall on any space.  Do it,
#                                 or answer with refuse.  It is let go after.
#           space SPACE           a space was clicked while nothing was held
#           hover SPACE TOKEN     what is under the pointer or the focus; ""
#           menu TOKEN SPACE X Y  right button; either may be "".  X Y: screen
#           cancel                a held token was let go by Escape
#
#   What is shown
#       show TOKENS        the tokens, a list of dictionaries, and no others:
#               id space side face      face is DRAWCMD's; side any word
#               marks    {}      for DRAWCMD
#               movable  0       1: Tab finds it and the pointer is a hand
#               spot     0       which of the space's two stacks
#               order    0       in the stack: low lies left and below
#               title    ""      said by the tooltip
#       offer SPACES       dictionary space -> caption, such as "2 left" or "":
#                          these glow, and the arrow keys choose among them
#       pickUp TOKEN       into the hand: it is lifted and follows the pointer
#       letGo              out of it, and nothing is offered
#       held               the token in the hand, or ""
#       light STYLE SPACES    tint these spaces and no others in this style:
#                             range battle trace supply warn
#       lines LINES        {x y x y STYLE} each; STYLE: supply cut arrow past
#       signs SIGNS        {x y STYLE TEXT} each; STYLE: supply used burnt note
#       refuse TEXT ?SPACE?   a caption at the pointer, or at a space, that
#                             goes at the next deed
#       spread SPACE ?SPOT?   lift that stack's tokens apart; "" lays all back
#       hideBlocks BOOL    see the ground
#       clear              destroy every token, offer, light, line, sign and
#                          picture of them: nothing is left of a side
#
#   Where one looks
#       fit                the whole frame
#       zoomTo SCALE ?X Y?    pixels a metre, about a point of the window
#       zoomBy FACTOR      about the middle
#       centre SPACE       bring it to the middle
#       focus TOKEN        the ring goes there; "" for none
#       saveView           -> a dictionary for
#       restoreView VIEW
#       names BOOL         the spaces' names
#       motion BOOL        may anything move by itself?  (Never over 300 ms.)
#       retheme            draw all anew, after the theme has changed
#
#   Asked
#       canvas             -> the canvas' path
#       where TOKEN|SPACE  -> its middle, root window coordinates {X Y}, or ""
#       spaceAt X Y        -> the space at a point of the screen, or ""
#
#   Keys: Tab and Shift-Tab find movable tokens, Return picks one up, arrows
#   choose among the places offered, Return drops, Escape lets go; with nothing
#   held, arrows pan.  + and - zoom, f fits, space (held down) hides the blocks.
#   Other keys go on to the window.
