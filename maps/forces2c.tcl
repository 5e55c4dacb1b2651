# forces2c.tcl --
#
#       tclsh forces2c.tcl LIBRARY FORCES > FILE
#
#       Writes maps/moskowa.forces, whose first lines say how it is written, as
#       C: the tables that generic/moskowa/forces.h declares.  A mistake stops
#       the build with its file and line.
#
#       The pieces of a side are its counters, then the battalions of its
#       regiments, then its leaders, then their aides.

set formations {}
array set made {}
set side ""

proc readLine {keyword args} {
    global side corps formations made
    switch -- $keyword {
        side {
            lassign $args side
            foreach kind {unit battalion leader aide} {
                set made($side,$kind) {}
            }
        }
        corps { lassign $args corps }
        division {
            lassign $args division
            lappend formations [list $side $corps $division]
        }
        unit { unit {*}$args }
        leader { leader {*}$args }
        aide { aide {*}$args }
        default {
            error "unknown word \"$keyword\""
        }
    }
}

# label --
#
#       The beginning of a key: side, corps and code, without blanks.
proc label {code} {
    global side corps
    set short [dict create "Imperial Guard" IG "Reserve Artillery" RA \
            "Cossacks (Platov)" P]
    set word [expr {[dict exists $short $corps] ? [dict get $short $corps]
        : [lindex $corps 0]}]
    return [string index $side 0]-$word-[string map {??, "" , .} $code]
}

proc key {stem} {
    # The next key with this stem, in letters of words: STEM, STEM_2...
    global keys
    regsub -all {\W} $stem _ stem
    set key $stem
    for {set number 2} {[info exists keys($key)]} {incr number} {
        set key ${stem}_$number
    }
    set keys($key) ""
    return $key
}

# R-M184: whose class is no guard, but who is of a division of the Guard, or is
# called so in the Order of Battle.
proc isNamedGuard {list name} {
    global formations
    set division [lindex $formations end 2]
    return [expr {$list ni {leader aide}
            && ($division eq "Royal Italian Guard"
                || [regexp {Guard Chevau-legers|Life Grenadier|Garde du Corps} \
                    $name])}]
}

proc piece {list key code name type class source points fire range melee \
        morale movement lance battalions {whole -1} {bonus {0 0 0}} {lost 0}} {
    global made formations side
    set shots [lrange [concat [split $fire -] 0 0] 0 2]
    lappend made($side,$list) [list $key $code $name $source \
            [expr {$list in {leader aide} ? -1 : [llength $formations] - 1}] \
            [string toupper $type] CLASS_[string toupper $class] $whole \
            $battalions $points $shots $range $melee $morale $movement \
            $lance $bonus $lost [isNamedGuard $list $name]]
}

proc unit {code name type class count points fire range melee morale
        movement lance source args} {
    global made side
    lassign $args battalions part shots far strength
    if {[llength $args] ni {0 5} || ([llength $args]
            && $battalions * $part != $points)} {
        error "the battalions of $code are not the regiment"
    }
    if {[string match *guns $type] || $type eq "howitzer"} {
        if {[llength [split $fire -]] != 3} {
            error "guns have three values of fire"
        }
    }
    for {set i 0} {$i < $count} {incr i} {
        set whole [llength $made($side,unit)]
        set key [key [label $code]]
        piece unit $key $code $name $type $class $source $points $fire \
                $range $melee $morale $movement $lance \
                [expr {[llength $args] ? $battalions : 0}]
        for {set j 1} {[llength $args] && $j <= $battalions} {incr j} {
            piece battalion ${key}_b$j $code "$name $j" $type $class $source \
                    $part $shots $far $strength $morale $movement $lance 0 \
                    $whole
        }
    }
}

proc leader {code name command morale infantry cavalry fire movement
        points source} {
    global side corps
    set corps $code
    piece leader [key [string index $side 0]-[lindex [split $name] 0]] \
            $code $name leader none $source 0 0 0 0 $morale $movement 0 0 -1 \
            [list $infantry $cavalry $fire] $points
}

proc aide {code name leader morale movement source} {
    global made side
    set at [lsearch -exact -index 2 $made($side,leader) $leader]
    if {$at < 0} {
        error "no leader \"$leader\""
    }
    piece aide [key [string index $side 0]-aide-[lindex [split $leader] 0]] \
            $code $name aide none $source 0 0 0 0 $morale $movement 0 0 $at
}

proc cell {piece whole} {
    lassign $piece key code name source formation type class - battalions \
            points shots range melee morale movement lance bonus lost \
            named_guard
    return "    \{ \"$key\", \"$code\", \"$name\", \"$source\",\
            $formation, $type, $class, $whole, $battalions, $points,\
            \{ [join $shots {, }] \}, $range, $melee, $morale, $movement,\
            $lance, \{ [join $bonus {, }] \}, $lost, $named_guard \},"
}

lassign $argv library path
source -encoding utf-8 [file join [file dirname [info script]] made.tcl]
readers $library maplines
orStop { ::wargame::ground::mapLines each $path readLine }

madeFrom $path
puts "#include \"generic/moskowa/forces.h\"\n"
puts "const Formation moskowa_formation\[\] = \{"
foreach formation $formations {
    lassign $formation of corps division
    puts "    \{ [expr {$of eq "russian"}], \"$corps\", \"$division\" \},"
}
puts "\};\nconst int moskowa_formations = [llength $formations];\n"
puts "const Piece moskowa_piece\[PIECES\] = \{"
set first 0
foreach of {french russian} {
    # A battalion is of a unit, an aide a leader's.
    set base(battalion) $first
    set base(aide) [expr {$first + [llength $made($of,unit)]
        + [llength $made($of,battalion)]}]
    foreach kind {unit battalion leader aide} {
        foreach piece $made($of,$kind) {
            set whole [lindex $piece 7]
            puts [cell $piece [expr {$whole < 0 ? -1
                : $base($kind) + $whole}]]
            incr first
        }
    }
    if {$of eq "french"} {
        set second $first
    }
}
puts "\};\n_Static_assert(SECOND == $second && PIECES == $first,\
        \"the pieces of both sides\");"
