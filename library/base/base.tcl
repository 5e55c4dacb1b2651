# base.tcl --
#
#       The ground floor: what every other room stands on.  No Tk.
#
#       loader      need: the scripts of a room, and what a room may use
#       files       text of files in and out, and how a command ends
#       words, plurals   what is said to a person, in their language
#       prefs       what a person has chosen
#       layouts     keys by their place on the keyboard
#       doors       what comes from a stranger is looked at where it arrives
#       system      what differs from one system to the next
#       requests    what a window asks of the program above it
#       moment      a clock that tests can turn
#       objects     objects that go with each other
