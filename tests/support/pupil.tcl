# pupil.tcl --
#
#       Who does in a tutorial what is shown, after robot.tcl.
#
#       set pupil [Pupil new TABLE SEED]    a Robot, see there
#           press NAME          a button of the card: next, show, back, leave
#           step                the next thing that is to be done

oo::class create Pupil {
    # It does what is shown.
    superclass Robot
    variable Table Match Window Hand

    method Choose {} {
        set step [[[$Table mode] lesson] step]
        foreach pattern [concat [dict get $step show] done] {
            set found [lsearch -inline -glob [$Match actions] $pattern]
            if {$found ne ""} {
                return $found
            }
        }
        return [lindex [$Match actions] 0]
    }

    method press {name} {
        my Click [onScreen $Window tutorial::TutorialCard $name]
        update
    }
}
