# chance.tcl --
#
#       Dice and secrets, from the system's own source of chance.
#
#       set chance [::wargame::match::Chance new ?SEED?]
#           throw N     "roll 3 5": N dice
#           secret      16 hexadecimal digits
#           seed SEED   as if made with it now
#       With a SEED, a number, they are the same every time: for tests.

if {![info object isa class ::wargame::match::Chance]} {
    oo::class create ::wargame::match::Chance
}

oo::define ::wargame::match::Chance {
    variable State

    constructor {{seed ""}} {
        set State $seed
    }

    method seed {seed} {
        set State $seed
    }

    method throw {n} {
        set action roll
        while {$n > 0} {
            set byte [my Byte]
            if {$byte < 252} {          ;# 42 * 6: no face is favoured
                append action " [expr {1 + $byte % 6}]"
                incr n -1
            }
        }
        return $action
    }

    method secret {} {
        set digits ""
        for {set i 0} {$i < 8} {incr i} {
            append digits [format %02x [my Byte]]
        }
        return $digits
    }

    method Byte {} {
        if {$State ne ""} {
            set State [expr {($State * 6364136223846793005
                    + 1442695040888963407) & 0xffffffffffffffff}]
            return [expr {$State >> 56}]
        }
        scan [::wargame::chance_bytes 1] %x byte
        return $byte
    }
}
