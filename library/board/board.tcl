# board.tcl --
#
#       The map, what stands on it, and the hands that move it.  Knows spaces
#       and tokens; no match, no rules, no game.
#
#   set board [::wargame::board::Board new PATH GROUND DRAWCMD EVENTCMD]
#
#       PATH      a new frame, for the caller to pack; it takes the focus.
#       GROUND    what lies under the tokens: see ground.tcl
#       DRAWCMD   called with FACE and MARKS of a token and the SIZE of the
#           piece in pixels of an ordinary screen; returns an SVG, square, the
#           piece itself in the middle 100 of its 120 units.  To MARKS the
#           board adds "held", "movable", and "under" when another token
#           covers its right half.
#       EVENTCMD  called with one of
#           pick TOKEN            pressed, clicked or chosen by key.  Answer
#                                 with offer and pickUp if it can be moved; else
#                                 it stays where it is.
#           drop TOKEN SPACE      a held token, let fall on any space.  Do it,
#                                 or answer with refuse.  It is let go after,
#                                 but stays in the hand if it was refused and
#                                 there are other places for it
#           aim                   Return, with a token held and no space chosen
#           space SPACE           a space was clicked while nothing was held
#           hover SPACE TOKEN     what is under the pointer or the focus; ""
#           menu TOKEN SPACE X Y  right button; either may be "".  X Y: screen
#           cancel                a held token was let go by Escape
#           why                   what refuse says was clicked
#
#   What is shown
#       show TOKENS        the tokens, a list of dictionaries, and no others:
#               id space side face      face is DRAWCMD's.  The tokens of a
#                                       side in a space are a stack
#               marks    {}      for DRAWCMD
#               movable  0       1: Tab finds it and the pointer is a hand
#               order    0       in the stack: low lies left and below
#               title    ""      a command that tells what the tooltip says
#       offer SPACES       dictionary space -> caption, such as "2 left" or "":
#                          these glow, and the arrow keys choose among them
#       caption SPACE TEXT LONGER    that of one which is offered is another now,
#                          and this one while it is pointed at or chosen
#       pickUp TOKEN       into the hand: it is lifted and follows the pointer
#       letGo              out of it, and nothing is offered
#       release            the same, just before show lays it where it belongs
#       held               the token in the hand, or ""
#       light STYLE SPACES    tint these spaces and no others in this style:
#                             range held zone battle trace supply warn
#       lines LINES        {x y x y ... STYLE} each; STYLE: supply cut arrow past
#       paths LINES        {x y x y ... SIDE} each, below those and whoever draws
#                          lines: ways on which tokens have gone
#       signs SIGNS        {x y STYLE TEXT} each; STYLE: supply used burnt note,
#                          and over overBad which lie over tokens; or {x y
#                          picture SVG SIZE DX DY}, all three in pixels of an
#                          ordinary screen; or {x y marker SVG METRES}
#       refuse TEXT ?SPACE?   a caption at the pointer, or at a space, that
#                             goes at the next deed; "" ends it
#       spread SPACE ?SIDE?   lift that stack's tokens apart; "" lays all back
#       hideBlocks BOOL    see the ground
#       clear              destroy every token, offer, light, line, sign and
#                          picture of them: nothing is left of a side
#
#   Where one looks
#       camera             -> the Camera: fit, zoomBy, reveal, ... camera.tcl
#       focus TOKEN        the ring goes there; "" for none
#       paint              draws now what it would draw soon
#       names BOOL         the spaces' names
#       motion BOOL        may anything move by itself?  (Never over 300 ms.)
#
#   Asked
#       canvas             -> the canvas' path
#       where TOKEN|SPACE  -> its middle, root window coordinates {X Y}, or ""
#       spaceAt X Y        -> the space at a point of the screen, or ""
#
#   Keys: Tab and Shift-Tab find movable tokens, Return picks one up, arrows
#   choose among the places offered, Return drops, Escape lets go; with nothing
#   held, arrows pan.  Shift with arrows looks from space to space; Menu is the
#   right button there, Return the left one.  + and - zoom, f fits, space (held
#   down) hides the blocks.  Other keys go on to the window.
#
#   Parts: camera.tcl (where one looks), viewport.tcl (scale, what is where),
#   spaces.tcl, ground.tcl, layers.tcl, jobs.tcl;
#   board-lines.tcl, board-ground.tcl (what lights the
#   spaces), board-sheets.tcl (many of them at once), board-tokens.tcl,
#   board-stacks.tcl, board-piles.tcl and board-shelf.tcl (what stands where),
#   board-names.tcl, board-inscriptions.tcl (names of no space), board-words.tcl
#   (captions, signs), board-hands.tcl (mouse),
#   board-keys.tcl (keyboard).

need look/pictures look/theme

package require Tk

if {![info object isa class ::wargame::board::Board]} {
    oo::class create ::wargame::board::Board
}

oo::define ::wargame::board::Board {
    variable Canvas Ground Tiles Jobs Viewport Camera Spaces Layers Motion Turned
    # What is drawn on the ground and over it.
    variable Plates Glows Lights Offers Captions Signs Tip Lines Lettering \
            Inscriptions Names
    # Of the tokens, by id: the dictionary, the canvas item, where it belongs,
    # and the picture that it shows.  Stack: {space side} -> ids.  Unpainted:
    # those that are still to be looked at.  PaintUntil: when new ones begin to
    # wait for that.
    variable Token Item Place Shown Stack Spread Glides Size Hidden Covered \
            Unpainted PaintUntil
    variable ShelfCovered ShelfSize Pictures Boxes
    # Of the mouse and the keys.
    variable DrawCmd EventCmd Held HeldBy Press Under Focus Reading

    constructor {path ground drawCmd eventCmd} {
        # See the head of this file.
        set DrawCmd $drawCmd
        set EventCmd $eventCmd
        set Ground $ground
        foreach name {Token Item Place Shown Stack Glides Boxes Covered
                ShelfCovered} {
            set $name [dict create]
        }
        foreach name {Spread Held HeldBy Press Focus Reading Unpainted} {
            set $name {}
        }
        set Under {{} {}}
        set Motion 1
        set Turned 0
        set Hidden 0
        set Size 0
        set PaintUntil Inf
        set ShelfSize [::wargame::look::theme size shelfBlock]
        # Of counters there are many, and each has marks and sizes.
        set Pictures [::wargame::look::Pictures new [expr {
            [dict exists $ground piece] ? 400 : 150}]]
        frame $path -background [::wargame::look::theme color desk] \
                -highlightthickness [::wargame::look::theme px 2] \
                -highlightbackground [::wargame::look::theme color desk] \
                -highlightcolor [::wargame::look::theme color desk]
        set Canvas [canvas $path.map -highlightthickness 0 -borderwidth 0 \
            -xscrollincrement 1 -yscrollincrement 1 -confine 0 -takefocus 1 \
            -width [::wargame::look::theme px 640] -height \
            [::wargame::look::theme px 480] \
            -background [::wargame::look::theme color desk]]
        grid $Canvas -sticky nsew
        grid rowconfigure $path 0 -weight 1
        grid columnconfigure $path 0 -weight 1
        set Tiles [::wargame::board::Tiles new $Canvas \
                [dict get $ground frame] \
            [dict get $ground levels]]
        my Assemble
        my BindHands
        my BindKeys
        bind $Canvas <Destroy> [namespace code {my Gone}]
        $Camera fit
    }

    destructor {
        foreach part [list $Jobs $Camera $Viewport $Spaces $Layers $Tiles \
                $Pictures $Plates $Glows $Lights $Offers $Captions $Signs $Tip \
                $Lines $Lettering $Inscriptions $Names] {
            $part destroy
        }
        if {[winfo exists $Canvas]} {
            bind $Canvas <Destroy> {}
            destroy [winfo parent $Canvas]
        }
    }

    method Assemble {} {
        set Jobs [::wargame::board::Jobs new]
        set Spaces [::wargame::board::Spaces new $Ground]
        set Layers [::wargame::board::Layers new $Canvas]
        set Viewport [::wargame::board::Viewport new $Canvas [$Spaces frame] \
            [expr {[my IsCardboard] ? [dict get $Ground piece] : ""}]]
        set Camera [::wargame::board::Camera new $Canvas $Viewport $Spaces \
                $Jobs [namespace code {my Viewed}]]
        my AssembleGround
    }

    method AssembleGround {} {
        # What is drawn on the ground and over it.
        set many [my IsCardboard]
        set Plates [::wargame::board::Plates new $Canvas]
        set Lettering [::wargame::board::Lettering new $Viewport]
        set Glows [::wargame::board::Glows new $Canvas $Viewport $Spaces \
                $Layers $Jobs $many]
        set Lights [::wargame::board::Lights new $Spaces $Glows $Layers]
        set Captions [::wargame::board::Captions new $Canvas $Viewport $Spaces \
                $Plates $Lettering $Layers $Jobs [my Job BoxesIn] $many]
        set Offers [::wargame::board::Offers new $Canvas $Spaces $Glows \
                $Layers $Captions $many]
        set Lines [::wargame::board::Lines new $Canvas $Viewport $Layers]
        set Signs [::wargame::board::Signs new $Canvas $Viewport $Plates \
                $Layers $many]
        set Tip [::wargame::board::Tip new $Canvas $Viewport $Spaces $Plates \
                $Lettering $Layers]
        set Inscriptions [::wargame::board::Inscriptions new $Canvas $Viewport \
            $Lettering $Layers [expr {[dict exists $Ground captions]
                ? [dict get $Ground captions] : {}}]]
        set Names [::wargame::board::Names new $Canvas $Viewport $Spaces \
                $Lettering $Layers $Jobs $Inscriptions [my Job Taken]]
    }

    method Gone {} {
        # The window went first.
        after idle [list catch [list [self] destroy]]
    }

    method canvas {} {
        return $Canvas
    }

    method motion {on} {
        set Motion $on
    }

    method Tell {args} {
        # What a hand did, to whoever listens.  -> 0 when nothing is left of
        # this board after it.
        set board [self]
        uplevel #0 [list {*}$EventCmd {*}$args]
        return [info object isa object $board]
    }

    method paint {} {
        # What was put off for its own time is drawn now, in the size that the
        # window has by now.
        $Camera resized
        for {set round 0} {$round < 1000} {incr round} {
            set due [lmap job {
                Settle DrawWords DrawCaptions DrawSheets Repaint SomeNames
            } {
                if {![$Jobs isDue [my Job $job]]} continue
                set job
            }]
            if {![llength $due]} break
            foreach job $due {
                my Forget $job
                my $job
            }
        }
    }

    method camera {} {
        return $Camera
    }

    method offers {} {
        return $Offers
    }

    method Viewed {what {ratio 1}} {
        # The camera looks elsewhere, or from nearer or farther off.
        if {$what eq "looked"} {
            my Look
        } else {
            my Rescaled $ratio
        }
    }

    method Look {} {
        # Paint what is seen.  What is fixed to the window follows it.
        lassign [$Viewport size] width - height
        lassign [$Viewport origin] x y
        set x [expr {int($x)}]
        set y [expr {int($y)}]
        $Tiles look [$Viewport scale] $x $y [expr {$x + $width}] \
                [expr {$y + $height}] [$Jobs isDue [my Job Settle]]
        my LayShelf
        my Ring
        $Tip place
    }

    method Rescaled {ratio} {
        # Everything on the ground has another place now.  Tokens and lines go
        # there; what must be drawn anew waits until the wheel stops.
        my StopGlides
        foreach part [list $Names $Signs $Lines] {
            $part rescale $ratio
        }
        $Glows rescaled
        $Captions rescaled
        $Canvas delete neatline
        $Canvas create rectangle 0 0 {*}[$Viewport extent] \
            -width [::wargame::look::theme px 2] \
            -outline [::wargame::look::theme color ink] -tags neatline
        my Layout
        my Soon Settle 60
    }

    method Settle {} {
        $Lights draw
        $Offers draw
        my DrawReading
        $Lines draw
        my DrawWords
        $Signs draw
        my Look
    }

    method DrawWords {} {
        # What keeps out of the tokens' way.
        $Names draw
        $Captions draw
        $Plates trim
        $Layers sort
    }

    # ---- what is shown ----

    method offer {spaces} {
        $Offers offer $spaces
    }

    method caption {space text longer} {
        $Offers caption $space $text $longer
    }

    method light {style spaces} {
        $Lights light $style $spaces
    }

    method lines {lines} {
        $Lines lines $lines
    }

    method paths {paths} {
        $Lines paths $paths
    }

    method signs {signs} {
        $Signs show $signs
    }

    method refuse {text {space ""}} {
        my CloseTip
        $Tip refuse $text $space
    }

    method names {on} {
        $Names named $on
    }

    method CloseTip {} {
        my Forget Open
        $Tip close
    }

    method Open {} {
        # What the token under the pointer is called.
        set id [lindex $Under 1]
        if {$Held ne "" || [$Tip isOpen] || ![dict exists $Token $id]} {
            return
        }
        set title [uplevel #0 [dict get $Token $id title]]
        if {$title ne ""} {
            lassign [dict get $Place $id] x y
            $Tip hint $title $x [expr {$y + 0.62 * [my SizeOf $id]}]
        }
    }

    method SpaceUnder {x y} {
        # The space at a point of the window, or "".
        if {$y >= [$Viewport floor]} {
            return [my ShelfUnder $x]
        }
        return [$Spaces at {*}[$Viewport ground $x $y]]
    }

    method spaceAt {x y} {
        set x [expr {$x - [winfo rootx $Canvas]}]
        set y [expr {$y - [winfo rooty $Canvas]}]
        if {$x < 0 || $y < 0 || $x >= [winfo width $Canvas]
                || $y >= [winfo height $Canvas]} {
            return ""
        }
        return [my SpaceUnder $x $y]
    }

    method Job {method} {
        return [namespace code [list my $method]]
    }

    method Later {job delay} {
        $Jobs later [my Job $job] $delay
    }

    method Slice {job} {
        $Jobs slice [my Job $job]
    }

    method Soon {job delay} {
        $Jobs soon [my Job $job] $delay
    }

    method Forget {args} {
        $Jobs forget {*}[lmap job $args { my Job $job }]
    }
}

need board/ground board/jobs board/layers board/spaces board/viewport \
        board/camera board/pieces board/tiles board/plates board/glows \
        board/lights board/offers board/captions board/signs board/tip \
        board/lines board/lettering board/inscriptions board/names \
        board/board-tokens board/board-stacks board/board-piles \
        board/board-shelf board/board-hands board/board-keys
