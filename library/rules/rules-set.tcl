# rules-set.tcl --
#
#       How a RulesPage sets a paragraph: its heading and its blocks, as
#       rulebook.tcl reads them, with tables and links.

need base/files base/words look/theme rules/rulebook

oo::define ::wargame::rules::RulesPage {
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
                link { my Link $text $tags }
                default {
                    $Text insert end $text [concat $tags $quote$style]
                }
            }
        }
    }

    method Link {key tags} {
        set tag to:$key
        $Text insert end [::wargame::rules::rulebook label $Book $key] \
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
        $Text insert end [::wargame::base::say [expr {
            $yes ? "rules.inForce" : "rules.notInForce"}]]\n \
            [list force [expr {$yes ? "good" : "faint"}]] \n gap
    }

    method InForce {condition} {
        lassign $condition kind option value
        if {$kind eq "in"} {
            return [expr {[dict get $About scenario] in [lrange $condition 1 end]}]
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
            lassign $span style words
            append text [expr {$style eq "link"
                ? [::wargame::rules::rulebook label $Book $words] : $words}]
        }
        return $text
    }
}
