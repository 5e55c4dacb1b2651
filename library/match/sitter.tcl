# sitter.tcl --
#
#       One word for who sits before a match: "0", "public", or of several
#       commanders of a side the side and the commander's number, "0.2".  What
#       is kept of who sits there is kept by it.
#
#       sitter VIEWER COMMANDER   both as one word; COMMANDER "": there is one
#       isSitter WORD             is it such a word?
#       sitterSide WORD           the viewer in it

namespace eval ::wargame::match {}

proc ::wargame::match::sitter {viewer commander} {
    return [expr {$commander eq "" ? $viewer : "$viewer.$commander"}]
}

proc ::wargame::match::isSitter {word} {
    return [regexp {^(?:[01](?:\.\d)?|public|umpire)$} $word]
}

proc ::wargame::match::sitterSide {word} {
    return [lindex [split $word .] 0]
}
