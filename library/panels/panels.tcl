# panels.tcl --
#
#       The panels beside the map: which there are, and the class of each: ours,
#       or another put in its place.
#
#       panels names             the names of all panels
#       panels open NAME PATH MATCH VIEWER DOCMD ?PRESENTER?    -> a panel, see
#                                panel.tcl; "" if there is none of that name
#       panels replace NAME CLASS    is opened from now on.  If it fails while
#                                it is made, the request "reported" says so, and
#                                ours comes instead
#       panels restore ?NAME?    ours again: -> was it replaced?  Without NAME,
#                                all

need panels/panel base/requests base/words

namespace eval ::wargame::panels::panels {
    namespace export names open replace restore
    namespace ensemble create
    variable Names {aside battle card initiative moves supply victory}
    variable Replaced           ;# NAME -> CLASS
    if {![info exists Replaced]} {
        set Replaced [dict create]
    }
}

proc ::wargame::panels::panels::names {} {
    variable Names
    return $Names
}

proc ::wargame::panels::panels::replace {name class} {
    variable Replaced
    dict set Replaced $name $class
    return
}

proc ::wargame::panels::panels::restore {{name ""}} {
    variable Replaced
    if {$name eq ""} {
        set Replaced [dict create]
        return 1
    }
    set was [dict exists $Replaced $name]
    dict unset Replaced $name
    return $was
}

proc ::wargame::panels::panels::open {name args} {
    variable Names
    variable Replaced
    if {[dict exists $Replaced $name]} {
        try {
            set panel [[dict get $Replaced $name] new {*}$args]
            if {[$panel path] ne [lindex $args 0]} {
                # It has not been made as a panel is.
                $panel destroy
                error [::wargame::base::say own.panel.answer path]
            }
            return $panel
        } on error {message options} {
            if {[restore $name]} {
                after idle [list ::wargame::base::requests send reported \
                        $name $message $options]
            }
            destroy [lindex $args 0]
        }
    }
    if {$name ni $Names} {
        return ""
    }
    ::wargame::base::need panels/$name
    return [::wargame::panels::[string totitle $name]Panel new {*}$args]
}
