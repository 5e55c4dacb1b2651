# multi-step.tcl --
#
#       Where a piece may be put though that takes several actions.

need match/choices

# multiStep --
#
#       -> dictionary: place -> actions, done one after another.  PART: choices
#       of the piece; HOME: where it is.  One that can be taken back may also
#       go elsewhere at once.
proc ::wargame::seat::multiStep {seat token part home} {
    set advice [[$seat presenter] advice]
    set match [$seat match]
    set byPlace [dict create]
    if {[llength [$seat offered]]} {
        set ways [[[[$seat table] match] deeds] ways [$match side] $token]
        set byPlace [dict merge $ways \
                [$advice waysOut [$seat moment] $token $ways]]
    }
    set back [$advice takesBack [dict get $part alone]]
    if {$back eq "" || $back ni [$match actions]} {
        return $byPlace
    }
    set after [$match at [$match length]]
    try {
        $after do [$after side] $back
        set sorted [::wargame::match::choices sort [$seat presenter] \
                [$after actions]]
        set then [::wargame::match::choices of $sorted $token]
        dict for {place actions} [dict get $then to] {
            dict set byPlace $place [list $back [lindex $actions 0]]
        }
    } finally {
        $after destroy
    }
    return [dict remove $byPlace $home]
}
