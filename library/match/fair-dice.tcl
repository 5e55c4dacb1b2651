# fair-dice.tcl --
#
#       Dice of a match that follow from two secrets, one of each player.
#
#   set fair [$match fairDice]        the part of a Match, which owns it
#       commit FIRST SECOND   the commitments to both secrets, before the first
#                             action; the match is saved again.  An error, code
#                             WARGAME ILLEGAL, if it has begun
#       commitments           both, compared as strings by who asks; {} if none
#                             were agreed
#       throw FIRST SECOND    what falls now by these secrets: "roll 3 5"
#       verify                whether all that fell follows from the secrets
#                             that were revealed; see wg_match_verify()

if {![info object isa class ::wargame::match::FairDice]} {
    oo::class create ::wargame::match::FairDice
}

oo::define ::wargame::match::FairDice {
    variable Match Saver

    constructor {match saver} {
        set Match $match
        set Saver $saver
    }

    method commit {first second} {
        ::wargame::match_commit [$Match handle] $first $second
        $Saver replace
    }

    method commitments {} {
        return [::wargame::match_commitments [$Match handle]]
    }

    method throw {first second} {
        return [::wargame::match_throw [$Match handle] $first $second]
    }

    method verify {} {
        return [::wargame::match_verify [$Match handle]]
    }
}
