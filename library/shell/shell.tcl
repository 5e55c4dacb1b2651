# shell.tcl --
#
#       The roof: the program itself, which alone knows all rooms.
#
#       main, options, cli-*      the command line
#       windows                   the program with windows
#       tables, opening, replays  how a new match, a saved one, one looked at
#                                 again comes into a window
#       leaving                   from one window to the next, and the end
#       serves                    what windows may ask of the program
#       menus, table-menus, role-menus, replay-menus, view-menus, table-keys,
#       help
#       far-answers, far-child, far-home, far-parts, far-table, home-pipe
#                                 the process of a window on another display
#       display, shot             a display that nobody sees; pictures of
#                                 windows
