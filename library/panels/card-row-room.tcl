# card-row-room.tcl --
#
#       How much room a row of a card has for its words: beside its faces, or
#       below them where they would be broken there.
#
#   FACES is the frame of the faces, TITLE and LINE are labels, all of which may
#   be missing; WIDTH is that of the card inside.
#
#       roomForWords FACES TITLE LINE WIDTH BELOW   pixels; the faces are laid
#                              so.  BELOW: below them, room or not
#       isTight FACES TITLE LINE WIDTH    is beside the faces too little room?

package require Tk
need look/theme

proc ::wargame::panels::roomForWords {faces title line width below} {
    # A title that would take three lines stands below, and a word that is
    # longer alone, for it would be broken.
    if {![winfo exists $faces]} {
        return $width
    }
    if {!$below && ![isTight $faces $title $line $width]} {
        if {[FacesWide $faces] > 0} {
            grid $faces -row 1 -rowspan 3 -columnspan 1 -sticky nw
        }
        return [BesideFaces $faces $width]
    }
    grid $faces -row 0 -rowspan 1 -columnspan 2 -sticky w
    return [expr {$width - [::wargame::look::theme px 12]}]
}

proc ::wargame::panels::isTight {faces title line width} {
    set room [BesideFaces $faces $width]
    return [expr {[LongestWord $title $line] > $room
        || [TitleWide $title] > 2 * $room}]
}

proc ::wargame::panels::BesideFaces {faces width} {
    return [expr {$width - [FacesWide $faces] - [::wargame::look::theme px 12]}]
}

proc ::wargame::panels::TitleWide {title} {
    return [expr {![winfo exists $title] ? 0
        : [font measure [$title cget -font] [$title cget -text]]}]
}

proc ::wargame::panels::LongestWord {args} {
    set longest 0
    foreach label $args {
        if {![winfo exists $label]} continue
        set font [$label cget -font]
        foreach word [split [$label cget -text]] {
            set longest [expr {max($longest, [font measure $font $word])}]
        }
    }
    return $longest
}

proc ::wargame::panels::FacesWide {faces} {
    # Beside the words, which may not have been laid out yet.
    set all [winfo children $faces]
    return [expr {[llength $all] > 4 ? 0
        : [::tcl::mathop::+ {*}[lmap face $all { winfo reqwidth $face }]]}]
}
