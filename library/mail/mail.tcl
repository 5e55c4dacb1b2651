# mail.tcl --
#
#       Matches by file: letters between two programs; see doc/play-by-file.md.
#
#       envelope          the outside of a letter
#       post              what is kept of such a match; it goes on in post-begin,
#                         post-kept, post-sent, post-open and post-record
#       post-table        its table
#       letter-windows, letter-invite    the windows
