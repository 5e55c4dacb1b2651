# rules-parts.tcl --
#
#       The parts of the RulesWindow: the bar above, the contents at the left,
#       the page; and the keys.

need base/words look/theme rules/rules-page

oo::define ::wargame::rules::RulesWindow {
    method Build {} {
        set theme ::wargame::look::theme
        my Style
        $Path configure -background [$theme color leaf]
        my Bar
        label $Path.other -anchor w -background [$theme color gold] \
                -foreground [$theme color ink] -font [$theme font prompt] \
                -padx [$theme px 18] -pady [$theme px 5]
        ttk::panedwindow $Path.wide -orient horizontal
        my Contents $Path.wide.left
        set Page [::wargame::rules::RulesPage new $Path.wide.page \
                [namespace code {my Pick}] [namespace code {my Reached}]]
        $Path.wide add $Path.wide.left -weight 0
        $Path.wide add $Path.wide.page -weight 1
        pack $Path.bar -side top -fill x
        pack $Path.wide -side top -fill both -expand 1
        my Keys
    }

    method Style {} {
        set theme ::wargame::look::theme
        ttk::style configure Rules.Treeview -borderwidth 0 \
                -background [$theme color leafSunk] \
                -fieldbackground [$theme color leafSunk] \
                -foreground [$theme color ink] -font [$theme font body] \
                -rowheight [expr {[font metrics [$theme font body] -linespace]
                    + [$theme px 7]}]
        ttk::style layout Rules.Treeview {
            Treeview.field -sticky nswe -border 0 -children {
                Treeview.treearea -sticky nswe
            }
        }
        ttk::style map Rules.Treeview \
                -background [list selected [$theme color gold]] \
                -foreground [list selected [$theme color ink]]
    }

    method Bar {} {
        set theme ::wargame::look::theme
        set gap [$theme px 6]
        ttk::frame $Path.bar -padding [list [$theme px 12] [$theme px 8]]
        ttk::button $Path.bar.back -text \u2190 -width 3 \
                -command [namespace code {my Along -1}]
        ttk::button $Path.bar.on -text \u2192 -width 3 \
                -command [namespace code {my Along 1}]
        ttk::label $Path.bar.title -style Heading.TLabel
        bind $Path.bar <Configure> [namespace code {my Title}]
        ttk::label $Path.bar.find -text [::wargame::base::say rules.find]
        ttk::entry $Path.bar.words -width 20 -font [$theme font prompt] \
                -textvariable [my varname Words]
        ttk::label $Path.bar.hits -width 9 -anchor e \
                -textvariable [my varname Count]
        ttk::button $Path.bar.previous -text \u25b2 -width 2 \
                -command [namespace code {my Hit -1}]
        ttk::button $Path.bar.next -text \u25bc -width 2 \
                -command [namespace code {my Hit 1}]
        pack $Path.bar.back $Path.bar.on -side left -padx [list 0 $gap]
        pack $Path.bar.next $Path.bar.previous $Path.bar.hits \
                $Path.bar.words $Path.bar.find -side right -padx [list $gap 0]
    }

    method Title {} {
        # Where it has no room it is over the window, too.
        set used [::wargame::look::theme px 80]
        foreach part [winfo children $Path.bar] {
            incr used [winfo reqwidth $part]
        }
        if {$used > [winfo width $Path.bar]} {
            pack forget $Path.bar.title
        } else {
            pack $Path.bar.title -side left -padx [::wargame::look::theme px 6]
        }
    }

    method Contents {frame} {
        ttk::frame $frame -style Sunk.TFrame
        ttk::treeview $frame.tree -style Rules.Treeview -show tree \
                -selectmode browse \
                -yscrollcommand [list $frame.scroll set]
        ttk::scrollbar $frame.scroll -command [list $frame.tree yview]
        pack $frame.scroll -side right -fill y
        pack $frame.tree -side left -fill both -expand 1 \
                -padx [list [::wargame::look::theme px 6] 0]
        bind $frame.tree <<TreeviewSelect>> [namespace code {my Chosen}]
        $frame.tree tag configure without \
                -foreground [::wargame::look::theme color inkFaint]
        $frame.tree tag configure chapter \
                -font [::wargame::look::theme font bodyBold]
    }

    method Keys {} {
        set words $Path.bar.words
        set text [$Page text]
        foreach {window key cmd} [list \
            $Path <Escape> {my Escape} \
            $Path <Control-f> {my Ask} \
            $Path <Control-w> {my destroy} \
            $Path <F3> {my Hit 1} \
            $Path <Shift-F3> {my Hit -1} \
            $Path <Alt-Left> {my Along -1} \
            $Path <Alt-Right> {my Along 1} \
            $words <Return> {my Hit 1} \
            $words <Shift-Return> {my Hit -1} \
            $words <Down> {my Read} \
            $Path.wide.left.tree <Return> {my Read} \
            $Path.wide.left.tree <slash> {my Ask} \
            $text <slash> {my Ask} \
            $text <BackSpace> {my Along -1} \
            $text <Tab> {my Link 1} \
            $text <Shift-Tab> {my Link -1} \
            $text <<PrevWindow>> {my Link -1} \
            $text <Return> {my Follow} \
        ] {
            bind $window $key "[namespace code $cmd]; break"
        }
        foreach {key by units} {
            Up -2 units   Down 2 units   Prior -1 pages   Next 1 pages
            space 1 pages   Shift-space -1 pages
        } {
            bind $text <$key> "[list $text yview scroll $by $units]; break"
        }
        bind $text <Home> "[list $text yview moveto 0]; break"
        bind $text <End> "[namespace code {my Last}]; break"
        bind $text <Button-1> +[list focus $text]
    }
}
