# replay-bar.tcl --
#
#       What a replay is driven by: buttons, a line of time to slide on, where
#       it is, whose view, bookmarks.
#
#   set bar [::wargame::replay::ReplayBar new PATH REPLAY]
#                          a new frame, to be packed
#       show STATE         a dictionary:
#           at last        the action shown, and how many there are, these and
#                          all that follow as the viewer counts them
#           text           where that is, in words
#           marks          {N TEXT} of each turn
#           battles        N of each
#           bookmarks      N where there are any
#           playing        is the replay playing?
#       focus              moves the keyboard to the line of time; there and on
#                          each button Left and Right step, and space plays
#       line               the TimeLine
#       part NAME          the path of a part: text, marks (bookmarks), time
#                          (the line of time), or a button: first back play on
#                          last

need base/words look/key-press look/menu-marks look/pictures look/submenu \
        look/theme replay/time-line

if {![info object isa class ::wargame::replay::ReplayBar]} {
    oo::class create ::wargame::replay::ReplayBar
}

namespace eval ::wargame::replay {
    # The most bookmarks that the menu lists.
    variable MostListed 24
    # Pictures on the buttons, in a square of 20.
    variable ReplayIcons {
        back {<path d="M14 4 L5 10 L14 16 Z"/>}
        on {<path d="M6 4 L15 10 L6 16 Z"/>}
        first {<rect x="3" y="4" width="3" height="12"/><path
            d="M17 4 L8 10 L17 16 Z"/>}
        last {<path d="M3 4 L12 10 L3 16 Z"/><rect x="14" y="4"
            width="3" height="12"/>}
        play {<path d="M5 3 L17 10 L5 17 Z"/>}
        pause {<rect x="4" y="4" width="4" height="12"/><rect x="12" y="4"
            width="4" height="12"/>}
    }
}

oo::define ::wargame::replay::ReplayBar {
    variable Path Replay Pictures Line Speed Viewer Playing Course

    constructor {path replay} {
        set Path $path
        set Replay $replay
        set Pictures [::wargame::look::Pictures new]
        set Playing ""
        set theme ::wargame::look::theme
        my Styles
        ttk::frame $Path -style Desk.TFrame
        ttk::frame $Path.top -style Desk.TFrame
        ttk::label $Path.top.text -style Desk.TLabel \
                -font [$theme font bodyBold] -anchor w
        my Chooser viewer [$replay viewers] [$replay viewer]
        ttk::menubutton $Path.top.marks -style Bar.TMenubutton \
                -text [::wargame::base::say replay.bookmarks]
        menu $Path.top.marks.menu -tearoff 0 \
                -postcommand [namespace code {my Bookmarks}]
        $Path.top.marks configure -menu $Path.top.marks.menu
        pack $Path.top.marks $Path.top.viewer -side right \
                -padx [list [$theme px 8] 0]
        pack $Path.top.text -side left -fill x -expand 1
        set Line [::wargame::replay::TimeLine new $Path.line \
                [namespace code {my Slide}] \
                [list $Replay jump action]]
        ttk::frame $Path.row -style Desk.TFrame
        my Buttons $Path.row
        my Keys
        set aside [$theme px 14]
        pack $Path.top -fill x -padx $aside -pady [list [$theme px 6] 0]
        pack $Path.line -fill x -padx $aside
        pack $Path.row -pady [list 0 [$theme px 8]]
    }

    destructor {
        if {[info exists Line]} {
            $Line destroy
            destroy $Path
            $Pictures destroy
        }
    }

    method part {name} {
        return $Path[expr {$name in {text marks} ? ".top.$name"
            : $name eq "time" ? ".line" : ".row.$name"}]
    }

    method Styles {} {
        set theme ::wargame::look::theme
        foreach style {Bar.TButton Bar.TMenubutton} {
            ttk::style configure $style -background [$theme color deskButton] \
                    -foreground [$theme color deskText] \
                    -bordercolor [$theme color deskEdge] \
                    -lightcolor [$theme color deskButton] \
                    -darkcolor [$theme color deskButton] \
                    -arrowcolor [$theme color deskText] \
                    -font [$theme font body] -padding [$theme px 4]
            ttk::style map $style -background [list active \
                    [$theme tint deskButton deskText 0.2]] \
                    -bordercolor [list focus [$theme color glow]] \
                    -foreground {}
        }
    }

    method Icon {name} {
        return [$Pictures picture "<svg xmlns=\"http://www.w3.org/2000/svg\"\
                viewBox=\"0 0 20 20\" fill=\"[::wargame::look::theme color \
                deskText]\">[dict get $::wargame::replay::ReplayIcons \
                $name]</svg>" \
                [::wargame::look::theme px 16]]
    }

    method Buttons {row} {
        set apart [::wargame::look::theme px 10]
        my Button $row.first first [list $Replay go 0]
        pack $row.first -side left -padx [list 0 $apart]
        foreach kind {turn phase battle action} {
            my Button $row.${kind}back back [list $Replay jump $kind -1]
            ttk::label $row.$kind -style Desk.TLabel \
                    -text [::wargame::base::say replay.kind.$kind] \
                    -padding [list [::wargame::look::theme px 5] 0]
            my Button $row.${kind}on on [list $Replay jump $kind 1]
            pack $row.${kind}back $row.$kind -side left
            pack $row.${kind}on -side left -padx [list 0 $apart]
        }
        my Button $row.play play [list $Replay play]
        $row.play configure -compound left -width 8
        my Button $row.last last [list $Replay go end]
        pack $row.play $row.last -side left -padx [list 0 $apart]
        my Chooser speed {slow normal fast fastest} [$Replay speed]
        pack $Path.row.speed -side left
    }

    method Keys {} {
        # A click on a button leaves the keyboard there; Return presses it.
        foreach window [list $Path.line {*}[winfo children $Path.row]] {
            bind $window <Left> "[list $Replay jump action -1]; break"
            bind $window <Right> "[list $Replay jump action 1]; break"
            if {[winfo class $window] ne "TMenubutton"} {
                bind $window <space> [format {
                    if {[::wargame::look::newPress %%K %%t]} { %s play }
                    break
                } $Replay]
            }
        }
    }

    method Button {path icon cmd} {
        ttk::button $path -style Bar.TButton -image [my Icon $icon] \
                -command $cmd
    }

    method Chooser {what values value} {
        # A list to choose whose view, or how fast.
        set path $Path.[expr {$what eq "viewer" ? "top" : "row"}].$what
        set [expr {$what eq "viewer" ? "Viewer" : "Speed"}] $value
        set variable [my varname [expr {
            $what eq "viewer" ? "Viewer" : "Speed"}]]
        ttk::menubutton $path -style Bar.TMenubutton \
                -text [my Chosen $what $value]
        menu $path.menu -tearoff 0
        foreach each $values {
            $path.menu add radiobutton -label [my Called $what $each] \
                    -value $each -variable $variable \
                    -command [namespace code [list my Choose $what $each]]
        }
        ::wargame::look::menuMarks $path.menu
        $path configure -menu $path.menu
    }

    method Called {what value} {
        if {$what eq "viewer" && $value in {0 1}} {
            return [[[$Replay presenter] words] sideName $value]
        }
        return [::wargame::base::say replay.$what.$value]
    }

    method Chosen {what value} {
        return [::wargame::base::say replay.$what [my Called $what $value]]
    }

    method Choose {what value} {
        if {$what eq "viewer"} {
            # This bar is made again.
            after idle [list $Replay look $value]
        } else {
            $Path.row.speed configure -text [my Chosen speed $value]
            $Replay speed $value
        }
    }

    method Bookmarks {} {
        set menu $Path.top.marks.menu
        $menu delete 0 end
        $menu add command -label [::wargame::base::say replay.bookmark] \
                -command [list $Replay bookmark]
        set all [$Replay bookmarks]
        set bookmarks [my Near $all]
        if {[llength $bookmarks]} {
            $menu add separator
        }
        destroy $menu.away
        foreach bookmark $bookmarks {
            lassign $bookmark n - text
            $menu add command -label [::wargame::base::say replay.marked \
                    [$Replay count $n] $text] \
                    -command [list $Replay go $n]
        }
        if {[llength $all] > [llength $bookmarks]} {
            $menu add command -state disabled \
                    -label [::wargame::base::sayCount replay.marked.more \
                        [expr {[llength $all] - [llength $bookmarks]}]]
        }
        if {[llength $bookmarks]} {
            menu $menu.away -tearoff 0
            foreach bookmark $bookmarks {
                lassign $bookmark n who text
                $menu.away add command \
                        -label [::wargame::base::say replay.marked \
                            [$Replay count $n] $text] \
                        -command [list $Replay unmark $n $who]
            }
            $menu add separator
            ::wargame::look::submenu $menu \
                    [::wargame::base::say replay.unmark] $menu.away
        }
    }

    method Near {bookmarks} {
        # As many as there is room for, about where the replay is.
        set most $::wargame::replay::MostListed
        set here [lsearch -bisect -integer -index 0 $bookmarks [$Replay at]]
        set first [expr {max(0, min($here + 1 - $most / 2,
            [llength $bookmarks] - $most))}]
        return [lrange $bookmarks $first [expr {$first + $most - 1}]]
    }

    method Course {} {
        # As it is kept when this bar is made; and as actions are counted here.
        if {![info exists Course]} {
            set Course [$Replay course]
        }
        return [concat {*}[lmap {n chance} $Course {
            list [$Replay count $n] $chance
        }]]
    }

    method Chance {n course} {
        # " - Chance to win: French 54 %", after so many actions; nothing after
        # the last of which it is known.
        set now ""
        foreach {at chance} $course {
            if {$at <= $n} {
                set now $chance
            }
        }
        if {$n > [lindex $course end-1]} {
            set now ""
        }
        return [expr {$now eq "" ? "" : " - [::wargame::base::say \
                analysis.replay [[[$Replay presenter] words] sideName 0] \
                [expr {round($now)}]]"}]
    }

    method show {state} {
        dict set state course [my Course]
        $Path.top.text configure -text "[dict get $state text][my Chance \
                [dict get $state at] [dict get $state course]]"
        set playing [dict get $state playing]
        if {$playing ne $Playing} {
            set Playing $playing
            $Path.row.play configure \
                    -image [my Icon [expr {$playing ? "pause" : "play"}]] \
                    -text [::wargame::base::say replay.[expr {
                        $playing ? "pause" : "play"}]]
        }
        $Line show $state
    }

    method Slide {n} {
        $Replay go [$Replay after $n]
    }

    method focus {} {
        focus $Path.line
    }

    method line {} {
        return $Line
    }
}
