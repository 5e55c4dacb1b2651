# inputs-keys.tcl --
#
#       A Player without a mouse: it plays the same turns by keys alone, and finds
#       fault with a keyboard that is nowhere.
#
#   set player [KeyPlayer new TABLE]     as a Player, see inputs.tcl
#
#   {lead UNIT PLACE} of what is wanted is a piece led there by several actions.

source [file join [file dirname [info script]] inputs.tcl]

if {[info object isa class KeyPlayer]} {
    return
}

oo::class create KeyPlayer {
    superclass Player
    variable Table Match Window Hand

    constructor {table} {
        next $table
        set Hand keys
    }

    method By_mouse {action} {
        return [my By_keys $action]
    }

    method Click {button} {
        my PressKeys $button
    }

    method Key {key} {
        # What a person presses goes where the keyboard is.
        update
        set focus [focus -lastfor $Window]
        if {$focus eq $Window || ![winfo ismapped $focus]} {
            my Fault "the keyboard is nowhere: $focus, [$Match decision]"
        }
        if {[focus] eq ""} {
            focus -force $focus
            update
        }
        next $key
    }

    method AnswerScreen {} {
        ::wargame::base::timer pass [::wargame::look::deafMs unlooked]
        my Key P
        my Settled
    }

    method Confirm {} {
        update
        if {[winfo exists [my Part loss]]} {
            my PressKeys [[[$Table seat] of question] part done]
            update
        }
    }

    method AtOnce {} {
        # Keys find nobody while it is read what was seen meanwhile.
        return [expr {!([my Meanwhile] && [lindex [my left] 0 0] eq "send")
            && [next]}]
    }

    method DragToken {board unit place} {
        # Whoever can act by Tab, who has to wait by Shift-n.
        my ToMap [$board canvas]
        my Seek {[[$board part ring] token] eq $unit} \
                [expr {[$board part tokens] ne ""
                    && [[$board part tokens] get $unit movable] ? "n" : "N"}] \
                $unit
        my TakeUp $unit 1
        my Seek {[[$board part offers] chosen] eq $place} Tab "$unit to $place"
        my Key Return
        my Settled
    }

    method ToMap {canvas} {
        if {[focus -lastfor $Window] ne $canvas} {
            my Key m
            update
        }
        if {![my TabTo $canvas]} {
            error "Tab does not find the map"
        }
    }

    method Seek {test key what} {
        for {set i 0} {$i < 400} {incr i} {
            if {[uplevel 1 [list expr $test]]} {
                return
            }
            my Key $key
            update
        }
        my Fault "$key does not find $what, [$Match decision]"
        error "$key does not find $what, [$Match decision]"
    }
}
