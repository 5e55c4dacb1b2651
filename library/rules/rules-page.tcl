# rules-page.tcl --
#
#       A rulebook set in a text widget, like a page of a book.
#
#       set page [::wargame::rules::RulesPage new PATH PICKCMD HERECMD]   a new frame
#           PICKCMD is called with a paragraph's key when its link is picked,
#           HERECMD when the reader has scrolled to that paragraph
#           show BOOK ABOUT    ABOUT is [$match about] of the match it is
#                              read for, or {}
#           go KEY             to that paragraph; here is where one is
#           text               the widget
#           find WORDS         marks them all -> {COUNT KEYS}: how many there
#                              are, and in which paragraphs
#           hit STEP           to the next hit, or with -1 the one before; 0
#                              is the first from here on -> its number, from 1
#           hits               how many
#           link STEP          to the next link on the page; pick follows it
#
#   The class goes on in rules-set.tcl, how paragraphs are set, and in
#   rules-find.tcl, how words and links are found.

need look/paper look/theme rules/rulebook

if {![info object isa class ::wargame::rules::RulesPage]} {
    oo::class create ::wargame::rules::RulesPage
}

oo::define ::wargame::rules::RulesPage {
    variable Path Paper Text PickCmd HereCmd Book About Starts Here Top Folded Hits \
            Hit Long Tables

    constructor {path pickCmd hereCmd} {
        set Path $path
        set Text $path.text
        set PickCmd $pickCmd
        set HereCmd $hereCmd
        set Here ""
        set Top ""
        set Starts [dict create]
        set Paper [::wargame::look::Paper new $Path -ground leafLift -face page \
                -focus 1 -bar always]
        $Text configure -yscrollcommand [namespace code \
                [list my Scrolled [$Text cget -yscrollcommand]]]
        bind $Text <Configure> [namespace code {my Measure %w %h}]
        my Look
    }

    method text {} {
        return $Text
    }

    # ---- its look ----

    method Look {} {
        set theme ::wargame::look::theme
        $Paper retheme
        $Text configure -selectbackground [$theme color gold] \
                -selectforeground [$theme color ink] \
                -pady [$theme px 18]
        set line [font metrics [$theme font page] -linespace]
        set step [$theme px 22]
        set note [$theme tint leafLift leafSunk 0.5]
        foreach {tag options} [list \
            text [list -spacing2 [$theme px 3]] \
            level1 [list -font [$theme font pageChapter]] \
            level2 [list -font [$theme font pageTitle]] \
            level3 [list -font [$theme font pageHead]] \
            head [list -font [$theme font pageHead] \
                -foreground [$theme color inkSoft]] \
            number [list -foreground [$theme color goldDark]] \
            here [list -foreground [$theme color link]] \
            item [list -lmargin1 [expr {$step / 3}] -lmargin2 $step \
                -tabs $step -spacing2 [$theme px 3]] \
            quote [list -font [$theme font pageSmall] -lmargin1 $step \
                -lmargin2 $step -rmargin $step \
                -background $note -lmargincolor $note -rmargincolor $note \
                -spacing1 [$theme px 4] -spacing2 [$theme px 2] \
                -spacing3 [$theme px 4]] \
            bold [list -font [$theme font pageBold]] \
            italic [list -font [$theme font pageItalic]] \
            quotebold [list -font [$theme font pageSmallBold]] \
            quoteitalic [list -font [$theme font pageSmallItalic]] \
            rowHead [list -font [$theme font pageSmallBold] \
                -background [$theme color leafSunk]] \
            force [list -font [$theme font pageItalic]] \
            good [list -foreground [$theme color good]] \
            faint [list -foreground [$theme color inkSoft]] \
            link [list -foreground [$theme color link]] \
            linkHere [list -background [$theme color gold] -underline 1] \
            hit [list -background [$theme color glow]] \
            hitHere [list -background [$theme color goldDark] \
                -foreground [$theme color leafLift]] \
        ] {
            $Text tag configure $tag {*}$options
        }
        # Empty lines, so that what is marked is no higher than its words.
        foreach {tag lines} {gap1 2 gap2 1 gap3 0.6 gap 0.5 gapSmall 0.2} {
            $Text tag configure $tag -font [$theme font pageGap] \
                    -spacing1 [expr {round($lines * $line)}]
        }
        $Text tag bind link <Enter> [list $Text configure -cursor hand2]
        $Text tag bind link <Leave> [list $Text configure -cursor arrow]
    }

    destructor {
        after cancel [namespace code {my Again}]
    }

    method Measure {width height} {
        # A column no wider than is good to read, in the middle.
        set column [font measure [::wargame::look::theme font page] \
                [string repeat n 60]]
        set least [::wargame::look::theme px 28]
        $Text configure -padx [expr {max($least, ($width - $column) / 2)}]
        # So that even the last paragraph can be brought to the top.
        $Text tag configure tail -spacing3 [expr {$height * 2 / 3}]
        if {$Here ne ""} {
            after cancel [namespace code {my Again}]
            after idle [namespace code {my Again}]
        }
    }

    method Again {} {
        my go $Here
    }

    # ---- the book ----

    method show {book about} {
        set Book $book
        set About $about
        set Starts [dict create]
        set Tables 0
        set Hits {}
        $Paper write
        $Paper change {
            dict for {key paragraph} [dict get $book paragraphs] {
                dict set Starts $key [$Text index end-1c]
                my Heading $key $paragraph
                my Blocks [dict get $paragraph blocks]
            }
            $Text insert end " " tail
        }
        set Folded [::wargame::rules::rulebook fold [$Text get 1.0 end]]
        set Here ""
        my Moved
    }

    # ---- where one is ----

    method go {key} {
        $Text sync
        $Text yview [dict get $Starts $key]
        set Top [$Text index @0,0]
        my Arrive $key
    }

    method here {} {
        return $Here
    }

    method Arrive {key} {
        $Text tag remove here 1.0 end
        foreach {from to} [$Text tag ranges heading:$key] {
            $Text tag add here $from $to
        }
        set Here $key
    }

    method Scrolled {barCmd first last} {
        {*}$barCmd $first $last
        my Moved
    }

    method Moved {} {
        set top [$Text index @0,0]
        if {$top eq $Top || ![dict size $Starts]} {
            return
        }
        set Top $top
        # A heading that is just below the edge is what one reads.
        set line \
                [lindex [split [$Text index @0,[::wargame::look::theme px 60]] \
                .] 0]
        set here [lindex [dict keys $Starts] 0]
        dict for {key start} $Starts {
            if {$start > $line} break
            set here $key
        }
        my Reach $here
    }

    method Reach {key} {
        if {$key ne $Here} {
            my Arrive $key
            {*}$HereCmd $key
        }
    }
}

need rules/rules-set rules/rules-find
