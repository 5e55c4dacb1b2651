# reader.tcl --
#
#       The contract Reader: who and what there is in a game, and what a view
#       tells of them.  It makes no sentences and draws nothing.
#
#       seats SCENARIO         the sides that people play: see seating.tcl
#       scorers                the sides that earn points, {0 1} or one of them
#       isUnit, isPlace WORD   is it one?
#       ownedBy UNIT SIDE      does it belong to that side?
#       formations UNIT        the pieces of each formation that it belongs to,
#                              itself among them, the smallest first
#       marchesWith UNIT       the pieces whose moves to several places an eye
#                              takes in together with its own; {}: none
#       standsAs MOMENT UNIT   the pieces that are on the map for it: itself, or
#                              those that it was exchanged for
#       hasCorps UNIT          does the roster name a corps of it?
#       placeOf VIEW UNIT      the place where it stands, or ""
#       sightings VIEW         by slot, in three lists: the number of the piece
#                              there; its state, higher the weaker; the number
#                              of its place.  Then what stands for the number of
#                              a piece that is hidden
#       members                the members of VIEW that sightings has, in its
#                              order
#       isFollowed NUMBER      can a token be followed by eye in that place?
#       supposed VIEW          {SLOT KEY STATE}... of what is remembered
#       strengths VIEW         what both sides have left, {N N}; "" for a side
#                              that VIEW does not show
#       fallen VIEW            how many pieces of each side are lost
#       present MOMENT AMENDMENT ABOUT  what is so now of what an umpire would
#                              amend, "" if that is not known
#
#   Of several commanders a side, by the queries of the rules; nothing where
#   there is one:
#       commanders MOMENT SIDE {side S number N leader KEY active 0|1}...: who
#                              stands for each, and is he in the game
#       commander MOMENT       the number of who is asked, as far as the viewer
#                              of MOMENT may know; "": nobody is alone
#       commanded MOMENT SIDE NUMBER    the pieces on the map under one
#       desk MOMENT SIDE NUMBER    {number N count N from C to C state WORD aide
#                              KEY unit KEY division 0|1}... of his messages; of
#                              NUMBER all, to the umpire, all
#
#   A game of pieces in slots has more: see pieces.tcl.

need present/part present/seating

if {![info object isa class ::wargame::present::Reader]} {
    oo::class create ::wargame::present::Reader {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Reader {
    variable Game Roster Places

    method placeOf {view unit} {
        return ""
    }

    method isUnit {word} {
        return [dict exists $Roster $word]
    }

    method hasCorps {unit} {
        return [expr {[dict exists $Roster $unit corps]
            && [dict get $Roster $unit corps] ni {"" none 0}}]
    }

    method standsAs {moment unit} {
        return [list $unit]
    }

    method marchesWith {unit} {
        return {}
    }

    method formations {unit} {
        # Its corps, where a roster names one.
        if {![my hasCorps $unit]} {
            return {}
        }
        lassign [list [dict get $Roster $unit side] \
                [dict get $Roster $unit corps]] side corps
        return [list [lmap {key row} $Roster {
            if {[dict get $row side] ne $side
                    || [dict get $row corps] ne $corps} continue
            set key
        }]]
    }

    method isPlace {word} {
        return [dict exists $Places $word]
    }

    method scorers {} {
        return {0 1}
    }

    method seats {scenario} {
        return [::wargame::present::seatsOf $Game $scenario]
    }

    method sightings {view} {
        return [list {} {} {} ""]
    }

    method isFollowed {number} {
        return 0
    }

    method supposed {view} {
        return {}
    }

    foreach what {strengths fallen} {
        method $what {view} {
            return [list "" ""]
        }
    }

    method ownedBy {unit side} {
        return [expr {[dict exists $Roster $unit]
            && [dict get $Roster $unit side] eq $side}]
    }

    method commanders {moment side} {
        return [lmap row [$moment query commanders] {
            if {[dict get $row side] ne $side} continue
            set row
        }]
    }

    method commander {moment} {
        return [$moment query commander]
    }

    method commanded {moment side number} {
        return [$moment query "commands $side $number"]
    }

    method desk {moment side number} {
        return [$moment query "desk $side $number"]
    }

    method present {moment amendment about} {
        return ""
    }
}
