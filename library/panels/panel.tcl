# panel.tcl --
#
#       What all the panels beside the map have in common: a frame that listens
#       to a match and sends back what the match offers, and buttons for that.
#
#   CLASS new PATH MATCH VIEWER DOCMD ?PRESENTER?
#       PATH      a new frame, for the caller to show
#       VIEWER    whose view it shows: 0, 1, public or umpire
#       DOCMD     called with one of [$match actions], and the word ordered if
#                 an order given before sends it rather than a press, or begins:
#                 see give in seat/answers.tcl
#       PRESENTER that of the seat, which outlives the panel; without one it
#                 has its own
#     refresh     draw what the match is like now; also after every change
#     destroy     the panel and its frame; the frame's end is the panel's, too
#     key K ?TIME?   press a letter of the panel's buttons; true if there is
#                 one; see panel-buttons.tcl
#     path        its frame
#     placing     how to place it over the map
#     home        moves the keyboard to its first button; false if it has none
#     beside      true if its place is beside the map, which it needs
#     wide        pixels across that it is made for there; 0: as wide as it
#                 happens to be
#     height      pixels of a seat below which it wants all of its height
#     over BOARD  takes that map, whose lines, signs and lights are now the
#                 panel's
#     light       show them there, again
#     odds QUERY   to be asked about odds, and the panel's from now on; see
#                 odds-query.tcl
#     kept        a pane that nothing is to lie over, or ""
#     picked UNIT ?REVEALS?   a piece of it was clicked: what may be answered
#                 with it at once, a list of actions; 0: the same is only asked
#     givesBack UNIT   has it that of which a click on it undoes the newest?
#     scene       the dictionary that it shows; {} if it is no such panel
#     answers     true if it has all the answers that can be given now
#     stays HANDOVER ?GIVEN? ?TAKEN?   true if it is to be seen for a while,
#                 though the match has gone on (HANDOVER: to another viewer's
#                 seat; GIVEN: by an answer that the program gave; TAKEN: it
#                 answers what is asked next, too); it sends <<WargameGoOn>> to
#                 the window when that is over
#     once        true if it is not shown again for a moment that it was shown
#                 for, as after undo
#     lingers     true if it tells what is past while its viewer, who is asked
#                 on the map, plays on
#     goOn        is told that what it shows has been seen
#     pause       milliseconds from one throw of chance to the next
#
#   Where it shows dice that roll it sends <<WargameDiceRoll>> to its frame, and
#   <<WargameDiceLie>> once they lie still.
#
#   A rule's number that is clicked sends <<WargameRule>> to the window with the
#   number as its data.

package require Tk
need base/objects look/focus look/key-press look/pictures look/theme \
        present/presenter panels/asked-words panels/panel-buttons \
        panels/panel-letters

if {![info object isa class ::wargame::panels::Panel]} {
    oo::class create ::wargame::panels::Panel
}

oo::define ::wargame::panels::Panel {
    # OwnPresenter: "", or one that goes with the panel.  MeanTime: where the
    # focus went for want of a button, or "".
    variable Path Match Viewer Do Presenter OwnPresenter Pictures Letters \
            MeanTime

    constructor {path match viewer doCmd {presenter ""}} {
        set Path $path
        set Match $match
        set Viewer $viewer
        set Do $doCmd
        set MeanTime ""
        set OwnPresenter [expr {$presenter ne "" ? ""
            : [::wargame::present::presenterOf [dict get [$match about] \
                game]]}]
        set Presenter $presenter$OwnPresenter
        set Pictures [::wargame::look::Pictures new]
        set Letters [::wargame::panels::PanelButtons new $Path \
                [::wargame::panels::panelLetters [$Presenter panels]]]
        [$Presenter look] loadArt
        ttk::frame $Path -takefocus 0
        bind $Path <Destroy> [list [self class] gone [self] %W $Path]
        bind Panel$Path <KeyPress> [format {if {[%s %%K %%t]} break} \
                [list [self class] pressed [self]]]
        # With Alt or Control a letter is a menu's, or a shortcut.
        foreach modifier {Alt Control} {
            bind Panel$Path <$modifier-KeyPress> {;}
        }
        bind $Path <<WargameTheme>> [namespace code {my Retheme}]
        bind $Path <Map> [namespace code {my home}]
        my Build
        my Keys $Path
        $Match listen [namespace code {my refresh}]
        my refresh
    }

    destructor {
        catch {$Match deafen [namespace code {my refresh}]}
        catch {
            bind $Path <Destroy> {}
            destroy $Path
            # The next panel at this path has keys of its own.
            foreach event [bind Panel$Path] {
                bind Panel$Path $event {}
            }
        }
        $Letters destroy
        ::wargame::base::destroyIf $OwnPresenter
        $Pictures destroy
    }

    method path {} {
        return $Path
    }

    method placing {} {
        # How to place it over the map: arguments of [place].
        return {-relwidth 1 -relheight 1}
    }

    method beside {} {
        return 0
    }
    method wide {} {
        return 0
    }
    method height {} {
        return 0
    }
    method over {board} {
    }
    method light {} {
    }
    method odds {query} {
        $query destroy
    }
    method kept {} {
        return ""
    }
    method picked {unit {reveals 1}} {
        return {}
    }
    method givesBack {unit} {
        return 0
    }

    method scene {} {
        return {}
    }

    method answers {} {
        # Is everything that can be answered now answered here?
        return 1
    }

    method stays {handover {given 0} {taken 0}} {
        return 0
    }
    method once {} {
        return 0
    }

    method lingers {} {
        return 0
    }
    method goOn {} {
        # It has been seen.
    }
    method pause {} {
        return 200
    }

    method Build {} {
        # The widgets, once.
    }

    method home {} {
        # To the first button; false if there is nothing for the keyboard.
        foreach button [my FirstButtons] {
            if {[winfo exists $button]} {
                ::wargame::look::focusOn $button
                return 1
            }
        }
        set found [::wargame::look::focusWithin $Path]
        set MeanTime [expr {$found ? [focus] : ""}]
        return $found
    }

    method FirstButtons {} {
        return {}
    }

    method Retheme {} {
        $Pictures empty
        my refresh
    }

    method Block {face marks size} {
        # A photo of a block of so many pixels of an ordinary screen.  The
        # photo is a fifth larger: the block's shadow.
        return [$Pictures picture [[$Presenter look] draw $face $marks $size] \
                [::wargame::look::theme px [expr {round($size * 1.2)}]]]
    }

    method Send {action args} {
        if {$action in [$Match actions]} {
            return [uplevel #0 [list {*}$Do $action {*}$args]]
        }
    }

    # ---- buttons and keys: panel-buttons.tcl ----

    method key {symbol {time 0}} {
        return [$Letters press $symbol $time]
    }

    method Rowed {buttons} {
        # These stand in rows, before those of the bar that is filled next.
        $Letters rows $buttons
    }

    method Keys {window} {
        $Letters reach $window
    }

    method Rule {window number} {
        $Letters rule $window $number
        $window configure -text [::wargame::panels::ruleWords $number]
    }

    method Buttons {bar choices} {
        # Fill a bar.  The focus goes to it if it was there, or only waited for
        # buttons, or if nothing else can be answered while it is elsewhere.
        # It may still wait then: a button has it only once it is seen.
        if {[focus] ni [list "" $MeanTime]} {
            set MeanTime ""
        }
        set focused [expr {[string match $bar.* [focus]]
                || [focus] eq $MeanTime
                || [focus] eq "" || ![winfo exists [focus]]
                || (![string match $Path* [focus]] && [my answers]
                    && ![my beside])}]
        $Letters fill $bar $choices [[$Presenter panels] declines \
                [$Match decision]] [$Match length]
        if {$focused && [llength $choices]} {
            ::wargame::look::focusOn [lindex [my Safest $choices $bar] 0]
        }
    }

    method Safest {choices bar} {
        return [::wargame::panels::safest [::wargame::panels::withHarm \
                $choices $bar]]
    }
}

oo::objdefine ::wargame::panels::Panel {
    method gone {panel window path} {
        # The frame was destroyed by somebody else.
        if {$window eq $path && [info object isa object $panel]} {
            $panel destroy
        }
    }
    method pressed {panel key time} {
        # What had this key before may have closed the panel.
        return [expr {![info object isa object $panel]
            || ([::wargame::look::newPress $key $time]
                && [$panel key $key $time])}]
    }
}
