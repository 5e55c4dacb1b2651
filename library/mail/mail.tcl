# mail.tcl --
#
#       Matches by file: letters between two programs; see doc/play-by-file.md.
#       Each script needs only those named before it.
#
#       envelope                  the outside of a letter
#       member-kinds, kept-state  what FILE.letters may hold
#       sealed-letter             a letter's head and sealed body
#       correspondences           where all are
#       invitation, acceptance    how one begins
#       correspondence-file       what is on the disk of one
#       role-letters              what host and guest both do with letters;
#                                 host-letters and guest-letters: each of them
#       sent-answers, record-walk, record-check    what a guest compares
#       correspondence            a match by file, as all others see it
#       letter-words, letter-window, letter-to-send, accept-dialog, letter-came,
#       letters-list, invite-dialog    the windows
#       letter-bar, correspondence-mode     its table
