# start-card-room.tcl --
#
#       How a game's card in the start window lies in the room that there is:
#       whole, or folded to its heading where not all cards have room.
#
#   set room [::wargame::start::StartCardRoom new PARTS LISTS SIDES OPTIONS]
#                          PARTS: a dictionary of paths: body, and in it head
#                          title play about said who size options, and where
#                          they are there picture tutor rules; LISTS: of
#                          scenario and players, label and box; the others: see
#                          start-sides.tcl, start-options.tcl
#       hasPicture WIDTH   has a card so wide room for its picture?
#       fit WIDTH PICTURED as the card is so wide, with its picture or not
#       high PARTS         pixels of all of it where it lies so
#       lay PARTS          lays it so
#
#   PARTS: "whole", or which of about and said a folded card has below its
#   heading.  How high it is follows from its parts as they are, not as they
#   were laid last: it is asked before anything is drawn.

need look/theme

if {![info object isa class ::wargame::start::StartCardRoom]} {
    oo::class create ::wargame::start::StartCardRoom
}

oo::define ::wargame::start::StartCardRoom {
    # Lies: what is below the heading now.
    variable Parts Lists Sides Options Lies

    constructor {parts lists sides options} {
        set Parts $parts
        set Lists $lists
        set Sides $sides
        set Options $options
        set Lies {}
    }

    method Of {part} {
        return [dict get $Parts $part]
    }

    method Px {pixels} {
        return [::wargame::look::theme px $pixels]
    }

    # ---- across ----

    method hasPicture {width} {
        # It goes where the words need its room.
        return [expr {![dict exists $Parts picture]
            || [my Room $width] - [my PictureNeeds] >= [my HeadNeeds]}]
    }

    method fit {width pictured} {
        # Players stand beside the scenario where both have room.
        set room [my Room $width]
        if {[dict exists $Parts picture]} {
            set room [my FitPicture $room $pictured]
        }
        my FitHead $room
        foreach part {about said size} {
            [my Of $part] configure -wraplength $room
        }
        my FitPlayers $room
        $Sides fit $room
    }

    method Room {width} {
        return [expr {$width - [my Px 30]}]
    }

    method PictureNeeds {} {
        return [expr {[winfo reqwidth [my Of picture]] + [my Px 16]}]
    }

    method FitPicture {room pictured} {
        # -> the room beside it
        if {!$pictured} {
            pack forget [my Of picture]
            return $room
        }
        pack [my Of picture] -before [my Of head] -side left \
                -padx [list 0 [my Px 16]] -anchor n
        return [expr {$room - [my PictureNeeds]}]
    }

    method Buttons {} {
        return [dict values [dict filter $Parts script {part path} {
            expr {$part in {play tutor rules}}
        }]]
    }

    method HeadNeeds {} {
        # How wide the title and the buttons are, side by side.
        set wide [winfo reqwidth [my Of title]]
        foreach button [my Buttons] {
            incr wide [expr {[winfo reqwidth $button]
                + [::wargame::look::theme size gap]}]
        }
        return $wide
    }

    method FitHead {room} {
        # The buttons stand below the title where they have no room beside it.
        pack configure [my Of title] -before [my Of play] -anchor w \
                -side [expr {[my HeadNeeds] > $room ? "top" : "left"}]
    }

    method FitPlayers {room} {
        lassign [dict get $Lists players] label box
        set wide [my Px 40]
        foreach widget [list {*}[dict get $Lists scenario] $label $box] {
            incr wide [winfo reqwidth $widget]
        }
        lassign [expr {$wide <= $room ? {0 2} : {1 0}}] row column
        grid configure $label -row $row -column $column \
                -padx [list [expr {$column ? [my Px 12] : 0}] [my Px 8]]
        grid configure $box -row $row -column [expr {$column + 1}]
    }

    # ---- down ----

    method high {parts} {
        set high [my Words $parts]
        if {[my IsPictured] && $parts eq "whole"} {
            set high [expr {max($high, [image height \
                    [[my Of picture] cget -image]])}]
        }
        return [expr {$high + 2 * [my Padding $parts] + 2}]
    }

    method Words {parts} {
        # As high as they are, one below the other.
        set high [my HeadHigh]
        foreach part [my Below $parts] {
            incr high [expr {[my Above $part] + [my PartHigh $part]}]
        }
        return [expr {$high + [my Foot $parts]}]
    }

    method Below {parts} {
        # What is below the heading.
        return [expr {$parts ne "whole" ? $parts
            : [[my Of size] cget -text] eq "" ? {about who options}
            : {about who size options}}]
    }

    method Above {part} {
        return [expr {$part eq "about" ? [my Px 4]
            : $part eq "who" ? [my Px 6] : 0}]
    }

    method Foot {parts} {
        # What lists of other players would need: nobody misses it there.
        return [expr {$parts eq "whole" ? [$Sides spare] : 0}]
    }

    method Padding {parts} {
        return [my Px [expr {$parts eq "whole" ? 10 : 6}]]
    }

    method IsPictured {} {
        return [expr {[dict exists $Parts picture]
            && [winfo manager [my Of picture]] ne ""}]
    }

    method HeadHigh {} {
        set title [winfo reqheight [my Of title]]
        set buttons [::tcl::mathfunc::max {*}[lmap button [my Buttons] {
            winfo reqheight $button
        }]]
        return [expr {[dict get [pack info [my Of title]] -side] eq "top"
            ? $title + $buttons : max($title, $buttons)}]
    }

    method PartHigh {part} {
        switch $part {
            who { return [my RowsHigh [my Of who]] }
            options { return [$Options least] }
        }
        return [winfo reqheight [my Of $part]]
    }

    method RowsHigh {grid} {
        set rows [dict create]
        foreach cell [grid slaves $grid] {
            set info [grid info $cell]
            lassign [dict get $info -pady] above below
            set high [expr {[winfo reqheight $cell] + $above
                + ($below eq "" ? $above : $below)}]
            set row [dict get $info -row]
            dict set rows $row [expr {[dict exists $rows $row]
                ? max($high, [dict get $rows $row]) : $high}]
        }
        return [::tcl::mathop::+ {*}[dict values $rows]]
    }

    method lay {parts} {
        # Of a folded card the picture is a strip.
        if {[dict exists $Parts picture]} {
            [my Of picture] configure -height [expr {$parts eq "whole" ? 0
                : min([my Words $parts], [image height \
                    [[my Of picture] cget -image]])}]
        }
        [my Of body] configure -padding [my Padding $parts]
        if {[my Below $parts] ne $Lies} {
            set Lies [my Below $parts]
            pack forget [my Of about] [my Of said] [my Of who] [my Of size] \
                    [my Of options]
        }
        foreach part $Lies {
            pack [my Of $part] -anchor w -pady [list [my Above $part] 0]
        }
        if {$parts eq "whole"} {
            pack configure [my Of options] -fill x \
                    -pady [list 0 [my Foot $parts]]
        }
    }
}
