# options.tcl --
#
#       Words of a command line as options, and the names of games, scenarios
#       and options that they must be.

need base/files base/words shell/commands

# options --
#
#       The arguments and a dictionary of the options given, as the table of
#       commands has them.
proc ::wargame::shell::options {command words} {
    lassign [commands words $command] least most
    return [readWords $command [commands takes $command] $words $least $most]
}

# readWords --
#
#       The same by what is allowed, each option with its kind; there are least
#       to most arguments.
proc ::wargame::shell::readWords {command allowed words least most} {
    set given [dict create]
    foreach {name kind} $allowed {
        dict set given $name [expr {$kind eq "flag" ? 0 : ""}]
    }
    set arguments {}
    while {[llength $words] > 0} {
        set words [lassign $words word]
        if {![string match -?* $word]} {
            lappend arguments $word
        } elseif {![dict exists $allowed $word]} {
            usage cli.noOptionOf $command $word
        } elseif {[dict get $allowed $word] eq "flag"} {
            dict set given $word 1
        } elseif {[llength $words] == 0} {
            usage cli.noValue $word
        } else {
            set words [lassign $words value]
            set kind [dict get $allowed $word]
            if {$kind in {integer positive}
                    && ![IsInt $value]} {
                usage cli.notNumber $word $value
            } elseif {$kind eq "positive" && $value < 1} {
                usage cli.notPositive $word $value
            } elseif {$kind eq "list"} {
                dict lappend given $word $value
            } else {
                dict set given $word $value
            }
        }
    }
    if {[llength $arguments] < $least} {
        missing $command
    } elseif {$most ne "any" && [llength $arguments] > $most} {
        usage cli.tooMany [lindex $arguments $most]
    }
    return [list {*}$arguments $given]
}

# IsInt --
#
#       A whole number, so small that those which follow it in a run are, too.
proc ::wargame::shell::IsInt {value} {
    return [regexp {^(0|-?[1-9]\d{0,8})$} $value]
}

# missing --
#
#       Ends the program: there are too few words after a command.  How they go
#       is the first part of what is told of it.
proc ::wargame::shell::missing {command} {
    usage cli.missing [regsub -all {\s+} [lindex [split [string map \
            {\n\n \r} [say cli.help.$command]] \r] 0] " "]
}

# knownGame --
#
#       GAME, if it is one.
proc ::wargame::shell::knownGame {game} {
    if {[aboutGame $game] eq ""} {
        usage cli.noGame $game [join [lmap about [games] {
            dict get $about game
        }] ", "]
    }
    return $game
}

# knownScenario --
#
#       The scenario; "" is the first.
proc ::wargame::shell::knownScenario {game scenario} {
    set scenarios [dict get [aboutGame $game] scenarios]
    if {$scenario eq ""} {
        return [lindex $scenarios 0]
    } elseif {$scenario ni $scenarios} {
        usage cli.noScenario $scenario [join $scenarios ", "]
    }
    return $scenario
}

# knownOptions --
#
#       "NAME VALUE ..." from words such as flanking=on.
proc ::wargame::shell::knownOptions {game words} {
    set values [concat {*}[dict get [aboutGame $game] options]]
    set chosen {}
    foreach word $words {
        if {![regexp {^([^=]+)=(.*)$} $word - name value]} {
            usage cli.notPair $word
        } elseif {![dict exists $values $name]} {
            usage cli.noGameOption $name
        } elseif {$value ni [dict get $values $name]} {
            usage cli.noGameValue $value $name \
                    [join [dict get $values $name] ", "]
        }
        dict set chosen $name $value
    }
    return $chosen
}

# knownViewer --
#
#       0, 1, public or umpire, from that or from the side's name.
proc ::wargame::shell::knownViewer {game word} {
    set sides [dict get [aboutGame $game] sides]
    if {$word in $sides} {
        return [lsearch -exact $sides $word]
    } elseif {$word ni {0 1 public umpire}} {
        usage cli.noSide $word [join [concat $sides public umpire] ", "]
    }
    return $word
}

# knownRole, knownRoles --
#
#       VIEWER DISPLAY COMMANDER of a window, from "public", "public@:1" or, of
#       one commander of several, "french.2"; and of several windows.
proc ::wargame::shell::knownRole {game word} {
    if {![regexp {^([^@]+)(?:@(.+))?$} $word - viewer display]} {
        set viewer $word
        set display ""
    }
    set commander ""
    if {[regexp {^(.+)\.([1-9])$} $viewer - viewer number]} {
        set commander [expr {$number - 1}]
    }
    return [list [knownViewer $game $viewer] $display $commander]
}

proc ::wargame::shell::knownRoles {game words} {
    return [lmap word $words { knownRole $game $word }]
}
