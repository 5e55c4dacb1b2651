# completion-bash.tcl --
#
#       The completion of bash.  The shell breaks words at "=", so a value of an
#       option of a game is offered whole, before its "=" is typed.

proc byGame {what} {
    set lines {}
    dict for {game words} [ofGames $what] {
        lappend lines "                $game) words='$words' ;;"
    }
    return "            case \$game in\n[join $lines \n]\n            esac ;;"
}

proc valueCases {} {
    set lines {}
    foreach name [commands names] {
        foreach option [dict keys [commands takes $name]] {
            set what [commands values $name $option]
            if {[dict get [commands takes $name] $option] eq "flag"
                    || $what eq ""} {
                continue
            } elseif {$what in {scenario option}} {
                lappend lines "        $name:$option)" [byGame $what]
            } elseif {[mayBeFile $what]} {
                lappend lines "        $name:$option) files=1 ;;"
            } else {
                lappend lines \
                        "        $name:$option) words='[wordsFor $what]' ;;"
            }
        }
    }
    return [join $lines \n]
}

proc placeCases {} {
    return [join [lmap name [commands names] {
        set places [lmap what [commands arguments $name] place {2 3} {
            if {$what eq ""} continue
            set last [expr {[lindex [commands words $name] 1] eq "any"
                ? "*" : $place}]
            string cat "$name:$last) words='[wordsFor $what]'" \
                    [expr {[mayBeFile $what] ? " files=1" : ""}] " ;;"
        }]
        if {![llength $places]} continue
        string cat "            " [join $places "\n            "]
    }] \n]
}

proc optionCases {} {
    return [join [lmap name [commands names] {
        string cat "            $name) words='[dict keys \
                [commands takes $name]] -h' ;;"
    }] \n]
}

proc completion {} {
    return [string map [list @NAMES@ [commands names] \
            @VALUES@ [valueCases] @PLACES@ [placeCases] \
            @OPTIONS@ [optionCases]] {# Completion of grognard for bash.
_grognard () {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local command=${COMP_WORDS[1]} game=${COMP_WORDS[2]} words='' files=''
    COMPREPLY=()
    [ "$command" = letter ] && game=${COMP_WORDS[3]}
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='@NAMES@ -h -version' files=1
    elif [ "${word#-}" != "$word" ]; then
        case $command in
@OPTIONS@
        esac
    else
        case $command:$before in
@VALUES@
        *) case $command:$COMP_CWORD in
@PLACES@
            esac ;;
        esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    if [ -n "$files" ]; then
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
        compopt -o filenames 2>/dev/null
    fi
}
complete -F _grognard grognard
}]
}
