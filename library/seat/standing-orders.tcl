# standing-orders.tcl --
#
#       The window of a side's standing orders: for all its pieces, an arm, a
#       corps or one piece, how each question is answered for it; see
#       standing.tcl.
#
#       openStandingOrders PATH PLAYWINDOW VIEWER    a new window; one that is
#                                there goes
#
#   The tree at its left has the whole side, its arms, its corps and their
#   pieces: who is selected there is given orders at its right.  What is
#   inherited is said.

need base/words match/standing look/ask-line look/side-window look/theme \
        look/tree

if {![info object isa class ::wargame::seat::StandingOrders]} {
    oo::class create ::wargame::seat::StandingOrders {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::seat::openStandingOrders {path playWindow viewer} {
    destroy $path
    StandingOrders new $path $playWindow $viewer
}

oo::define ::wargame::seat::StandingOrders {
    # Chosen: QUESTION -> what its buttons show.  Corps: the first piece of
    # each formation -> all of it, itself first.  Arm: PIECE -> the first of its
    # arm.
    variable Path Tree PlayWindow Match Presenter Viewer Chosen Corps Arm \
            Orders

    constructor {path playWindow viewer} {
        set PlayWindow $playWindow
        set Match [$playWindow match]
        set Presenter [$playWindow presenter]
        set Viewer $viewer
        set Corps [my Formations]
        set Orders [[$Match standing] orders $Viewer]
        my Open $path StandingOrders [::wargame::base::say standing.title]
        my Build
        my Fill
        my Show
        $Match listen [namespace code {my Changed}]
        ::wargame::look::placeOver $Path [winfo toplevel [winfo parent $Path]] 8
        focus $Tree
    }

    destructor {
        if {[info exists Orders] && [info object isa object $Match]} {
            $Match deafen [namespace code {my Changed}]
        }
    }

    method Formations {} {
        set corps [dict create]
        foreach row [::wargame::roster [$Presenter game]] {
            if {[dict get $row side] eq $Viewer} {
                dict lappend corps [dict get $row corps] [dict get $row key]
            }
        }
        set byFirst [dict create]
        dict for {name pieces} $corps {
            dict set byFirst [lindex $pieces 0] $pieces
        }
        return $byFirst
    }

    # ---- made ----

    method Build {} {
        set theme ::wargame::look::theme
        set margin [$theme px 20]
        ttk::label $Path.title -style Heading.TLabel \
                -text [::wargame::base::say standing.heading \
                    [[$Presenter words] sideName $Viewer]]
        set about [::wargame::base::say standing.about]
        # Losses are a preference where blocks are hidden.
        if {[::wargame::base::said [$Presenter game].losses]} {
            append about " " [::wargame::base::say standing.losses]
        }
        ttk::label $Path.about -wraplength [$theme px 560] -justify left \
                -text $about
        set Tree [::wargame::look::tree $Path.who -height 14]
        ttk::frame $Path.what
        foreach order $Orders {
            my BuildQuestion [dict get $order standing]
        }
        ttk::frame $Path.foot
        ttk::button $Path.foot.close -text [::wargame::base::say help.close] \
                -command [list destroy $Path]
        pack $Path.foot.close -side right
        pack $Path.title -anchor w -padx $margin -pady [$theme px 12]
        pack $Path.about -fill x -padx $margin
        bind $Path.about <Configure> { %W configure -wraplength %w }
        pack $Path.foot -side bottom -fill x -padx $margin -pady [$theme px 14]
        pack $Path.who -side left -fill both -expand 1 \
                -padx [list $margin [$theme px 12]] -pady [list [$theme px 8] 0]
        pack $Path.what -side left -fill y -padx [list 0 $margin] \
                -pady [list [$theme px 8] 0]
        bind $Tree <<TreeviewSelect>> [namespace code {my Show}]
    }

    method BuildQuestion {kind} {
        set theme ::wargame::look::theme
        set frame $Path.what.$kind
        ttk::frame $frame
        ttk::label $frame.asked -font [$theme font bodyBold]
        pack $frame.asked -anchor w
        foreach choice [my Choices $kind] {
            ttk::radiobutton $frame.$choice -value $choice \
                    -variable [my varname Chosen]($kind) \
                    -command [namespace code [list my Give $kind]]
            pack $frame.$choice -side left -padx [list 0 [$theme px 12]]
        }
        $frame.asked configure -text [[$Presenter words] standing $kind]
        pack $frame -anchor w -pady [list 0 [$theme px 8]]
    }

    method Choices {kind} {
        return [linsert [dict get [my Order $kind] choices] 0 inherit]
    }

    method Fill {} {
        $Tree insert {} end -id all -open 1 \
                -text [::wargame::base::say standing.all]
        my FillArms
        dict for {first pieces} $Corps {
            set under all
            if {[my InCorps $first]} {
                set under corps.$first
                $Tree insert all end -id $under -text [my Sentence \
                        [[$Presenter words] corps $first]]
            }
            foreach piece $pieces {
                $Tree insert $under end -id piece.$piece \
                        -text [[$Presenter words] unitName $piece]
            }
        }
        $Tree selection set all
        $Tree focus all
        $Tree column #0 -width [my Across] -stretch 1
    }

    method Across {} {
        # As wide as the names of corps need, and of nearly all pieces.
        set theme ::wargame::look::theme
        set wide [$theme px 250]
        foreach item [concat [$Tree children all] {*}[lmap item \
                [$Tree children all] { $Tree children $item }]] {
            set wide [expr {max($wide, [$theme px 64]
                + [font measure [$theme font body] [$Tree item $item -text]])}]
        }
        return [expr {min($wide, 26 * [font measure [$theme font body] m])}]
    }

    method FillArms {} {
        set Arm [dict create]
        dict for {name pieces} [[$Match standing] arms $Viewer] {
            if {![llength $pieces]} continue
            set first [lindex $pieces 0]
            foreach piece $pieces {
                dict set Arm $piece $first
            }
            $Tree insert all end -id arm.$first -text [my Sentence \
                    [[$Presenter words] arm $name]]
        }
    }

    method Sentence {text} {
        return [string toupper [string index $text 0]][string range $text 1 end]
    }

    method InCorps {piece} {
        # Who has none is given orders alone.
        return [expr {[dict get [my Row $piece] corps] ni {none 0}}]
    }

    method Row {piece} {
        return [lsearch -inline -index 1 -exact \
                [::wargame::roster [$Presenter game]] $piece]
    }

    # ---- shown ----

    method Changed {} {
        set Orders [[$Match standing] orders $Viewer]
        my Show
    }

    method Order {kind} {
        foreach order $Orders {
            if {[dict get $order standing] eq $kind} {
                return $order
            }
        }
    }

    method Who {} {
        set who [lindex [$Tree selection] 0]
        return [expr {$who eq "" ? "all" : $who}]
    }

    method Own {order who} {
        # What was ordered of them themselves; "" where they inherit, or where
        # nothing was ordered of all.
        lassign [split $who .] level piece
        if {$level eq "all"} {
            return [expr {[dict get $order given] ? [dict get $order choice]
                : ""}]
        }
        set given [dict get $order [dict get {
            corps corps   arm arms   piece pieces
        } $level]]
        return [expr {[dict exists $given $piece] ? [dict get $given $piece]
            : ""}]
    }

    method Above {order who} {
        # What they would inherit: a piece from its arm, where its corps has
        # no order.
        set above [$Tree parent $who]
        lassign [split $who .] level piece
        if {$level eq "piece" && $above ne "all"} {
            set own [my Own $order $above]
            if {$own ne ""} {
                return $own
            }
            set above all
        }
        if {$level eq "piece" && [dict exists $Arm $piece]} {
            set own [my Own $order arm.[dict get $Arm $piece]]
            if {$own ne ""} {
                return $own
            }
        }
        if {$above eq "all"} {
            return [dict get $order choice]
        }
        set own [my Own $order $above]
        return [expr {$own ne "" ? $own : [my Above $order $above]}]
    }

    method Show {} {
        set who [my Who]
        set state [expr {[$PlayWindow mayStand $Viewer] ? "!disabled"
            : "disabled"}]
        foreach order $Orders {
            set kind [dict get $order standing]
            set frame $Path.what.$kind
            set own [my Own $order $who]
            set Chosen($kind) [expr {$own eq "" ? "inherit" : $own}]
            foreach choice [my Choices $kind] {
                $frame.$choice state $state
                $frame.$choice configure -text [my Label $kind $choice]
            }
            if {$who eq "all"} {
                pack forget $frame.inherit
            } else {
                $frame.inherit configure -text [::wargame::base::say \
                        standing.inherit [my Label $kind [my Above $order \
                        $who]]]
                pack $frame.inherit -side left -after $frame.asked \
                        -padx [list 0 [::wargame::look::theme px 12]]
            }
        }
        my Mark all
    }

    method Label {kind choice} {
        return [expr {$choice eq "inherit" ? ""
            : [[$Presenter words] standingChoice $kind $choice]}]
    }

    method Mark {who} {
        # Those with orders of their own are bold.
        foreach below [$Tree children $who] {
            set own [lmap order $Orders {
                if {[my Own $order $below] eq ""} continue
                set order
            }]
            $Tree item $below -tags [expr {[llength $own] ? "strong" : ""}]
            my Mark $below
        }
    }

    # ---- given ----

    method Give {kind} {
        # An order that answers what is asked now may end this window.
        set order [list $kind $Chosen($kind)]
        lassign [split [my Who] .] level piece
        if {$level ne "all"} {
            lappend order $level $piece
        }
        $PlayWindow stand $Viewer $order
    }
}
