# completion-fish.tcl --
#
#       The completion of fish.

proc quoted {text} {
    return '[string map {\\ \\\\ ' \\'} $text]'
}

proc after {name} {
    return "complete -c grognard -n '__fish_seen_subcommand_from $name'"
}

proc byGame {what name option} {
    set lines {}
    dict for {game words} [ofGames $what] {
        if {[llength $words]} {
            lappend lines "complete -c grognard -n\
                    '__fish_seen_subcommand_from $name;\
                    and contains $game (commandline -opc)'\
                    -o [string range $option 1 end] -x -a '$words'"
        }
    }
    return $lines
}

proc optionLines {name option} {
    set what [commands values $name $option]
    set line "[after $name] -o [string range $option 1 end]"
    if {[dict get [commands takes $name] $option] eq "flag"} {
        return [list $line]
    } elseif {$what in {scenario option}} {
        return [byGame $what $name $option]
    } elseif {[mayBeFile $what]} {
        return [list "$line -r -F"]
    }
    set words [wordsFor $what]
    return [list "$line -x[expr {[llength $words] ? " -a '$words'" : ""}]"]
}

proc completion {} {
    set lines {"# Completion of grognard for fish." \
            "complete -c grognard -f"}
    foreach name [commands names] {
        lappend lines "complete -c grognard -n __fish_use_subcommand -a $name\
                -d [quoted [described $name]]"
        foreach option [dict keys [commands takes $name]] {
            lappend lines {*}[optionLines $name $option]
        }
        foreach what [commands arguments $name] {
            if {[mayBeFile $what]} {
                lappend lines "[after $name] -F"
            }
            if {[llength [wordsFor $what]]} {
                lappend lines "[after $name] -a '[wordsFor $what]'"
            }
        }
    }
    lappend lines "complete -c grognard -n __fish_use_subcommand -F"
    return [join $lines \n]\n
}
