# reader.tcl --
#
#       The contract Reader: who and what there is in a game, and what a view
#       tells of them.  It makes no sentences and draws nothing.
#
#       seats SCENARIO         the sides that people play, {0 1}; one of them
#                              where the rules play the other
#       isToy                  is it for who writes games, not for players?
#       scorers                the sides that earn points, {0 1} or one of them
#       isUnit, isPlace WORD   is it one?
#       ownedBy UNIT SIDE      does it belong to that side?
#       formations UNIT        the pieces of each formation that it belongs to,
#                              itself among them, the smallest first
#       placeOf VIEW UNIT      the place where it stands, or ""
#       sightings VIEW         by slot, in three lists: the number of the piece
#                              there; its state, higher the weaker; the number
#                              of its place.  Then what stands for the number of
#                              a piece that is hidden
#       isFollowed NUMBER      can a token be followed by eye in that place?
#       supposed VIEW          {SLOT KEY STATE}... of what is remembered
#       strengths VIEW         what both sides have left, {N N}; "" for a side
#                              that VIEW does not show
#       fallen VIEW            how many pieces of each side are lost
#       present MOMENT AMENDMENT ABOUT  what is so now of what an umpire would
#                              amend, "" if that is not known
#
#   A game of pieces in slots has more: see pieces.tcl.

need present/part

if {![info object isa class ::wargame::present::Reader]} {
    oo::class create ::wargame::present::Reader {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Reader {
    variable Roster Places

    method isToy {} {
        return 0
    }

    method placeOf {view unit} {
        return ""
    }

    method isUnit {word} {
        return [dict exists $Roster $word]
    }

    method formations {unit} {
        # Its corps, where a roster names one.
        if {![dict exists $Roster $unit corps]
                || [dict get $Roster $unit corps] in {none 0}} {
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
        return {0 1}
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

    method strengths {view} {
        return [list "" ""]
    }

    method fallen {view} {
        return [list "" ""]
    }

    method ownedBy {unit side} {
        return [expr {[dict exists $Roster $unit]
            && [dict get $Roster $unit side] eq $side}]
    }

    method present {moment amendment about} {
        return ""
    }
}
