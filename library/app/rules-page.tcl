# rules-page.tcl --
#
#       A rulebook set in a text widget, like a page of a book.
#
#       set page [::wargame::RulesPage new PATH PICKCMD HERECMD]   a new frame
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

::wargame::need rulebook

if {![info object isa class ::wargame::RulesPage]} {
    oo::class create ::wargame::RulesPage
}

oo::define ::wargame::RulesPage {
    variable Path Text PickCmd HereCmd Book About Starts Here Top Folded Hits \
            Hit Long Tables

    constructor {path pickCmd hereCmd} {
        set Path $path
        set Text $path.text
        set PickCmd $pickCmd
        set HereCmd $hereCmd
        set Here ""
        set Top ""
        set Starts [dict create]
        ttk::frame $Path
        text $Text -wrap word -state disabled -takefocus 1 -borderwidth 0 \
                -cursor arrow -insertwidth 0 -width 1 -height 1 \
                -highlightthickness [::wargame::theme px 2] \
                -yscrollcommand [namespace code {my Scrolled}]
        ttk::scrollbar $Path.scroll -command [list $Text yview]
        pack $Path.scroll -side right -fill y
        pack $Text -side left -fill both -expand 1
        bind $Text <Configure> [namespace code {my Measure %w %h}]
        my Look
    }

    method text {} {
        return $Text
    }

    # ---- its look ----

    method Look {} {
        set theme ::wargame::theme
        $Text configure -background [$theme color leafLift] \
                -foreground [$theme color ink] -font [$theme font page] \
                -highlightbackground [$theme color leafLift] \
                -highlightcolor [$theme color focus] \
                -selectbackground [$theme color gold] \
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
        set column [font measure [::wargame::theme font page] \
                [string repeat n 60]]
        set least [::wargame::theme px 28]
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
        $Text configure -state normal
        $Text delete 1.0 end
        dict for {key paragraph} [dict get $book paragraphs] {
            dict set Starts $key [$Text index end-1c]
            my Heading $key $paragraph
            my Blocks [dict get $paragraph blocks]
        }
        $Text insert end " " tail
        $Text configure -state disabled
        set Folded [::wargame::rulebook fold [$Text get 1.0 end]]
        set Here ""
        my Scrolled
    }

    method Heading {key paragraph} {
        dict with paragraph {}
        set depth [expr {min(3, $level)}]
        set tags [list level$depth heading:$key]
        $Text insert end \n gap$depth
        if {$number ne ""} {
            $Text insert end [::wargame::rulebook figures $paragraph] \
                    [concat $tags number] "\u2002" $tags
        }
        $Text insert end $title\n $tags \n [expr {
            $depth == 1 ? "gap2" : $depth == 2 ? "gap" : "gapSmall"}]
    }

    method Blocks {blocks} {
        set n 0
        foreach block $blocks {
            incr n
            set body [lassign $block kind]
            switch -- $kind {
                item {
                    $Text insert end [lindex $body 0]\t item
                    my Spans [lindex $body 1] item
                    $Text insert end \n item \n [expr {
                        [lindex $blocks $n 0] eq "item" ? "gapSmall" : "gap"}]
                }
                table {
                    my Table [lindex $body 0]
                }
                force {
                    my Force [lindex $body 0]
                }
                default {
                    if {$kind eq "head"} {
                        $Text insert end \n gap3
                    }
                    my Spans [lindex $body 0] $kind
                    $Text insert end \n $kind \n [expr {
                        $kind eq "head" ? "gapSmall" : "gap"}]
                }
            }
        }
    }

    method Spans {spans tags} {
        set quote [expr {"quote" in $tags ? "quote" : ""}]
        foreach span $spans {
            lassign $span style text
            switch -- $style {
                plain { $Text insert end $text $tags }
                link { my Link $text $tags }
                default {
                    $Text insert end $text [concat $tags $quote$style]
                }
            }
        }
    }

    method Link {key tags} {
        set tag to:$key
        $Text insert end [::wargame::rulebook label $Book $key] \
                [concat $tags link $tag]
        $Text tag bind $tag <ButtonRelease-1> [list {*}$PickCmd $key]
    }

    method Force {conditions} {
        # Whether it is a rule in the match that it is read for.
        if {![llength $About]} {
            return
        }
        set yes 0
        foreach condition $conditions {
            set yes [expr {$yes || [my InForce $condition]}]
        }
        $Text insert end [::wargame::say [expr {
            $yes ? "rules.inForce" : "rules.notInForce"}]]\n \
            [list force [expr {$yes ? "good" : "faint"}]] \n gap
    }

    method InForce {condition} {
        lassign $condition kind option value
        if {$kind eq "in"} {
            return [expr {[dict get $About scenario] in [lrange $condition 1 end]}]
        }
        foreach about [::wargame::games] {
            if {[dict get $about game] eq [dict get $About game]} break
        }
        set values [lindex [lsearch -inline -index 0 [dict get $about options] \
                $option] 1]
        return [expr {[lsearch -exact $values $value] <= [lsearch -exact \
                $values [dict get $About options $option]]}]
    }

    # ---- tables ----

    method Table {rows} {
        # Columns as wide as their cells; the last one has the rest.
        set theme ::wargame::theme
        set gap [$theme px 22]
        set x [$theme px 8]
        set stops {}
        for {set i 0} {$i < [llength [lindex $rows 0]] - 1} {incr i} {
            set wide 0
            foreach row $rows {
                set wide [expr {max($wide, [font measure \
                    [$theme font pageBold] [my Plain [lindex $row $i]]])}]
            }
            lappend stops [incr x [expr {$wide + $gap}]]
        }
        set tag table[incr Tables]
        $Text tag configure $tag -tabs $stops -lmargin1 [$theme px 8] \
                -lmargin2 $x -spacing1 [$theme px 3] -spacing3 [$theme px 3] \
                -tabstyle wordprocessor
        $Text tag raise rowHead
        set head rowHead
        foreach row $rows {
            if {$head eq "" || [string trim [join [lmap cell $row {
                my Plain $cell
            }] ""]] ne ""} {
                my Row $row [concat $tag $head]
            }
            set head ""
        }
        $Text insert end \n gap
    }

    method Row {row tags} {
        set tab ""
        foreach cell $row {
            $Text insert end $tab $tags
            my Spans $cell $tags
            set tab \t
        }
        $Text insert end \n $tags
    }

    method Plain {spans} {
        set text ""
        foreach span $spans {
            lassign $span style words
            append text [expr {$style eq "link"
                ? [::wargame::rulebook label $Book $words] : $words}]
        }
        return $text
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

    method Scrolled {args} {
        if {[llength $args]} {
            $Path.scroll set {*}$args
        }
        set top [$Text index @0,0]
        if {$top eq $Top || ![dict size $Starts]} {
            return
        }
        set Top $top
        # A heading that is just below the edge is what one reads.
        set line [lindex [split [$Text index @0,[::wargame::theme px 60]] .] 0]
        set here [lindex [dict keys $Starts] 0]
        dict for {key start} $Starts {
            if {$start > $line} break
            set here $key
        }
        if {$here ne $Here} {
            my Arrive $here
            {*}$HereCmd $here
        }
    }

    # ---- words to be found ----

    method find {words} {
        set words [::wargame::rulebook fold [string trim $words]]
        set Hits {}
        set Hit -1
        foreach tag {hit hitHere} {
            $Text tag remove $tag 1.0 end
        }
        set Long [string length $words]
        # One letter is everywhere.
        if {$Long > 1 || [string is digit -strict $words]} {
            set at 0
            while {[set at [string first $words $Folded $at]] >= 0} {
                set from [$Text index 1.0+${at}c]
                lappend Hits $from
                $Text tag add hit $from $from+${Long}c
                incr at $Long
            }
        }
        $Text tag raise hit
        $Text tag raise hitHere
        return [list [llength $Hits] [my Holding $Hits]]
    }

    method Holding {indices} {
        # The paragraphs in which these are, each once; both are in order.
        set keys {}
        set n 0
        foreach key [dict keys $Starts] next [lrange [dict values $Starts] \
                1 end] {
            set last $n
            while {$n < [llength $indices] && ($next eq "" || [$Text compare \
                    [lindex $indices $n] < $next])} {
                incr n
            }
            if {$n > $last} {
                lappend keys $key
            }
        }
        return $keys
    }

    method hit {step} {
        set count [llength $Hits]
        if {$count == 0} {
            return 0
        }
        if {$step == 0} {
            set Hit 0
            set top [$Text index @0,0]
            while {$Hit < $count - 1
                    && [$Text compare [lindex $Hits $Hit] < $top]} {
                incr Hit
            }
        } else {
            set Hit [expr {($Hit + $step) % $count}]
        }
        set from [lindex $Hits $Hit]
        $Text tag remove hitHere 1.0 end
        $Text tag add hitHere $from $from+${Long}c
        my Show $from
        return [expr {$Hit + 1}]
    }

    method hits {} {
        return [llength $Hits]
    }

    method Show {index} {
        # Not at the very edge.
        if {[$Text dlineinfo $index] eq ""} {
            $Text yview "$index - 4 display lines"
        }
        $Text see $index
    }

    # ---- links by keys ----

    method link {step} {
        # Among those that are in sight -> is there one?
        set range [$Text tag ranges linkHere]
        $Text tag remove linkHere 1.0 end
        set from [$Text index @0,0]
        set to [$Text index @[winfo width $Text],[winfo height $Text]]
        if {[llength $range] && [$Text compare [lindex $range 0] >= $from]
                && [$Text compare [lindex $range 0] <= $to]} {
            lassign $range first last
        } else {
            set first [expr {$step > 0 ? $from : $to}]
            set last $first
        }
        set found [expr {$step > 0 ? [$Text tag nextrange link $last $to]
            : [$Text tag prevrange link $first $from]}]
        if {[llength $found]} {
            $Text tag add linkHere {*}$found
        }
        return [llength $found]
    }

    method pick {} {
        set range [$Text tag ranges linkHere]
        if {[llength $range]} {
            foreach tag [$Text tag names [lindex $range 0]] {
                if {[string match to:* $tag]} {
                    {*}$PickCmd [string range $tag 3 end]
                    return
                }
            }
        }
    }
}
