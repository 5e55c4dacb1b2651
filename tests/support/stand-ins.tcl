# stand-ins.tcl --
#
#       standIns       CLASS REAL OWN..., of each class that stands for another:
#                      that other one, and methods that it has for itself

set standIns {
    shell::FarTable     table::Table            keptIn
    shell::FarDice      table::TableDice        {}
    shell::FarComputers table::TableComputers   {}
    shell::FarAnswers   table::ProgramAnswers   {}
    shell::FarAutosave  match::Autosave         follow
    table::FarRole      table::RoleWindow       process
    match::FarMatch     match::Match            {follow followActions changed}
    match::SeatMatch    match::Match            {remoteSeat thinker message}
    match::SeatDeeds    match::Deeds            foreseen
}
