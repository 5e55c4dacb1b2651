# checked.tcl --
#
#       What menus show as chosen: a mark beside an entry, in every menu that
#       has it.
#
#       checked variable WHAT     the name of the variable of such an entry
#       checked set WHAT VALUE    the mark is beside that
#       checked get WHAT          -> the value, since an entry was chosen, too
#
#   WHAT is a preference, or what a menu calls it.

namespace eval ::wargame::base::checked {
    namespace export variable set get
    namespace ensemble create
    ::variable Chosen
}

proc ::wargame::base::checked::variable {what} {
    return ::wargame::base::checked::Chosen($what)
}

proc ::wargame::base::checked::set {what value} {
    ::set [variable $what] $value
}

proc ::wargame::base::checked::get {what} {
    return [::set [variable $what]]
}
