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
        return [expr {[dict size $byPlace] + [dict size [dict get $part to]]
            ? $byPlace : [afterDone $seat $token]}]
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

# afterDone --
#
#       The same of a piece that can go nowhere until Done is said: where it
#       could go then, if nothing is lost by that and undo comes back from both.
proc ::wargame::seat::afterDone {seat token} {
    set match [$seat match]
    set presenter [$seat presenter]
    if {"done" ni [$seat offered]
            || ![[$presenter reader] ownedBy $token [$match side]]
            || [[$presenter panels] declines [$match decision]]
            || [llength [[$presenter advice] leaves [$match moment \
                [$seat viewer]]]]} {
        return {}
    }
    set side [$match side]
    set byPlace [dict create]
    set after [$match at [$match length]]
    try {
        $after do $side done
        if {[$after side] eq $side && [$after canUndo]} {
            set sorted [::wargame::match::choices sort $presenter \
                    [$after actions]]
            dict for {place actions} [dict get [::wargame::match::choices of \
                    $sorted $token] to] {
                dict set byPlace $place [list done [lindex $actions 0]]
            }
        }
        if {[dict size $byPlace]} {
            $after do $side [lindex [dict values $byPlace] 0 1]
            if {[$after side] ne $side || ![$after canUndo]} {
                # Dice, or what it shows: not by the way.
                set byPlace {}
            }
        }
    } finally {
        $after destroy
    }
    return $byPlace
}
