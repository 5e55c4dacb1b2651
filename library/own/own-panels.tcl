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
        destructor {
            catch { next }
            my Unmade
        }
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
#       In front of a panel of a script: what fails there, or answers what a
#       panel cannot, is answered as a panel does that has nothing to say, and
#       the panel goes.
if {![info object isa class ::wargame::own::PanelGuard]} {
    oo::class create ::wargame::own::PanelGuard
}

oo::define ::wargame::own::PanelGuard {
    filter Guarded
    variable Path Match

    method Guarded {args} {
        set method [lindex [self target] 1]
        set name [namespace tail [info object class [self]]]
        lassign [::wargame::own::limitOwn [list next {*}$args]] \
                code message options
        if {$code in {0 2}
                && ![::wargame::own::IsPanelAnswer $method $message]} {
            set code 1
            set message [::wargame::base::say own.panel.answer $method]
        }
        if {$code in {0 2}} {
            return $message
        }
        ::wargame::own::PanelFailed $name \
                [::wargame::own::WhyEnded $code $message] $options
        return [expr {$method eq "path" && [info exists Path] ? $Path
            : [::wargame::own::PanelAnswer $method]}]
    }

    method Unmade {} {
        # Of what its own end may have left: who listens, and the frame.
        catch { $Match deafen [namespace code {my refresh}] }
        catch { destroy $Path }
    }
}

# PanelAnswer, IsPanelAnswer --
#
#       What a panel with nothing to say answers; and may a panel answer that?

proc ::wargame::own::PanelAnswer {method} {
    return [switch -- $method {
        placing { list -relwidth 1 -relheight 1 }
        beside - wide - height - givesBack - answers - stays - once - lingers -
        home - key { expr 0 }
        pause { expr 200 }
    }]
}

proc ::wargame::own::IsPanelAnswer {method answer} {
    return [switch -- $method {
        beside - givesBack - answers - stays - once - lingers - home - key {
            string is boolean -strict $answer
        }
        wide - height - pause {
            expr {[string is entier -strict $answer] && $answer >= 0
                && $answer <= 100000}
        }
        placing { IsPlacing $answer }
        picked - scene { string is list $answer }
        path - kept { expr {$answer eq "" || [winfo exists $answer]} }
        default { expr 1 }
    }]
}

proc ::wargame::own::IsPlacing {answer} {
    # Tried with a frame that nobody sees.
    set frame [frame .ownPlacing]
    set failed [catch {place $frame -in . {*}$answer}]
    destroy $frame
    return [expr {!$failed && "-in" ni $answer}]
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
