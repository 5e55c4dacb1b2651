# shell.tcl --
#
#       The roof: the program itself, which alone knows all rooms.
#
#       main, options, cli-*      the command line
#       windows, opening          which windows are open, and how to open one
#       serves                    what windows may ask of the program
#       menus, table-menus, role-menus, replay-menus, view-menus, help
#       far-child, far-home       the process of a window on another display
#       display, shot             a display that nobody sees; pictures of
#                                 windows
