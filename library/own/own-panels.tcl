# own-panels.tcl --
#
#       Panels beside the map of a person's own scripts.
#
#       panel NAME CLASS          in a script: a class of panels, see panel.tcl,
#                                that is the panel NAME from now on
#
#   One of a script that fails is put away, and ours comes instead.

need base/words panels/panels panels/panel own/own-faults

proc ::wargame::own::panel {name class} {
    set class [uplevel 1 [list namespace which $class]]
    if {$name ni [panels names]} {
        return -code error [say own.panel.none $name [join [panels names] ", "]]
    } elseif {$class eq "" || ![info object isa class $class]
            || "::wargame::panels::Panel" ni [Ancestors $class]} {
        return -code error [say own.panel.class $name]
    }
    namespace eval ::wargame::own::ownPanel {}
    set guarded ::wargame::own::ownPanel::$name
    catch {$guarded destroy}
    oo::class create $guarded [list superclass $class]
    oo::define $guarded {
        mixin ::wargame::own::PanelGuard
        destructor { catch { next } }
    }
    panels replace $name $guarded
    return
}

proc ::wargame::own::Ancestors {class} {
    set all [list $class]
    foreach parent [info class superclasses $class] {
        lappend all {*}[Ancestors $parent]
    }
    return $all
}

proc ::wargame::own::ForgetPanels {} {
    panels restore
    if {[namespace exists ::wargame::own::ownPanel]} {
        namespace delete ::wargame::own::ownPanel
    }
}

# PanelGuard --
#
#       In front of a panel of a script: what fails there is answered as a panel
#       does that has nothing to say, and the panel goes.
if {![info object isa class ::wargame::own::PanelGuard]} {
    oo::class create ::wargame::own::PanelGuard
}

oo::define ::wargame::own::PanelGuard {
    filter Guarded

    method Guarded {args} {
        try {
            return [next {*}$args]
        } on error {message options} {
            ::wargame::own::PanelFailed [namespace tail \
                    [info object class [self]]] \
                    $message $options
            set method [lindex [self target] 1]
            return [switch -- $method {
                placing { list -relwidth 1 -relheight 1 }
                beside - wide - stays - answers - key - home { expr 0 }
                pause { expr 200 }
            }]
        }
    }
}

# PanelFailed --
#
#       Once for each: after that it has no class to come back by.
proc ::wargame::own::PanelFailed {name message options} {
    if {[panels restore $name]} {
        after idle [list ::wargame::own::PanelAway $name $message $options]
    }
}

proc ::wargame::own::PanelAway {name message options} {
    foreach seat [Seats] {
        $seat panel enterAgain
    }
    ownFault $name $message $options
}
