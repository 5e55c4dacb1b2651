# seeking.tcl --
#
#       Where a board looks by itself when something is asked: the places that
#       are meant come into sight by the least way, in the same scale.
#
#   set seeking [::wargame::board::Seeking new VIEWPORT CAMERA SPACES TOKENS
#           HELD MOUSE]
#       seek QUESTION SPACES ?SIDE?    brings those spaces into sight, once for
#                            a question: whoever looks elsewhere then stays
#                            there.  Where not all have room, as many as can be
#                            seen at once.  Of more than FEW half of these are
#                            enough: nothing moves under the hand.  If tokens of
#                            SIDE have come onto the ground since it was last
#                            called, those instead, those that can move first
#       wanted               the spaces of the last question, where they are few
#       follow CMD           CMD is called when there is another
#       comers SIDE          begins to note which tokens of SIDE come onto the
#                            ground, unless that has begun
#       sought               what it knows, for
#       seeksOn SOUGHT       as if the last call had been on this board
#
#   QUESTION is any text.  A hand that drags is not disturbed.

if {![info object isa class ::wargame::board::Seeking]} {
    oo::class create ::wargame::board::Seeking
}

oo::define ::wargame::board::Seeking {
    # Most: so many places are tried as the middle of what is seen.  Few: all
    # of so many are brought into sight.
    # Wanted: as asked.
    # There: TOKEN -> 1, those of the side on the ground, and "" -> 1, for there
    # may be none; "" before the first call.
    variable Viewport Camera Spaces Tokens Held Mouse Question There Most Few \
            Wanted FollowCmd

    constructor {viewport camera spaces tokens held mouse} {
        set Viewport $viewport
        set Camera $camera
        set Spaces $spaces
        set Tokens $tokens
        set Held $held
        set Mouse $mouse
        set Question ""
        set There ""
        set Most 40
        set Few 3
        set Wanted {}
        set FollowCmd list
    }

    method wanted {} {
        return $Wanted
    }

    method follow {cmd} {
        set FollowCmd $cmd
    }

    method sought {} {
        return [list $Question $There]
    }

    method seeksOn {sought} {
        lassign $sought Question There
    }

    method comers {side} {
        if {$There eq ""} {
            my News $side
        }
    }

    method seek {question spaces {side ""}} {
        set news [my News $side]
        if {$question eq $Question || [$Mouse isPressed]
                || [$Held token] ne ""} {
            return
        }
        set Question $question
        set Wanted [$Spaces grounded [lsort -unique $spaces]]
        if {[llength $Wanted] > $Most} {
            set Wanted {}
        }
        {*}$FollowCmd
        foreach wanted [list {*}$news $spaces] {
            set there [my Middles [$Spaces grounded [lsort -unique $wanted]]]
            if {[llength $there]} {
                my Bring [my Together $there]
                return
            }
        }
    }

    method Bring {spaces} {
        # By the least way; when the window is made smaller next they stay.
        if {![llength $spaces]} {
            return
        }
        lassign [$Spaces around $spaces] west south east north
        lassign [$Viewport size] width height
        lassign [$Viewport origin] left top
        lassign [$Viewport extent] wide tall
        lassign [$Viewport pixel $west $north] x0 y0
        lassign [$Viewport pixel $east $south] x1 y1
        set dx [my Off $x0 $x1 $left $width $wide]
        set dy [my Off $y0 $y1 $top $height $tall]
        if {$dx || $dy} {
            $Camera pan $dx $dy
        }
        $Camera reveal $spaces 0
    }

    method Off {from to start window whole} {
        # How far to pan: to a little inside the edge, but to no desk.  Not at
        # all where they are seen: a hand clicks where it clicked before.
        if {$whole <= $window || ($from >= $start
                && $to <= $start + $window)} {
            return 0
        }
        set margin [expr {max(0, min(0.09 * $window,
            ($window - $to + $from) / 2.0))}]
        return [expr {max(0, min($whole - $window, max(
            $to + $margin - $window, min($from - $margin, $start)))) - $start}]
    }

    method News {side} {
        # Where those are that were not on the ground before: those that can
        # move, and all.
        if {$side eq ""} {
            return {}
        }
        set now [dict create "" 1]
        foreach token [$Tokens ids] {
            if {[$Tokens get $token side] eq $side
                    && [$Spaces isOnGround [$Tokens get $token space]]} {
                dict set now $token 1
            }
        }
        set news [expr {$There eq "" ? {}
            : [dict keys [dict remove $now {*}[dict keys $There]]]}]
        set There $now
        set movable [lmap token $news {
            if {![$Tokens get $token movable]} continue
            set token
        }]
        return [list [my SpacesOf $movable] [my SpacesOf $news]]
    }

    method SpacesOf {tokens} {
        return [lmap token $tokens { $Tokens get $token space }]
    }

    method Middles {spaces} {
        # {SPACE X Y}, pixels of the canvas.
        return [lmap space $spaces {
            list $space {*}[$Viewport pixel {*}[$Spaces middle $space]]
        }]
    }

    method Together {there} {
        # Those that have room in the window; {}: enough of them are seen.
        lassign [my Room] wide high
        set across [my Span $there 1]
        set along [my Span $there 2]
        if {$across <= $wide && $along <= $high} {
            set best [my Names $there]
        } else {
            set best [my Names [my Best $there $wide $high]]
        }
        if {[llength $best] > $Few
                && 2 * [llength [my Seen $there]] >= [llength $best]} {
            return {}
        }
        return $best
    }

    method Seen {there} {
        lassign [$Viewport origin] left top
        lassign [$Viewport size] width height
        return [my Within $there [expr {$left + $width / 2.0}] \
                [expr {$top + $height / 2.0}] {*}[my Room]]
    }

    method Room {} {
        # What of the window is not its edge, where a piece would be cut off.
        return [lmap length [lrange [$Viewport size] 0 1] {
            expr {0.8 * $length}
        }]
    }

    method Span {there index} {
        set sorted [lsort -real [lmap place $there { lindex $place $index }]]
        return [expr {[lindex $sorted end] - [lindex $sorted 0]}]
    }

    method Names {there} {
        return [lmap place $there { lindex $place 0 }]
    }

    method Best {there wide high} {
        # The most about one of them; of equal ones those nearest to where one
        # looks.
        lassign [$Viewport origin] left top
        lassign [$Viewport size] width height
        set stride [expr {1 + [llength $there] / $Most}]
        set best {}
        set least Inf
        for {set i 0} {$i < [llength $there]} {incr i $stride} {
            lassign [lindex $there $i] - x y
            set near [my Within $there $x $y $wide $high]
            set far [expr {hypot($x - $left - $width / 2.0,
                $y - $top - $height / 2.0)}]
            if {[llength $near] > [llength $best]
                    || ([llength $near] == [llength $best] && $far < $least)} {
                set best $near
                set least $far
            }
        }
        return $best
    }

    method Within {there x y wide high} {
        return [lmap place $there {
            if {abs([lindex $place 1] - $x) > $wide / 2.0
                    || abs([lindex $place 2] - $y) > $high / 2.0} continue
            set place
        }]
    }
}
