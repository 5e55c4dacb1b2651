# multi-step.tcl --
#
#       Where a piece may be put though that takes several actions: STEPS, one
#       after another; or "wait WHAT" where it has to wait, see waiting.tcl.
#
#   stepsSay SEAT TOKEN PLACE STEPS   the caption of such a place
#   stepsWay SEAT TOKEN PLACE STEPS   lines for the board, on which it would go
#   stepsDo SEAT TOKEN STEPS          it is put there

need base/words match/choices

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
            ? $byPlace : [notYet $seat $token $part]}]
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

# notYet --
#
#       The same of a piece that cannot go anywhere now.
proc ::wargame::seat::notYet {seat token part} {
    set byPlace [afterDone $seat $token]
    if {[dict size $byPlace] || [llength [dict get $part other]]} {
        return $byPlace
    }
    return [dict map {place what} [[$seat of waiting] places $token] {
        list wait $what
    }]
}

proc ::wargame::seat::stepsSay {seat token place steps} {
    lassign $steps first what
    return [switch -- $first {
        wait { [$seat of waiting] caption $what }
        done { ::wargame::base::say hand.afterDone }
        default {
            [[$seat presenter] advice] caption [$seat moment] $token $place
        }
    }]
}

proc ::wargame::seat::stepsWay {seat token place steps} {
    return [expr {[lindex $steps 0] eq "wait" ? {}
        : [[[$seat presenter] advice] way [$seat moment] $token $place \
            $steps]}]
}

proc ::wargame::seat::stepsDo {seat token steps} {
    if {[lindex $steps 0] eq "wait"} {
        [$seat of waiting] send $token [lindex $steps 1]
    } else {
        [$seat of answers] close $steps [list [$seat table] doAll $steps]
    }
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
