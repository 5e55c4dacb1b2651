# completion.tcl --
#
#       tclsh completion.tcl bash|fish|zsh PACKAGE > FILE
#
#       What a shell offers after "grognard", from the table of commands
#       (library/shell/commands.tcl) and the games of the package in that
#       folder: words for each place, and whether it may be a file.

lassign $argv shell dir
source [file join $dir pkgIndex.tcl]
package require wargame
namespace eval ::wargame::shell {}
::wargame::base::need shell/commands base/words
interp alias {} commands {} ::wargame::shell::commands
::wargame::base::speak en

# described --
#
#       What the help says of a command, as one line; else its first sentence.
proc described {name} {
    set text [regsub -all {\n {10,}} [::wargame::base::say cli.help] "  "]
    foreach line [split $text \n] {
        if {[regexp "^ +grognard $name\\M.*? {2,}(\\S.*)$" $line - said]
                || [regexp "^ +grognard $name +\\S.*\\] {2,}(.*)$" $line \
                    - said]} {
            return $said
        }
    }
    regexp {\n\n(.*?)\.\s} [::wargame::base::say cli.help.$name] - said
    return $said
}

# ofGames --
#
#       GAME -> its scenarios, or its options as NAME=VALUE.
proc ofGames {what} {
    set found {}
    foreach about [::wargame::games] {
        set words [dict get $about ${what}s]
        if {$what eq "option"} {
            set words [concat {*}[lmap option $words {
                lassign $option name values
                lmap value $values { string cat $name = $value }
            }]]
        }
        dict set found [dict get $about game] $words
    }
    return $found
}

# wordsFor --
#
#       The words of a place that are the same whatever else stands there.
proc wordsFor {what} {
    set all {}
    foreach about [::wargame::games] {
        lappend games [dict get $about game]
        foreach side [dict get $about sides] {
            if {$side ni $all} {
                lappend all $side
            }
        }
    }
    switch -- $what {
        game { return $games }
        side - role { return [concat $all public umpire] }
        file - folder - scenario - option - "" { return {} }
        default {
            return [concat {*}[lmap word $what {
                expr {$word in {file game} ? [wordsFor $word] : [list $word]}
            }]]
        }
    }
}

proc mayBeFile {what} {
    return [expr {"file" in $what}]
}

source [file join [file dirname [info script]] completion-$shell.tcl]
fconfigure stdout -encoding utf-8
puts -nonewline [completion]
