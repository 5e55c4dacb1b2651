# correspondence-turn.tcl --
#
#       What the Turn of a CorrespondenceTable asks and does: nothing is
#       answered or thrown at this computer that is the other's.
#
#   set play [::wargame::mail::CorrespondenceTurn new TABLE]

need table/table-turn

if {![info object isa class ::wargame::mail::CorrespondenceTurn]} {
    oo::class create ::wargame::mail::CorrespondenceTurn {
        superclass ::wargame::table::TableTurn
    }
}

oo::define ::wargame::mail::CorrespondenceTurn {
    variable PlayWindow Match

    method Letters {} {
        return [$PlayWindow letters]
    }

    method Answer {} {
        # For the other only if that was agreed, before they are asked: what
        # they have ordered, and what was agreed.
        set letters [my Letters]
        if {[$letters isOurs]} {
            return [next]
        } elseif {[$letters role] ne "host" || ![$letters get losses]
                || [$letters state] ne "write"} {
            return ""
        }
        return [expr {[$Match side] eq [$letters other]
            ? [[$PlayWindow programAnswers] ordered] : [next]}]
    }

    method Is_needsScreen {} {
        # Nobody else looks at this screen.
        return 0
    }

    method Do_dice {} {
        if {[[my Letters] state] ne "accept"} {
            next
        }
    }

    method do {word} {
        # What a guest did last is not seen done: no panel asks on from there.
        if {$word eq "panels" && [[my Letters] role] eq "guest"
                && [$PlayWindow waits] ne "" && [$PlayWindow seat] ne ""} {
            [$PlayWindow seat] enter ""
        } else {
            next $word
        }
    }
}
