# seat-deeds.tcl --
#
#       What one viewer's seat may ask about several actions as one deed: for
#       its viewer alone, and only while that viewer may answer.  What each
#       tells is in deeds.tcl.  A seat's table does deeds and takes them back.
#
#   set deeds [$seatMatch deeds]   as long as the SeatMatch
#       reach PIECES, shapes PIECES FROM, arrivals PIECES PLACES, ways PIECE,
#       later PIECE WAITING, notLater PIECE PLACE WAITING,
#       plan PIECES TO, march PIECES TO, shift PIECES FROM TO, column PIECES TO,
#       line PIECES PLACES, ends STEPS, does STEPS, still,
#       moved
#                          "" unless they may
#       whyUndo LENGTH, whyUndoPiece PIECE    other, unless they may
#       canReopen, canRedo 0, unless they may
#       waiting            a SeatWaiting, their side's moves that wait for Done;
#                          "" unless they may, and of a copy
#       foreseen           a new Match to try actions on, in which nothing is
#                          true that they may not know, see match.tcl; "" unless
#                          they may, or if what they know fits no position

need match/seat-waiting

if {![info object isa class ::wargame::match::SeatDeeds]} {
    oo::class create ::wargame::match::SeatDeeds
}

oo::define ::wargame::match::SeatDeeds {
    variable Match Viewer MayCmd

    constructor {match viewer mayCmd} {
        set Match $match
        set Viewer $viewer
        set MayCmd $mayCmd
    }

    method Side {} {
        # The viewer's, who may answer; at a seat for both, whose turn it is.
        # "": they may not.
        if {![{*}$MayCmd]} {
            return ""
        }
        set side [expr {$Viewer in {0 1} ? $Viewer : [$Match side]}]
        return [expr {$side in {0 1} ? $side : ""}]
    }

    foreach query {reach shapes arrivals ways later notLater plan march road
            shift column line ends does still moved} {
        method $query args [format {
            set side [my Side]
            return [expr {$side eq "" ? ""
                : [[$Match deeds] %s $side {*}$args]}]
        } $query]
    }

    foreach query {whyUndo whyUndoPiece} {
        method $query {of} [format {
            return [expr {[my Side] eq "" ? "other"
                : [[$Match deeds] %s $of]}]
        } $query]
    }

    foreach query {canReopen canRedo} {
        method $query {} [format {
            return [expr {[my Side] eq "" ? 0 : [[$Match deeds] %s]}]
        } $query]
    }

    method waiting {} {
        set waiting [[$Match deeds] waiting]
        if {$waiting eq "" || [my Side] eq ""} {
            return ""
        }
        # In this object's namespace, with which it ends.
        set mine [self namespace]::Waiting
        if {![info object isa object $mine]} {
            ::wargame::match::SeatWaiting create $mine $waiting \
                    [namespace code {my Side}]
        }
        return $mine
    }

    method foreseen {} {
        set side [my Side]
        if {$side eq ""} {
            return ""
        }
        try {
            return [$Match foreseen $side]
        } trap {WARGAME TURN} {} {
            return ""
        }
    }
}
