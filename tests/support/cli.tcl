# cli.tcl --
#
#       The program run by its command line, after start.tcl: without a display,
#       or with one of a given size.

set program [file join $env(WARGAME_BUILD) grognard]
set home [makeDirectory cli-home]
set given {}                    ;# of the environment, for [grognard]

proc grognard {args} {
    # {STATUS OUTPUT ERRORS} of the program.
    global program home
    set here [file join $home err]
    set saved [array get ::env]
    unset -nocomplain ::env(DISPLAY)
    array set ::env $::given
    set ::env(XDG_DATA_HOME) $home
    set ::env(XDG_CONFIG_HOME) $home
    set ::env(LANG) C
    try {
        set status 0
        try {
            set out [exec [info nameofexecutable] $program {*}$args 2> $here]
        } trap CHILDSTATUS {out options} {
            set status [lindex [dict get $options -errorcode] 2]
            set out [regsub {\n?child process exited abnormally$} $out ""]
        }
        # It writes UTF-8 whatever the system does.
        set out [encoding convertfrom utf-8 [encoding convertto $out]]
        return [list $status $out [string trim [readFile $here]]]
    } finally {
        array set ::env $saved
    }
}

proc withDisplay {size script} {
    # Runs it with ::screen, a display of that size.
    set told [file join $::home told]
    set process [exec Xvfb -displayfd 1 -screen 0 ${size}x24 -nolisten tcp \
            > $told 2> /dev/null < /dev/null &]
    try {
        while {[set number [string trim [readFile $told]]] eq ""} {
            after 20
        }
        set ::screen :$number
        uplevel 1 $script
    } finally {
        exec kill $process
    }
}

proc savedMatch {name actions} {
    # A file with a match of the toy game, its actions taken in turn.
    set match [wargame::match::Match start ford "" "" 1812]
    expr {srand(3)}
    for {set i 0} {$i < $actions} {incr i} {
        $match do [$match side] [expr {[$match side] eq "chance"
            ? [chance $match] : [lindex [$match actions] end]}]
    }
    set path [makeFile [string trimright [$match save] \n] $name]
    $match destroy
    return $path
}
