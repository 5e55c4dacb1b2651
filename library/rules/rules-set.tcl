# rules-set.tcl --
#
#       Sets a rulebook, as rulebook.tcl reads it, in a text widget: headings,
#       blocks, tables and links.
#
#   set setter [::wargame::rules::RulesSetter new TEXT PICKCMD]
#       write BOOK ABOUT   puts all of it at the end of the text, which must be
#                          empty and may be written; ABOUT as of RulesPage
#                          -> where each paragraph begins, KEY INDEX in order
#
#   PICKCMD is called with a paragraph's key when its link is clicked.  The tags
#   that others may use: heading:KEY, a heading, and here, to be put on one;
#   link, all links, and to:KEY, those to a paragraph.

need base/files base/words look/theme rules/rulebook

if {![info object isa class ::wargame::rules::RulesSetter]} {
    oo::class create ::wargame::rules::RulesSetter
}

oo::define ::wargame::rules::RulesSetter {
    variable Text PickCmd Book About Tables

    constructor {text pickCmd} {
        set Text $text
        set PickCmd $pickCmd
        my Look
    }

    method Look {} {
        set theme ::wargame::look::theme
        set line [font metrics [$theme font page] -linespace]
        set step [$theme px 22]
        set note [$theme tint paperLift paperSunk 0.5]
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
                -background [$theme color paperSunk]] \
            force [list -font [$theme font pageItalic]] \
            good [list -foreground [$theme color good]] \
            faint [list -foreground [$theme color inkSoft]] \
            link [list -foreground [$theme color link]] \
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

    method write {book about} {
        set Book $book
        set About $about
        set Tables 0
        set starts [dict create]
        dict for {key paragraph} [dict get $book paragraphs] {
            dict set starts $key [$Text index end-1c]
            my Heading $key $paragraph
            my Blocks [dict get $paragraph blocks]
        }
        return $starts
    }

    # ---- paragraphs ----

    method Heading {key paragraph} {
        dict with paragraph {}
        set depth [expr {min(3, $level)}]
        set tags [list level$depth heading:$key]
        $Text insert end \n gap$depth
        if {$number ne ""} {
            $Text insert end [::wargame::rules::rulebook figures $paragraph] \
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
                link { my Link $text [my Said $span] $tags }
                default {
                    $Text insert end $text [concat $tags $quote$style]
                }
            }
        }
    }

    method Said {span} {
        # The words of a link, or of anything else.
        # expr would make 9.1 of 9.10.
        lassign $span style text words
        if {$style ne "link"} {
            return $text
        } elseif {$words ne ""} {
            return $words
        }
        return [::wargame::rules::rulebook label $Book $text]
    }

    method Link {key words tags} {
        set tag to:$key
        $Text insert end $words [concat $tags link $tag]
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
        $Text insert end [::wargame::base::say [expr {
            $yes ? "rules.inForce" : "rules.notInForce"}]]\n \
            [list force [expr {$yes ? "good" : "faint"}]] \n gap
    }

    method InForce {condition} {
        lassign $condition kind option value
        if {$kind eq "in"} {
            set scenarios [lrange $condition 1 end]
            return [expr {[dict get $About scenario] in $scenarios}]
        }
        set about [::wargame::base::aboutGame [dict get $About game]]
        set values [lindex [lsearch -inline -index 0 [dict get $about options] \
                $option] 1]
        return [expr {[lsearch -exact $values $value] <= [lsearch -exact \
                $values [dict get $About options $option]]}]
    }

    # ---- tables ----

    method Table {rows} {
        # Columns as wide as their cells; the last one has the rest.
        set theme ::wargame::look::theme
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
            append text [my Said $span]
        }
        return $text
    }
}
