# commands.tcl --
#
#       What the command line takes, as one table: from it words are read
#       (options.tcl), and what shells offer is made (desktop/completion.tcl);
#       tests hold what -h and the manual page say to it.
#
#       commands names          the names, in the order that the help names them
#       commands headless       the commands that need no display
#       commands words NAME     {LEAST MOST} arguments; MOST may be any
#       commands arguments NAME what each argument is, the last for those after
#       commands takes NAME     OPTION -> KIND: flag, integer, positive, list
#                               (may be repeated) or "" for any word
#       commands values NAME OPTION     what its value is
#
#       What an argument or a value is: file, folder, game, scenario, option,
#       side, role, some words to choose from, or "" for what nobody can guess.

namespace eval ::wargame::shell::commands {
    namespace export names headless words arguments takes values
    namespace ensemble create
    # NAME -> LEAST MOST, arguments, and OPTION {KIND VALUE}.
    variable Table {
        new {1 1 game {
            -scenario {"" scenario} -option {list option} -seed {integer ""}
            -dice {"" {program typed fair}} -window {list role}
        }}
        replay {1 1 file {-side {"" side} -at {integer ""}}}
        games {0 0 {} {}}
        simulate {1 1 game {
            -scenario {"" scenario} -option {list option}
            -matches {positive ""} -seed {integer ""} -json {flag ""}
        }}
        ladder {1 any {{file game}} {
            -scenario {"" scenario} -option {list option} -levels {"" ""}
            -matches {positive ""} -seed {integer ""} -jobs {positive ""}
            -keep {"" file} -merge {flag ""} -json {flag ""}
        }}
        verify {1 any file {}}
        show {1 1 file {-side {"" side} -at {integer ""}}}
        report {1 1 file {-out {"" file} -csv {"" file} -side {"" side}}}
        shot {1 1 {{file game}} {
            -out {"" file} -size {"" ""} -window {"" {table start board
                handover role aftermath rules tutorial ledger battle supply
                aside victory}} -side {"" side}
        }}
        letter {1 2 {{invite accept open write list answer} {file game}} {
            -scenario {"" scenario} -option {list option} -side {"" side}
            -to {list role} -losses {flag ""} -out {"" file}
            -level {"" {recruit sergeant officer general marshal}}
        }}
    }
    variable Windows {new replay}
}

proc ::wargame::shell::commands::names {} {
    variable Table
    return [dict keys $Table]
}

proc ::wargame::shell::commands::headless {} {
    variable Windows
    return [lmap name [names] {
        if {$name in $Windows} continue
        set name
    }]
}

proc ::wargame::shell::commands::words {name} {
    variable Table
    return [lrange [dict get $Table $name] 0 1]
}

proc ::wargame::shell::commands::arguments {name} {
    variable Table
    return [lindex [dict get $Table $name] 2]
}

proc ::wargame::shell::commands::takes {name} {
    variable Table
    return [dict map {- about} [lindex [dict get $Table $name] 3] {
        lindex $about 0
    }]
}

proc ::wargame::shell::commands::values {name option} {
    variable Table
    return [lindex [dict get [lindex [dict get $Table $name] 3] $option] 1]
}
