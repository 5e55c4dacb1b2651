# deeds.tcl --
#
#       Several actions as one deed of a match: a group's order, what can still
#       act, and deeds taken back or done again.  What each tells is in
#       generic/core/deeds.h.
#
#   set deeds [$match deeds]   as long as the match
#       reach SIDE PIECES          PLACE COUNT...
#       shapes SIDE PIECES FROM    PLACE {FROM COUNT}... in formation; FROM "":
#                                  led by the nearest
#       arrivals SIDE PIECES PLACES   PLACE COUNT... by their plans
#       ways SIDE PIECE            PLACE STEPS...
#       later SIDE PIECE WAITING   PLACE WHAT... once Done is said, and these
#                                  actions of others are done; `others`: more
#                                  of the kind, each dearer
#       notLater SIDE PIECE PLACE WAITING   why it could not go there then:
#                                  PARAGRAPH KEY; "" if it could, or nowhere
#       plan SIDE PIECES TO        {arrive short stay steps}, "" when not asked
#       march SIDE PIECES TO ?WITHIN?   the plan of a march, which seeks no
#                                  contact and comes no nearer to an enemy
#       road SIDE PIECES PLACES WITHIN   the plan of a march by road: PIECE and
#                                  how many of PLACES it has passed, each; with
#                                  it {passed ...} of the same form, and
#                                  halted {{PIECE PARAGRAPH KEY}...}: who goes
#                                  some way, and by which rule no farther
#       shift SIDE PIECES FROM TO  the plan of a move that keeps formation
#       column SIDE PIECES TO      the plan of a march by road, in a column
#       line SIDE PIECES PLACES    the plan of a line that faces the enemy
#       do SIDE STEPS ?ORDERED?    {done refused stopped}; kept and told once;
#                                  0: no standing order answers on the way
#       ends SIDE STEPS            {before N others N} where they end the
#                                  question for good, or ""
#       does SIDE STEPS            VERB EVENT of the last of STEPS; "-": none;
#                                  and COUNT LIMIT, if there are too many then
#       still SIDE                 PIECE VERBS...
#       moved SIDE                 PIECE...
#       waiting                    moves that wait for Done: waiting.tcl; "" of
#                                  a match that isCopy of another
#       deed N                     the first action of the deed of the n-th
#       whyUndo LENGTH             "" or chance, umpire, other, shown, last
#       undoTo LENGTH              errors: WARGAME NOUNDO, and such a word
#       undoPiece PIECE            takes back a piece's newest deed; errors as
#                                  of undoTo, or the word "later"
#       whyUndoPiece PIECE         the word of the error, or "" if there is none
#       canReopen, reopen          the end of a turn: the other side is asked,
#                                  and has not looked
#       canRedo, redo      is there anything to do again?  A copy does not know,
#                          and says yes

need match/waiting

if {![info object isa class ::wargame::match::Deeds]} {
    oo::class create ::wargame::match::Deeds
}

oo::define ::wargame::match::Deeds {
    variable Match Waiting

    constructor {match} {
        set Match $match
        set Waiting [::wargame::match::Waiting create \
                [self namespace]::Waiting $match]
    }

    method waiting {} {
        return $Waiting
    }

    method isCopy {} {
        set Waiting ""
    }

    # ---- a group's order ----

    method reach {side pieces} {
        return [::wargame::group_reach [$Match handle] $side $pieces]
    }
    method shapes {side pieces from} {
        return [::wargame::group_shapes [$Match handle] $side $pieces $from]
    }
    method arrivals {side pieces places} {
        return [::wargame::group_arrivals [$Match handle] $side $pieces \
                $places]
    }
    method ways {side piece} {
        return [::wargame::piece_ways [$Match handle] $side $piece]
    }
    method later {side piece waiting} {
        set byPlace [dict create]
        foreach {place what} [::wargame::piece_later [$Match handle] $side \
                $piece $waiting] {
            if {[dict exists $byPlace $place]} {
                set others [dict get $byPlace $place others]
                dict set byPlace $place others [linsert $others end $what]
            } else {
                dict set byPlace $place [dict replace $what others {}]
            }
        }
        return $byPlace
    }
    method notLater {side piece place waiting} {
        return [::wargame::piece_not_later [$Match handle] $side $piece \
                $place $waiting]
    }
    method plan {side pieces to} {
        return [::wargame::group_plan [$Match handle] $side $pieces $to]
    }
    method march {side pieces to {within 0}} {
        return [::wargame::group_march [$Match handle] $side $pieces $to \
                $within]
    }
    method road {side pieces places within} {
        return [::wargame::group_road [$Match handle] $side $pieces $places \
                $within]
    }
    method shift {side pieces from to} {
        return [::wargame::group_shift [$Match handle] $side $pieces \
                $from $to]
    }
    method column {side pieces to} {
        return [::wargame::group_column [$Match handle] $side $pieces $to]
    }
    method line {side pieces places} {
        return [::wargame::group_line [$Match handle] $side $pieces $places]
    }
    method do {side steps {ordered 1}} {
        return [$Match change ::wargame::group_do $side $steps $ordered]
    }
    method ends {side steps} {
        return [::wargame::group_ends [$Match handle] $side $steps]
    }
    method does {side steps} {
        return [::wargame::group_does [$Match handle] $side $steps]
    }
    method still {side} {
        return [::wargame::match_still [$Match handle] $side]
    }
    method moved {side} {
        return [::wargame::match_moved [$Match handle] $side]
    }
    method deed {n} {
        return [::wargame::match_deed [$Match handle] $n]
    }

    # ---- taking back ----

    method whyUndo {length} {
        return [::wargame::match_why_undo [$Match handle] $length]
    }
    method undoTo {length} {
        $Match change ::wargame::match_undo_to $length
        return
    }
    method undoPiece {piece} {
        $Match change ::wargame::match_undo_piece $piece
        return
    }
    method whyUndoPiece {piece} {
        return [::wargame::match_why_undo_piece [$Match handle] $piece]
    }
    method canReopen {} {
        return [::wargame::match_can_reopen [$Match handle]]
    }
    method reopen {} {
        $Match change ::wargame::match_reopen
        return
    }
    method canRedo {} {
        return [expr {$Waiting eq ""
            || [::wargame::match_can_redo [$Match handle]]}]
    }
    method redo {} {
        $Match change ::wargame::match_redo
        return
    }
}
