# decides.tcl --
#
#       A person at a table who decides as an officer would.
#
#       decide TABLE       what is asked there now

proc decide {table} {
    # As an officer would, for the person.
    set match [$table match]
    set computer [wargame::computer_new [dict get [$match about] game] \
            [$match side] officer 3]
    wargame::computer_begin $computer [$match handle]
    set action [wargame::computer_answer $computer [$match handle]]
    wargame::computer_free $computer
    $table do $action
}
