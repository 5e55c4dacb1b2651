# monday-battles.tcl --
#
#       Battles of Bloody Monday for several files of tests.

# sees --
#
#       Which of these blocks a viewer can read.
proc sees {match viewer blocks} {
    set known [see $match $viewer unit.block]
    return [lmap block $blocks { expr {[unit $match $block block] in $known} }]
}

# effects --
#
#       What the ground does to a battle, and who rolls first.
proc effects {match} {
    return [lmap effect [$match query umpire effects] { dict values $effect }]
}

# Two new engagements, 56 and 57, and two areas contested before, 30 and 25.
proc four {leaders {options ""}} {
    return [clash "24 F18 F09 F24 F42\n31 F19 F10\n30 F11 R34\n25 F12 R35\n56 R40\n57 R41" \
            $leaders "
        move F19 @56
        move F10 @57
    " $options]
}

# Guns about Stonets Mouth, 54: F30 and F31 at 28, F16 over the Kolocha at 41.
proc guns {script {options ""}} {
    return [clash "28 F24 F30 F31 F25\n41 F09 F16 F17=0\n22 F53\n54 R33 R34" {F24 F09} "
        unlimber F30
        unlimber F31
        unlimber F16
        $script
    " $options]
}

# Guns at 28 fire into 54, those at 29 stand beside 56, too.
proc beside {options} {
    set m [clash "28 F24 F30 F25\n29 F18 F23\n31 F19\n55 R33\n56 R40" {F24 F18} "
        unlimber F30
        unlimber F23
        move F25 @55
        move F19 @56
    " $options]
    run $m "fight @55\n done"
    while {[see $m umpire battle.area] == 54} {
        run $m "roll [lrepeat [$m dice] 1]"
    }
    return $m
}
