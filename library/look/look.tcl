# look.tcl --
#
#       How everything looks, and the parts that all windows share.
#
#       theme, its colors, fonts, sizes, style, own, chosen, pairs; vision
#                                                colours, fonts and sizes
#       widget-art, pictures, markup             SVG into pictures
#       wood, cardboard, arms, battleground, dice, bar-art, plot   what is drawn
#       scrolled, scroll-bar, inspector, record, ask-line, button-bar, boxes,
#       help-window, side-window                 what windows are made of
#       focus, modal, window-size                the keyboard's focus; sizes
#       key-press, stray, last-input             which press is heard
