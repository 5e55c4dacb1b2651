# question.tcl --
#
#       A question that lies over a seat, with a button that does something and
#       one that changes nothing.
#
#   set question [::wargame::seat::Question new SEAT PARTS]
#       ask LINES LABEL CMD ?SHOWS? ?GONECMD?    asks with these sentences;
#                          LABEL is on the button that does CMD, the question
#                          taken away; unless SHOWS is 0, another shows who can
#                          still act and has not been put aside, and it is said
#                          how many of them have moved.  GONECMD is called when
#                          the question goes without CMD: turned back, taken
#                          away, or destroyed with its seat
#       isThere            is one asked?
#       asked              what it says: {TITLE SENTENCES LABEL BACK}, the last
#                          two on its buttons; "" if none is asked
#       press DONE         its button that does something, or the other
#       forget             takes the question away, if there is one
#       part NAME          the path of a part of the question: text bar done
#                          back still
#
#   It is [$seat part loss], with the focus on the button that changes nothing;
#   Escape is that button, and the parts above are told turnedBack.  Each button
#   has a digit, which answers a moment after it was asked; that which asked it,
#   and may be held, never does it.  Until it is answered mouse and keys do
#   nothing on the map.

need base/timer base/words look/digit-photo look/focus look/stray look/theme \
        seat/seat-part

if {![info object isa class ::wargame::seat::Question]} {
    oo::class create ::wargame::seat::Question {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Question {
    variable Seat Board Began Asked GoneCmd

    constructor {seat known} {
        next $seat $known
        set GoneCmd ""
    }

    destructor {
        uplevel #0 $GoneCmd
    }

    method part {name} {
        return [$Seat part loss].card[dict get {
            text .text  bar .bar
            done .bar.done  back .bar.back  still .bar.still
        } $name]
    }

    method ask {lines label cmd {shows 1} {goneCmd ""}} {
        my forget
        set GoneCmd $goneCmd
        my notify asks
        set theme ::wargame::look::theme
        set ask [$Seat part loss]
        frame $ask -background [$theme color paperEdge] -class Loss -padx 1 \
                -pady 1
        set card [ttk::frame $ask.card -style Lift.TFrame \
                -padding [list [$theme px 20] [$theme px 16]]]
        if {$shows} {
            lappend lines {*}[[my of still] counted]
        }
        set Asked [list [::wargame::base::say loss.title $label] $lines \
                $label [::wargame::base::say loss.back]]
        ttk::label $card.title -style Lift.TLabel -text [lindex $Asked 0] \
                -font [$theme font heading]
        ttk::label $card.text -style Lift.TLabel -text [join $lines \n] \
                -font [$theme font prompt] -wraplength [$theme px 440]
        set bar [ttk::frame $card.bar -style Lift.TFrame]
        ttk::button $bar.done -text $label \
                -command [namespace code [list my Do $cmd]]
        ttk::button $bar.back -style Default.TButton \
                -text [lindex $Asked end] \
                -command [namespace code {my Back}]
        pack $card -fill both -expand 1
        pack $card.title $card.text -anchor w -fill x
        pack $bar -fill x -pady [list [$theme px 14] 0]
        if {$shows} {
            my Still $bar
        }
        set buttons [winfo children $bar]
        pack {*}$buttons -side left -padx [list 0 [$theme px 8]]
        set numbered [my Numbered $buttons]
        foreach path $buttons {
            # Keys of the table are not meant here.
            bindtags $path [list $path TButton $ask]
            bind $path <Escape> [namespace code {my Back}]
            bind $path <FocusOut> [namespace code {my Refocus}]
            set at [lsearch -exact $buttons $path]
            $path configure -compound left \
                    -image [::wargame::look::digitPhoto \
                        [expr {[lsearch -exact $numbered $path] + 1}] \
                        [expr {$path eq "$bar.back" ? "paperLift" : "inkSoft"}]]
            bind $path <Key> [namespace code [list my Digit $numbered %K]]
            foreach {key by} {Left -1 Right 1 Tab 1} {
                bind $path <$key> "[list focus [lindex $buttons \
                        [expr {($at + $by) % [llength $buttons]}]]]; break"
            }
        }
        set Began [::wargame::base::timer now]
        place $ask -relx 0.5 -rely 0.4 -anchor center
        raise $ask
        my Deafen 1
        ::wargame::look::focusOn $bar.back
    }

    method Refocus {} {
        # A click beside the question does not take its keys away; another
        # window does, until it is left.
        set to [focus]
        if {$to ne "" && [my isThere]
                && [winfo toplevel $to] eq [winfo toplevel [my part bar]]
                && ![string match [$Seat part loss].* $to]} {
            ::wargame::look::focusOn [my part back]
        }
    }

    method Numbered {buttons} {
        # The buttons by their digits.
        set others [lassign $buttons done back]
        return [expr {[::wargame::look::digitPressed] eq "1"
            ? [list $back $done {*}$others] : $buttons}]
    }

    method Digit {buttons key} {
        if {[regexp {^(?:KP_)?([1-9])$} $key - digit]
                && ![::wargame::look::isDeaf question $Began]
                && [llength $buttons] >= $digit} {
            [lindex $buttons [expr {$digit - 1}]] invoke
        }
    }

    method Still {bar} {
        # Who can still act is counted, and shown on the map when asked.
        set count [llength [[my of still] able]]
        if {$count} {
            ttk::button $bar.still -text [::wargame::base::sayCount loss.still \
                    $count] -command [namespace code {my ShowStill}]
        }
    }

    method ShowStill {} {
        my Back
        [my of still] flash
    }

    method Do {cmd} {
        set GoneCmd ""
        my forget
        uplevel #0 $cmd
    }

    method Back {} {
        my forget
        my notify turnedBack
        my notify unheard
        my notify home
    }

    method isThere {} {
        return [winfo exists [$Seat part loss]]
    }

    method asked {} {
        return [expr {[my isThere] ? $Asked : ""}]
    }

    method press {done} {
        [my part [expr {$done ? "done" : "back"}]] invoke
    }

    method forget {} {
        lassign [list $GoneCmd ""] gone GoneCmd
        if {[my isThere]} {
            destroy [$Seat part loss]
            my Deafen 0
        }
        uplevel #0 $gone
    }

    method Deafen {yes} {
        # The map behind the question says and does nothing.
        if {$Board ne ""} {
            $Board refuse ""
            [$Board input] deaf $yes
        }
    }
}
