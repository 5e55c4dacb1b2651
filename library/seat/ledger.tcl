# ledger.tcl --
#
#       The window that tells at leisure what lies beside the map: the pages of
#       a game's ledger, such as who arrives when.
#
#       openLedger PATH MATCH PRESENTER VIEWER VIEWCMD ?KEY?   a new window, or
#                              the one that is there, at that page.  VIEWCMD
#                              gives the view that is looked at
#       refreshLedger PATH        draws that ledger again, of the view as it is
#                                 now
#
#   The window goes with whoever made it.  Its pages are chosen with the mouse,
#   the arrows or the first letters.

need base/words look/ask-line look/inspector look/side-window look/theme

if {![info object isa class ::wargame::seat::Ledger]} {
    oo::class create ::wargame::seat::Ledger {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::seat::openLedger {path match presenter viewer viewCmd \
        {key ""}} {
    variable Ledgers
    if {![winfo exists $path]} {
        dict set Ledgers $path [Ledger new $path $match $presenter $viewer \
                $viewCmd]
    }
    [dict get $Ledgers $path] open $key
}

proc ::wargame::seat::refreshLedger {path} {
    variable Ledgers
    [dict get $Ledgers $path] show
}

oo::define ::wargame::seat::Ledger {
    variable Path Match Presenter Viewer ViewCmd Key Page Pages

    constructor {path match presenter viewer viewCmd} {
        set Match $match
        set Presenter $presenter
        set Viewer $viewer
        set ViewCmd $viewCmd
        set Key ""
        set Pages {}
        my Open $path Ledger [::wargame::base::say ledger.title]
        bind $Path <F7> [bind $Path <Escape>]
        my Build
    }

    destructor {
        if {[info exists Page]} {
            $Page destroy
        }
    }

    method Build {} {
        set theme ::wargame::look::theme
        set margin [$theme px 14]
        set top [winfo toplevel [winfo parent $Path]]
        listbox $Path.pages -takefocus 1 -activestyle none -borderwidth 0 \
                -exportselection 0 -highlightthickness [$theme px 2] \
                -font [$theme font bodyBold] -width 0 -height 4 \
                -background [$theme color paperSunk] \
                -foreground [$theme color ink] \
                -highlightbackground [$theme color paperSunk] \
                -highlightcolor [$theme color focus] \
                -selectbackground [$theme color gold] \
                -selectforeground [$theme color ink]
        set Page [::wargame::look::Inspector new $Path.page $Presenter 1]
        set text [[$Page paper] text]
        $text tag configure heading -spacing1 [$theme px 8]
        $text tag configure strong -spacing1 [$theme px 4]
        ttk::button $Path.close -text [::wargame::base::say help.close] \
                -command [list destroy $Path]
        grid $Path.pages $Path.page -sticky nsew
        grid $Path.close - -sticky e -padx $margin -pady $margin
        grid columnconfigure $Path 1 -weight 1
        grid rowconfigure $Path 0 -weight 1
        bind $Path.pages <<ListboxSelect>> [namespace code {my Chosen}]
        bind $Path.pages <Key> [namespace code {my Letter %A}]
        foreach {key way} {Prior -1 Next 1} {
            bind $Path.pages <$key> \
                    "[list $text yview scroll $way pages]; break"
        }
        my show
        set wide [expr {min(round([winfo width $top] * 0.8),
            [$theme px 260] + 46 * [font measure [$theme font body] n])}]
        set high [expr {min(round([winfo height $top] * 0.8),
            34 * [font metrics [$theme font body] -linespace])}]
        wm geometry $Path ${wide}x$high
        ::wargame::look::placeOver $Path $top 10
    }

    method open {key} {
        if {$key ne ""} {
            set Key $key
        }
        my show
        raise $Path
        focus $Path.pages
    }

    method show {} {
        set Pages [[$Presenter panels] ledger \
                [$Match moment $Viewer $ViewCmd]]
        set keys [lmap page $Pages {lindex $page 0}]
        if {$Key ni $keys} {
            set Key [lindex $keys 0]
        }
        set titles [lmap page $Pages {string cat "  " [lindex $page 1] "  "}]
        if {[$Path.pages get 0 end] ne $titles} {
            $Path.pages delete 0 end
            $Path.pages insert end {*}$titles
        }
        set n [lsearch -exact $keys $Key]
        $Path.pages selection clear 0 end
        $Path.pages selection set $n
        $Path.pages activate $n
        $Page show [lindex $Pages $n 2]
    }

    method Chosen {} {
        set n [$Path.pages curselection]
        if {$n ne ""} {
            set Key [lindex $Pages $n 0]
            my show
            [[$Page paper] text] yview moveto 0
        }
    }

    method Letter {letter} {
        # The next page whose name begins so.
        set n [lsearch -exact -index 0 $Pages $Key]
        foreach page [concat [lrange $Pages $n+1 end] [lrange $Pages 0 $n]] {
            if {$letter ne "" && [string equal -nocase -length 1 $letter \
                    [lindex $page 1]]} {
                set Key [lindex $page 0]
                my show
                return
            }
        }
    }
}
