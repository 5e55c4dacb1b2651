# own-rooms.tcl --
#
#       The rooms beside the map: ours, and those of a person's own scripts.
#
#       room NAME CLASS          in a script: a class of rooms, see room.tcl,
#                                that is the room NAME from now on
#       newRoom NAME PATH MATCH VIEWER DOCMD    -> a room, or "" if there is
#                                none of that name
#
#   One of a script that fails is put away, and ours comes instead.

::wargame::need room

namespace eval ::wargame {
    variable Rooms {aside battle card initiative moves supply victory}
    # By name, a class.
    variable OwnRooms
    if {![info exists OwnRooms]} {
        set OwnRooms [dict create]
    }
}

proc ::wargame::room {name class} {
    variable Rooms
    variable OwnRooms
    set class [uplevel 1 [list namespace which $class]]
    if {$name ni $Rooms} {
        return -code error [say own.room.none $name [join $Rooms ", "]]
    } elseif {$class eq "" || ![info object isa class $class]
            || "::wargame::Room" ni [Ancestors $class]} {
        return -code error [say own.room.class $name]
    }
    namespace eval ::wargame::ownRoom {}
    set guarded ::wargame::ownRoom::$name
    catch {$guarded destroy}
    oo::class create $guarded [list superclass $class]
    oo::define $guarded {
        mixin ::wargame::RoomGuard
        destructor { catch { next } }
    }
    dict set OwnRooms $name $guarded
    return
}

proc ::wargame::Ancestors {class} {
    set all [list $class]
    foreach parent [info class superclasses $class] {
        lappend all {*}[Ancestors $parent]
    }
    return $all
}

proc ::wargame::ForgetRooms {} {
    variable OwnRooms [dict create]
    if {[namespace exists ::wargame::ownRoom]} {
        namespace delete ::wargame::ownRoom
    }
}

proc ::wargame::newRoom {name args} {
    variable Rooms
    variable OwnRooms
    if {[dict exists $OwnRooms $name]} {
        try {
            return [[dict get $OwnRooms $name] new {*}$args]
        } on error {message options} {
            after idle [list ::wargame::ownFault $name $message $options]
            dict unset OwnRooms $name
            destroy [lindex $args 0]
        }
    }
    if {$name ni $Rooms} {
        return ""
    }
    need $name
    return [[string totitle $name]Room new {*}$args]
}

# RoomGuard --
#
#       In front of a room of a script: what fails there is answered as a room
#       does that has nothing to say, and the room goes.
if {![info object isa class ::wargame::RoomGuard]} {
    oo::class create ::wargame::RoomGuard
}

oo::define ::wargame::RoomGuard {
    filter Guarded

    method Guarded {args} {
        try {
            return [next {*}$args]
        } on error {message options} {
            ::wargame::RoomFailed [namespace tail [info object class [self]]] \
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
proc ::wargame::RoomFailed {name message options} {
    variable OwnRooms
    if {[dict exists $OwnRooms $name]} {
        dict unset OwnRooms $name
        after idle [list ::wargame::RoomAway $name $message $options]
    }
}

proc ::wargame::RoomAway {name message options} {
    EachSeat enterAgain
    ownFault $name $message $options
}
