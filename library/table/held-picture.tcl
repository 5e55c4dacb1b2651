# held-picture.tcl --
#
#       What a window shows while another seat is made in it: a picture of the
#       seat that goes, until the other is drawn, and no blank sheet.
#
#       heldPicture PLACE WINDOW SCRIPT     runs SCRIPT, which has another sit
#                                   before the WINDOW of that Place; either may
#                                   be gone when it ends
#       isPictured WINDOW           is it there now?
#       noPicture WINDOW            takes the picture away: a handover screen
#                                   comes, behind which nothing stays
#
#   Who sits there has seen what it shows: no handover screen is between them.

package require Tk
package require svgphoto

proc ::wargame::table::heldPicture {place window script} {
    # Two may follow each other before anything is drawn.
    if {[$place seat] ne "" && [winfo viewable $window]
            && ![winfo exists $window.held]} {
        Hold $window
    }
    try {
        uplevel 1 $script
    } finally {
        if {[winfo exists $window.held]} {
            if {[info object isa object $place] && [$place seat] ne ""} {
                [[$place seat] panes] complete
            }
            # When nothing is left to be done but to draw.
            after idle [list after 0 [list ::wargame::table::noPicture $window]]
        }
    }
}

proc ::wargame::table::Hold {window} {
    set picture [image create photo]
    if {[catch {svgphoto::grab $picture $window}]} {
        image delete $picture
        return
    }
    label $window.held -image $picture -borderwidth 0 -padx 0 -pady 0 \
            -highlightthickness 0
    bind $window.held <Destroy> [list image delete $picture]
    place $window.held -x 0 -y 0
    update idletasks
}

proc ::wargame::table::isPictured {window} {
    return [expr {[winfo exists $window.held] && [winfo ismapped $window.held]}]
}

proc ::wargame::table::noPicture {window} {
    destroy $window.held
}
