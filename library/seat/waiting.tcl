# waiting.tcl --
#
#       Pieces that are sent somewhere before they can go: what has to be done
#       first, by another piece perhaps, is done at once or waits for Done; see
#       match/waiting.tcl.
#
#   set waiting [::wargame::seat::WaitingMoves new SEAT PARTS]
#       places PIECE       where it could be sent so: place -> what it takes, as
#                          generic/core/deeds.h tells it; {} where it need not
#                          wait.  Where nobody can wait here: what is atonce
#       maySend PIECE      is there any such place, also while the seat reads?
#       whyNot PIECE PLACE   why it could not be sent there so: PARAGRAPH KEY,
#                          or "" where it could be, or nothing is known
#       caption WHAT       what is said at such a place
#       send PIECE WHAT    sends a piece, with what it takes; it goes later.
#                          Where there are several ways a menu asks which, with
#                          the price of each
#       lines              the lines of their ways, for the map of their side
#       count, pieces      how many wait, and which
#       told               a sentence on how many wait, or ""
#       next               moves the keyboard to the next piece that could be
#                          sent so
#       sendAll PIECES PLACE   sends several, each with what it takes; says how
#                          many, and who cannot -> those that stay, and could be
#                          sent elsewhere
#       group              may several be selected, to be sent so?
#       mark TOKENS        for the board, with `later` of those that may be
#       newest             the pieces that were sent last, if nothing was done
#                          since
#       takeBack           ends the waiting of the newest -> were there any?
#       isHeld             do any wait that the rules have halted?
#       goOn               lets held moves go on -> were there any held?
#       endable PIECE      for its menu, what ends its waiting
#       order PIECE        where it goes after Done, as a sentence, or ""
#       tell               whom the rules have refused, and what was not kept

need base/words match/choices look/focus seat/seat-part seat/staying \
        seat/waiting-ways

if {![info object isa class ::wargame::seat::WaitingMoves]} {
    oo::class create ::wargame::seat::WaitingMoves {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::WaitingMoves {
    variable Seat Table Viewer Match Presenter Board

    method Waiting {} {
        # "" where nothing waits for Done: at a window far away.
        return [[$Match deeds] waiting]
    }

    method IsMine {} {
        return [expr {$Viewer in {0 1} && [llength [$Seat offered]]
            && [my Waiting] ne ""}]
    }

    method Mine {} {
        # Nor while who sits there may not answer, as in a replay.
        return [expr {$Viewer in {0 1} && [$Table mayAnswer $Viewer]
            ? [my Waiting] : ""}]
    }

    method All {} {
        set waiting [my Mine]
        return [expr {$waiting ne "" ? [$waiting moves] : {}}]
    }

    # ---- sent ----

    method maySend {piece} {
        # Once all has been read, too?
        return [expr {[my Mine] ne "" && [dict size [my PlacesOf $piece]]}]
    }

    method places {piece} {
        if {![llength [$Seat offered]]} return
        set places [my PlacesOf $piece]
        return [expr {[my IsMine] ? $places
            : [dict filter $places script {- what} { dict get $what atonce }]}]
    }

    method PlacesOf {piece} {
        if { ![[$Presenter reader] isUnit $piece]
                || ![[$Presenter reader] ownedBy $piece [expr {
                    $Viewer in {0 1} ? $Viewer : [$Match side]}]]} {
            return {}
        }
        return [[$Match deeds] later $piece [my Before $piece]]
    }

    method Before {piece} {
        # The steps of the others that wait.
        return [concat {*}[lmap move [my All] {
            if {[lindex $move 0] eq $piece} continue
            lindex $move 1
        }]]
    }

    method whyNot {piece place} {
        return [expr {[my IsMine] ? [[$Match deeds] notLater $piece $place \
            [my Before $piece]] : ""}]
    }

    method caption {what} {
        return [::wargame::seat::waitingWays caption $Presenter $what]
    }

    method Send {piece what deed} {
        # -> 0: nothing is left of this seat; or what goes before it is refused,
        # and that was said.
        set before [dict get $what before]
        set me [self]
        if {$before ne ""} {
            set why [$Table do $before]
            if {![info object isa object $me] || $why ne ""} {
                return 0
            }
        }
        [my Waiting] add $piece [dict get $what asked] \
                [dict get $what steps] $deed
        return 1
    }

    method group {} {
        return [expr {[my IsMine]
            && [[$Presenter gestures] groupsWait [$Seat moment]]}]
    }

    method mark {tokens} {
        # Those of the map that may be selected to be sent so.  Not by expr,
        # which would make a text of all of them.
        if {![my group]} { return $tokens }
        return [::wargame::seat::waitingWays marked $tokens \
                [$Presenter reader] $Viewer [$Seat choices]]
    }

    method sendAll {pieces place} {
        # Those before leave less room.  Who has only one way goes first: it may
        # serve the others.
        set stay {}
        set from [$Match length]
        set deed [list [lindex $pieces 0] $from]
        set decisions [dict get [::wargame::words [$Presenter game]] decisions]
        foreach piece [::wargame::seat::waitingWays sorted \
                [self] $pieces $place $decisions] {
            set places [my places $piece]
            if {![dict exists $places $place]} {
                lappend stay $piece
            } elseif {![my Send $piece [dict get $places $place] $deed]} {
                return {}
            }
        }
        my Changed
        set went [expr {[llength $pieces] - [llength $stay]}]
        set said [list [::wargame::base::sayCount waiting.go $went \
                [[$Presenter words] placeName $place]]]
        lassign [::wargame::seat::staying unsent $Presenter [$Seat moment] \
                [lmap piece $stay { list $piece [my whyNot $piece $place] }]] \
                reasons rule
        [my of status] say \
                [::wargame::base::sayApart [concat \
                [::wargame::seat::waitingWays begun $Presenter [$Seat moment] \
                $from] $said $reasons]] $rule
        return [lmap piece $stay {
            if {![dict size [my places $piece]]} continue
            set piece
        }]
    }

    method send {piece what} {
        set others [dict get $what others]
        if {![llength $others]} {
            my SendBy $piece $what
            return
        }
        my notify several [lmap way [linsert $others 0 $what] {
            list [::wargame::seat::waitingWays told $Presenter $way] \
                    [namespace code [list my SendBy $piece $way]]
        }]
    }

    method SendBy {piece what} {
        set was [my Goes $piece]
        set from [$Match length]
        if {![my Send $piece $what ""]} {
            return
        }
        my Changed
        [my of status] say [::wargame::seat::waitingWays sent $Presenter \
                $Board [$Seat moment] $from $what \
                [::wargame::seat::waitingWays goes $Presenter $piece \
                [my Goes $piece] $was]]
    }

    method Goes {piece} {
        return [lindex [lsearch -inline -exact -index 0 [my All] $piece] \
                1 end 2]
    }

    method order {piece} {
        return [::wargame::seat::waitingWays goes $Presenter $piece \
                [my Goes $piece]]
    }

    method Changed {} {
        foreach what {marches orders aside} { my notify $what }
    }

    method newest {} {
        return [expr {[llength [my All]] ? [[my Waiting] last] : {}}]
    }

    method takeBack {} {
        set pieces [my newest]
        foreach piece $pieces { my End $piece }
        return [expr {[llength $pieces] > 0}]
    }

    method endable {piece} {
        if {[lsearch -exact -index 0 [my All] $piece] < 0} return
        return [list [list [::wargame::base::say waiting.end] \
                [namespace code [list my End $piece]]]]
    }

    method End {piece} {
        # What was said of its order is so no longer.
        [my Waiting] end $piece
        [my of status] say ""
        my Changed
    }

    method isHeld {} {
        return [expr {[llength [my All]] && [[my Waiting] isHeld]}]
    }

    method goOn {} {
        set held [my isHeld]
        if {$held} {
            [my Waiting] goOn
            $Table settle
        }
        return $held
    }

    # ---- told and shown ----

    method tell {} {
        set waiting [my Mine]
        if {$waiting eq ""} return
        set fault [$waiting unkept]
        if {$fault ne ""} {
            [my of status] say $fault
        }
        lassign [::wargame::seat::staying unsent $Presenter [$Seat moment] \
                [lmap one [$waiting refused] {
                    list [lindex $one 0] [lindex $one 2]
                }]] reasons rule
        if {[llength $reasons]} {
            [my of status] say [::wargame::base::sayApart $reasons] $rule
        }
    }

    method count {} { return [llength [my All]] }
    method pieces {} { return [lmap move [my All] { lindex $move 0 }] }

    method told {} {
        set count [my count]
        return [expr {!$count ? "" : [::wargame::base::sayCount \
            [expr {[[my Waiting] isHeld] ? "waiting.held" : "waiting.count"}] \
            $count]}]
    }

    method lines {} {
        return [::wargame::seat::waitingWays lines [my All] $Board \
                [$Presenter reader] [$Seat view]]
    }

    # ---- the keyboard ----

    method next {} {
        # Places are asked only until one is found that has some: each answer
        # costs a trial of all that Done does.
        set resting [expr {$Board ne "" && [my IsMine] ? [$Board resting] : {}}]
        set at [lsearch -exact $resting [[$Board input] focused]]
        foreach token [concat [lrange $resting $at+1 end] \
                [lrange $resting 0 $at]] {
            if {[llength [my places $token]]} {
                ::wargame::look::focusOn [$Board canvas]
                $Board focus $token
                return
            }
        }
        [my of status] say [::wargame::base::say waiting.none]
    }
}
