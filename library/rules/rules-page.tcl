# rules-page.tcl --
#
#       A rulebook set in a text widget, like a page of a book.
#
#   set page [::wargame::rules::RulesPage new PATH PICKCMD HERECMD]
#                          a new frame.  PICKCMD is called with a paragraph's
#                          key when its link is picked, HERECMD when the reader
#                          has scrolled to that paragraph
#       show BOOK ABOUT    ABOUT is [$match about] of the match it is read for,
#                          or {}
#       go KEY             goes to that paragraph
#       here               the KEY where one is
#       text               the widget
#       finder             the RulesFinder of its words
#       links              the links by keys, a RulesLinks

need look/paper look/theme rules/rules-find rules/rules-links rules/rules-set

if {![info object isa class ::wargame::rules::RulesPage]} {
    oo::class create ::wargame::rules::RulesPage
}

oo::define ::wargame::rules::RulesPage {
    variable Paper Text HereCmd Setter Finder Links Starts Here Top

    constructor {path pickCmd hereCmd} {
        set HereCmd $hereCmd
        set Here ""
        set Top ""
        set Starts [dict create]
        set Paper [::wargame::look::Paper new $path -ground paperLift \
                -face page -focus 1 -bar always]
        set Text [$Paper text]
        $Text configure -yscrollcommand [namespace code \
                [list my Scrolled [$Text cget -yscrollcommand]]]
        bind $Text <Configure> [namespace code {my Measure %w %h}]
        my Look
        # What is configured later lies upon what was before: a hit upon a link.
        set Setter [::wargame::rules::RulesSetter new $Text $pickCmd]
        set Links [::wargame::rules::RulesLinks new $Text $pickCmd]
        set Finder [::wargame::rules::RulesFinder new $Text \
                [namespace code {my Seen}]]
    }

    destructor {
        after cancel [namespace code {my Again}]
        foreach part {Setter Links Finder} {
            if {[info exists $part]} {
                [set $part] destroy
            }
        }
    }

    method text {} {
        return $Text
    }
    method finder {} {
        return $Finder
    }
    method links {} {
        return $Links
    }

    # ---- its look ----

    method Look {} {
        set theme ::wargame::look::theme
        $Paper retheme
        $Text configure -selectbackground [$theme color gold] \
                -selectforeground [$theme color ink] \
                -pady [$theme px 18]
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
        $Paper write
        $Paper change {
            set Starts [$Setter write $book $about]
            $Text insert end " " tail
        }
        $Finder read $Starts
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
        set below [$Text index @0,[::wargame::look::theme px 60]]
        set line [lindex [split $below .] 0]
        set here [lindex [dict keys $Starts] 0]
        dict for {key start} $Starts {
            if {$start > $line} break
            set here $key
        }
        my Reach $here
    }

    method Seen {index key} {
        # Not at the very edge; and one is in that paragraph.
        if {[$Text dlineinfo $index] eq ""} {
            $Text yview "$index - 4 display lines"
        }
        $Text see $index
        set Top [$Text index @0,0]
        my Reach $key
    }

    method Reach {key} {
        if {$key ne $Here} {
            my Arrive $key
            {*}$HereCmd $key
        }
    }
}
