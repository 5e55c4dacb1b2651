# board.tcl --
#
#       The map, what stands on it, and the hands that move it.  Knows spaces
#       and tokens; no match, no rules, no game.
#
#   set board [::wargame::board::Board new PATH GROUND DRAWCMD EVENTCMD]
#
#       PATH      a new frame, for the caller to pack; it takes the focus.
#       GROUND    what lies under the tokens (y grows to the north, metres):
#           frame   width and height
#           levels  files of one picture of the frame, of any widths: PNGs, or
#                   what cutpng made of them
#           spaces  by key a dictionary; only shape is needed:
#               name    as printed         style   plain or redoubt
#               shape   {x y ...}          label   {SIZE x y ANGLE LINE...}
#               stands  side -> {x y ...}: the middle of its stack there, and
#                       then of blocks one by one
#               marks   what the picture has there that no name may cover:
#                       {left low right high} each
#               shelf   1: not on the ground, but a tray along the lower edge
#                       of the window, shown while a token is in it
#           captions  {KIND x y ANGLE ?METRES? NAME} each: names painted as they
#                   lie, their letters so high
#           piece   so many metres of the ground are as wide as a token: they
#                   are counters, piled up in the middle of their space whoever
#                   else is near, smaller than can be read from afar
#           at      a command that tells the space at a point of the ground, for
#                   those with so many that none should look through them
#           [::wargame::board::boardGround MAP LEVELS] makes one of a map that
#           [::wargame::ground::mapfile read] returned.
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
#       fit                the whole frame
#       zoomTo SCALE ?X Y?    pixels a metre, about a point of the window
#       zoomBy FACTOR      about the middle
#       centre SPACE       bring it to the middle
#       reveal SPACES      bring these into sight, if they are not; the first if
#                          that is not all
#       frame SPACES       all of these, as near as they allow; yet tokens can be
#                          read
#       focus TOKEN        the ring goes there; "" for none
#       paint              draws now what it would draw soon
#       saveView           -> a dictionary for
#       restoreView VIEW
#       names BOOL         the spaces' names
#       motion BOOL        may anything move by itself?  (Never over 300 ms.)
#       retheme            draw all anew, after the theme has changed
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
#   Parts: board-view.tcl (where one looks), board-lines.tcl, board-ground.tcl
#   (spaces and what lights them), board-sheets.tcl (many of them at once), board-tokens.tcl,
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
    # Of the window and where it looks: Scale in pixels a metre.
    variable Canvas Ground Width Height Tiles Scale Fitted Framed Filled Jobs \
            Motion Turned
    # Of the spaces: Space key -> dictionary, with bounds; Shelves: their keys;
    # Lettered: keys of those with a name or marks.  Inscribed: the scale for
    # which the captions are drawn.
    variable Space Shelves ShelfTop Lit Offers Longer OfferItem Hot Lines Paths Signs Named
    variable NameArt NamesDue NamesTaken Lettered Inscribed
    # Of the tokens, by id: the dictionary, the canvas item, where it belongs,
    # and the picture that it shows.  Stack: {space side} -> ids.  Unpainted:
    # those that are still to be looked at.  PaintUntil: when new ones begin to
    # wait for that.
    variable Token Item Place Shown Stack Spread Glides Size Hidden Covered \
            Unpainted PaintUntil
    variable ShelfCovered ShelfSize
    variable Pictures Words Glows Sheets SheetsDue Boxes
    # Of the hands.
    variable DrawCmd EventCmd Held HeldBy Press Under Focus Chosen Tip \
            Refused Reading

    constructor {path ground drawCmd eventCmd} {
        # See the head of this file.
        set DrawCmd $drawCmd
        set EventCmd $eventCmd
        set Ground $ground
        lassign [dict get $ground frame] Width Height
        foreach name {Space Lit Offers Longer OfferItem Token Item Place Shown Stack
                Glides Jobs Boxes Covered ShelfCovered
                NameArt Sheets} {
            set $name [dict create]
        }
        foreach name {Shelves Lines Paths Signs Spread Held HeldBy Press Focus Chosen
                Reading Hot Tip SheetsDue NamesDue NamesTaken Lettered Inscribed
                Unpainted} {
            set $name {}
        }
        set Under {{} {}}
        set Refused 0
        set Motion 1
        set Turned 0
        set Named 1
        set Hidden 0
        set Fitted 1
        set Framed {}
        set Filled 0
        set Scale 0.1
        set Size 0
        set PaintUntil Inf
        set ShelfTop Inf
        set ShelfSize [::wargame::look::theme size shelfBlock]
        # Of counters there are many, and each has marks and sizes.
        set Pictures [::wargame::look::Pictures new [expr {
            [dict exists $ground piece] ? 400 : 150}]]
        set Words [::wargame::look::Pictures new 120]
        set Glows [::wargame::look::Pictures new 24]
        dict for {key space} [dict get $ground spaces] {
            my AddSpace $key $space
        }
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
        my BindView
        my BindHands
        my BindKeys
        bind $Canvas <Destroy> [namespace code {my Gone}]
        my fit
    }

    destructor {
        foreach job [dict values $Jobs] {
            after cancel $job
        }
        foreach part [list $Tiles $Pictures $Words $Glows] {
            $part destroy
        }
        foreach sheets [dict values $Sheets] {
            image delete {*}$sheets
        }
        if {[winfo exists $Canvas]} {
            bind $Canvas <Destroy> {}
            destroy [winfo parent $Canvas]
        }
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
        my Resized
        for {set round 0} {$round < 1000} {incr round} {
            set due [lmap job {
                Settle DrawWords DrawCaptions DrawSheets Repaint SomeNames
            } {
                if {![dict exists $Jobs $job]} continue
                set job
            }]
            if {![llength $due]} break
            foreach job $due {
                my Now $job
            }
        }
    }

    method Later {job delay} {
        # Have a method called once, a while after the first time that this
        # was asked.
        if {![dict exists $Jobs $job]} {
            dict set Jobs $job \
                    [after $delay [namespace code [list my Now $job]]]
        }
    }

    method Slice {job} {
        # The same, after what was drawn is seen and what was done is answered;
        # [update] waits for it, [update idletasks] does not.
        if {![dict exists $Jobs $job]} {
            dict set Jobs $job \
                    [after idle [namespace code [list my Yielded $job]]]
        }
    }

    method Yielded {job} {
        dict set Jobs $job [after 0 [namespace code [list my Now $job]]]
    }

    method Soon {job delay} {
        # The same, but a while after the last time that it was asked.
        my Forget $job
        my Later $job $delay
    }

    method Now {job} {
        my Forget $job
        my $job
    }

    method Forget {args} {
        foreach job $args {
            if {[dict exists $Jobs $job]} {
                after cancel [dict get $Jobs $job]
                dict unset Jobs $job
            }
        }
    }
}

# boardGround --
#
#       The GROUND of a Board, of a map that mapfile has read and the files of
#       its picture.
proc ::wargame::board::boardGround {map levels} {
    set spaces [dict create]
    dict for {key area} [dict get $map area] {
        if {![dict get $area playable]} continue
        dict set spaces $key [dict create name [dict get $area name] \
            shape [dict get $area shape] label [dict get $area label] \
            style [expr {[dict get $area terrain] eq "redoubt"
                ? "redoubt" : "plain"}] \
            stands [dict get $area stand] marks [boardMarks $area]]
    }
    return [dict create frame [dict get $map frame] levels $levels \
            spaces $spaces captions [dict get $map caption]]
}

# boardMarks --
#
#       Where the circle and the star of an area are.
proc ::wargame::board::boardMarks {area} {
    set boxes {}
    foreach {mark half} {circle 100 star 75} {
        if {[dict get $area $mark] ne ""} {
            lassign [lrange [dict get $area $mark] end-1 end] x y
            lappend boxes [list [expr {$x - $half}] [expr {$y - $half}] \
                [expr {$x + $half}] [expr {$y + $half}]]
        }
    }
    return $boxes
}

need ground/mapfile board/pieces board/tiles board/board-view board/board-ground \
        board/board-lines board/board-tokens board/board-stacks board/board-piles \
        board/board-sheets board/board-shelf board/board-names \
        board/board-inscriptions board/board-words board/board-hands \
        board/board-keys
