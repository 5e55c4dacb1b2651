# rules-bar.tcl --
#
#       The bar above a rulebook's page: back and on, the title, and a search.
#
#   set bar [::wargame::rules::RulesBar new PATH ALONGCMD TYPEDCMD HITCMD]
#       build              makes the frame PATH; again, when it was destroyed:
#                          the words that are looked for stay
#       title TEXT         shows the title of the book where it has room
#       moves BACK ON      can the reader go so?
#       found COUNT TEXT   how many hits there are, and what is said of them
#       say TEXT           shows TEXT in the place of the hits
#       words              what is looked for
#       clear              empties what is looked for
#       entry              the widget that they are typed in
#
#   ALONGCMD and HITCMD are called with -1 or 1, for back and on, and for the
#   hit before and after; TYPEDCMD when the words are others.

need base/words look/theme

if {![info object isa class ::wargame::rules::RulesBar]} {
    oo::class create ::wargame::rules::RulesBar
}

oo::define ::wargame::rules::RulesBar {
    variable Path AlongCmd TypedCmd HitCmd Words Count

    constructor {path alongCmd typedCmd hitCmd} {
        set Path $path
        set AlongCmd $alongCmd
        set TypedCmd $typedCmd
        set HitCmd $hitCmd
        set Words ""
        set Count ""
        trace add variable [my varname Words] write [namespace code {my Typed}]
    }

    method Typed {args} {
        {*}$TypedCmd
    }

    method build {} {
        set theme ::wargame::look::theme
        set gap [$theme px 6]
        ttk::frame $Path -padding [list [$theme px 12] [$theme px 8]]
        ttk::button $Path.back -text \u2190 -width 3 \
                -command [list {*}$AlongCmd -1]
        ttk::button $Path.on -text \u2192 -width 3 \
                -command [list {*}$AlongCmd 1]
        ttk::label $Path.title -style Heading.TLabel
        bind $Path <Configure> [namespace code {my FitTitle}]
        ttk::label $Path.find -text [::wargame::base::say rules.find]
        ttk::entry $Path.words -width 20 -font [$theme font prompt] \
                -textvariable [my varname Words]
        ttk::label $Path.hits -width 9 -anchor e \
                -textvariable [my varname Count]
        ttk::button $Path.previous -text \u25b2 -width 2 \
                -command [list {*}$HitCmd -1]
        ttk::button $Path.next -text \u25bc -width 2 \
                -command [list {*}$HitCmd 1]
        pack $Path.back $Path.on -side left -padx [list 0 $gap]
        pack $Path.next $Path.previous $Path.hits \
                $Path.words $Path.find -side right -padx [list $gap 0]
    }

    method title {text} {
        $Path.title configure -text $text
        my FitTitle
    }

    method FitTitle {} {
        # Where it has no room it is over the window, too.
        set used [::wargame::look::theme px 80]
        foreach part [winfo children $Path] {
            incr used [winfo reqwidth $part]
        }
        if {$used > [winfo width $Path]} {
            pack forget $Path.title
        } else {
            pack $Path.title -side left -padx [::wargame::look::theme px 6]
        }
    }

    method Enable {button able} {
        $Path.$button state [expr {$able ? "!disabled" : "disabled"}]
    }

    method moves {back on} {
        my Enable back $back
        my Enable on $on
    }

    method found {count text} {
        my Enable previous $count
        my Enable next $count
        my say $text
    }

    method say {text} {
        set Count $text
    }

    method words {} {
        return $Words
    }

    method clear {} {
        set Words ""
    }

    method entry {} {
        return $Path.words
    }
}
