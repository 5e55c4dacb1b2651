# mail.tcl --
#
#       Matches by file: letters between two programs; see doc/play-by-file.md.
#
#       envelope          the outside of a letter
#       post              such a match, as all others see it; it is made of
#         post-file           what is on the disk of it
#         host-letters        what a host writes and opens,
#         guest-letters       and a guest; role-letters: what both do
#         sent-answers        what became of a guest's answers
#         record-check        the whole match, compared by a guest;
#                             record-walk: played once more
#       posts             where they are
#       post-begin        how one begins
#       post-kept         what FILE.post may hold
#       post-sealed       a letter's head and sealed body
#       post-table        its table
#       letter-windows, letter-invite    the windows
