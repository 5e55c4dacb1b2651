# own-rooms.tcl --
#
#       Panels beside the map of a person's own scripts.
#
#       room NAME CLASS          in a script: a class of rooms, see room.tcl,
#                                that is the room NAME from now on
#
#   One of a script that fails is put away, and ours comes instead.

need base/words panels/panels panels/room table/match-windows

proc ::wargame::own::room {name class} {
    set class [uplevel 1 [list namespace which $class]]
    if {$name ni [panels names]} {
        return -code error [say own.room.none $name [join [panels names] ", "]]
    } elseif {$class eq "" || ![info object isa class $class]
            || "::wargame::panels::Room" ni [Ancestors $class]} {
        return -code error [say own.room.class $name]
    }
    namespace eval ::wargame::own::ownRoom {}
    set guarded ::wargame::own::ownRoom::$name
    catch {$guarded destroy}
    oo::class create $guarded [list superclass $class]
    oo::define $guarded {
        mixin ::wargame::own::RoomGuard
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

proc ::wargame::own::ForgetRooms {} {
    panels restore
    if {[namespace exists ::wargame::own::ownRoom]} {
        namespace delete ::wargame::own::ownRoom
    }
}

# RoomGuard --
#
#       In front of a room of a script: what fails there is answered as a room
#       does that has nothing to say, and the room goes.
if {![info object isa class ::wargame::own::RoomGuard]} {
    oo::class create ::wargame::own::RoomGuard
}

oo::define ::wargame::own::RoomGuard {
    filter Guarded

    method Guarded {args} {
        try {
            return [next {*}$args]
        } on error {message options} {
            ::wargame::own::RoomFailed [namespace tail \
                    [info object class [self]]] \
                    $message $options
            set method [lindex [self target] 1]
            return [switch -- $method {
                placing { list -relwidth 1 -relheight 1 }
                beside - stays - answers - key - home { expr 0 }
                pause { expr 200 }
            }]
        }
    }
}

# RoomFailed --
#
#       Once for each: after that it has no class to come back by.
proc ::wargame::own::RoomFailed {name message options} {
    if {[panels restore $name]} {
        after idle [list ::wargame::own::RoomAway $name $message $options]
    }
}

proc ::wargame::own::RoomAway {name message options} {
    foreach seat [Seats] {
        [$seat of panel] enterAgain
    }
    ownFault $name $message $options
}
