# completion-zsh.tcl --
#
#       The completion of zsh.

proc quoted {text} {
    return '[string map {' '\\'' : \\:} $text]'
}

proc valueSpec {name option} {
    # What _arguments is told of an option.
    set kind [dict get [commands takes $name] $option]
    set what [commands values $name $option]
    set spec [expr {$kind eq "list" ? "*$option" : $option}]
    if {$kind eq "flag"} {
        return '$spec'
    } elseif {$what in {scenario option}} {
        return "'$spec:$what:_grognard_$what'"
    } elseif {[mayBeFile $what]} {
        return "'$spec:file:_files'"
    }
    set words [wordsFor $what]
    return "'$spec:value:[expr {[llength $words] ? "($words)" : ""}]'"
}

proc placeSpec {name} {
    set many [expr {[lindex [commands words $name] 1] eq "any"}]
    set place 0
    return [lmap what [commands arguments $name] {
        incr place
        set words [wordsFor $what]
        set action [expr {![mayBeFile $what] ? "($words)"
            : [llength $words] ? "{_files; compadd $words}" : "_files"}]
        string cat ' [expr {$many ? "*" : $place}] :argument: $action '
    }]
}

proc commandCases {} {
    return [join [lmap name [commands names] {
        string cat "        $name) _arguments " [join [concat {{'-h[explain]'}} \
                [lmap option [dict keys [commands takes $name]] {
                    valueSpec $name $option
                }] [placeSpec $name]] " \\\n            "] " ;;"
    }] \n]
}

proc ofGameCases {what} {
    set lines {}
    dict for {game words} [ofGames $what] {
        lappend lines "        (*\\ $game\\ *) compadd -- $words ;;"
    }
    return [join $lines \n]
}

proc completion {} {
    set told [join [lmap name [commands names] {
        string cat "        " [quoted $name]: [quoted [described $name]]
    }] \n]
    return [string map [list @COMMANDS@ $told @CASES@ [commandCases] \
            @SCENARIOS@ [ofGameCases scenario] \
            @OPTIONS@ [ofGameCases option]] {#compdef grognard
# Completion of grognard for zsh.

_grognard_scenario () {
    case " $line $words " in
@SCENARIOS@
    esac
}

_grognard_option () {
    case " $line $words " in
@OPTIONS@
    esac
}

_grognard () {
    local -a told line
    told=(
@COMMANDS@
    )
    if (( CURRENT == 2 )); then
        _describe command told
        _files
        return
    fi
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
@CASES@
    esac
}

_grognard "$@"
}]
}
