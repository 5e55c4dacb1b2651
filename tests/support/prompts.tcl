# prompts.tcl --
#
#       All questions that recorded matches ask, as the panels would show them: the
#       scenes of battles, cards and supply, without their windows.
#
#       asked       {GAME MATCH N} of the first moment of each question
#       prompts     its buttons, in each of $languages
#       defaults    which of them has the focus

proc scene {presenter match} {
    # What the panel of the moment is to show to whoever is asked; {} if the map
    # asks it.
    set side [$match side]
    set panel [[$presenter panels] panel [$match moment $side]]
    set part [dict get {battle battle card cards aside cards supply supply
        victory "" initiative "" "" ""} $panel]
    if {$part eq ""} {
        return {}
    }
    [$presenter look] loadArt
    return [[$presenter $part] scene [$match moment $side]]
}

proc asked {} {
    # {GAME NAME N} of the first moment of each question: a decision, and the
    # verbs of its answers.
    global root
    return [askedIn [lmap path [lsort [glob [file join $root tests games \
            *.game]]] {
        ::wargame::match::Match load [readFile $path]
    }]]
}

proc askedIn {wholes} {
    # The same, of these matches.
    set found {}
    set seen [dict create]
    foreach whole $wholes {
        set match [$whole at 0]
        set game [dict get [$match about] game]
        for {set n 0} {$n < [$whole length]} {incr n} {
            if {[$match side] in {0 1}} {
                set key [list $game [$match decision] [lsort -unique [lmap action \
                        [$match actions] { lindex $action 0 }]]]
                if {![dict exists $seen $key]} {
                    dict set seen $key 1
                    lappend found [list $game $whole $n]
                }
            }
            set line [$whole line [expr {$n + 1}]]
            $match do [expr {[lindex $line 0] eq "umpire" ? "umpire"
                : [$match side]}] [lrange $line 1 end-1]
        }
        $match destroy
        lappend ::matches $whole
    }
    return $found
}
set matches {}

proc prompts {} {
    # {GAME DECISION LANGUAGE DECLINES BUTTONS} each; of one bar's BUTTONS each
    # {WORD LABEL LETTER TEXT PLACE}, LETTER "" where it has none.
    global languages matches
    set all {}
    set moments [asked]
    foreach language $languages {
        ::wargame::base::speak $language
        foreach game {borodino monday berezina ford} {
            set presenter [::wargame::present::presenterOf $game]
            foreach moment [lsearch -all -inline -index 0 $moments $game] {
                set match [[lindex $moment 1] at [lindex $moment 2]]
                set scene [scene $presenter $match]
                set declines [[$presenter panels] declines [$match decision]]
                set letters [::wargame::panels::panelLetters \
                        [$presenter panels]]
                if {[dict exists $scene choices]} {
                    foreach bar [bars [dict get $scene choices]] {
                        lappend all [list $game [$match decision] $language \
                            $declines [lmap choice $bar {
                                list [Word $choice] [dict get $choice label] \
                                    {*}[::wargame::panels::panelLettered [dict \
                                    get \
                                        $choice label] $choice $declines $letters]
                            }]]
                    }
                }
                $match destroy
            }
            $presenter destroy
        }
    }
    ::wargame::base::speak en
    foreach match $matches {
        $match destroy
    }
    return $all
}

proc bars {choices} {
    # In a battle a unit's own choices stand with those of no unit.
    set units [lsort -unique [lmap choice $choices {
        expr {[dict exists $choice unit] ? [dict get $choice unit] : ""}
    }]]
    if {[llength $units] > 1} {
        set units [lsearch -all -inline -not -exact $units ""]
    }
    return [lmap unit $units {
        lmap choice $choices {
            if {[dict exists $choice unit]
                    && [dict get $choice unit] ni [list "" $unit]} continue
            set choice
        }
    }]
}

proc Word {choice} {
    foreach key {action tells means} {
        if {[dict exists $choice $key]} {
            return [lindex [dict get $choice $key] 0]
        }
    }
}

proc defaults {} {
    # {GAME DECISION WORD PRICE CHEAPEST WORDS} of each question: the answer that
    # has the focus first, its harm by the query `prices`, the least there is, and
    # all answers.  As CardPanel and BattlePanel choose it; none: no answer has.
    set all {}
    foreach moment [asked] {
        lassign $moment game whole n
        set match [$whole at $n]
        set presenter [::wargame::present::presenterOf $game]
        set scene [scene $presenter $match]
        set prices [[$presenter prices] of [$match moment [$match side]]]
        if {[dict exists $scene choices]} {
            set choices {}
            foreach row [expr {[dict exists $scene rows]
                    ? [dict get $scene rows] : {}}] {
                if {[dict exists $row choices]} {
                    lappend choices {*}[lrange [dict get $row choices] 0 0]
                }
            }
            set waits [expr {[dict exists $scene direct]
                && [::wargame::panels::battleDeclines $scene]}]
            foreach bar [bars [dict get $scene choices]] {
                set first [First $presenter $prices [concat $choices $bar]]
                lappend all [list $game [$match decision] {*}[expr {$waits
                    ? [lreplace $first 0 1 none 0] : $first}]]
            }
        }
        $presenter destroy
        $match destroy
    }
    return $all
}

proc First {presenter prices choices} {
    set ranked [lsort -integer -index 0 [lmap choice $choices {
        set action [expr {[dict exists $choice action]
            ? [dict get $choice action] : ""}]
        list [expr {[dict exists $choice harm] ? [dict get $choice harm] : 0}] \
            [Word $choice] [[$presenter prices] harm $prices $action]
    }]]
    return [list [lindex $ranked 0 1] [lindex $ranked 0 2] \
        [::tcl::mathfunc::min {*}[lmap one $ranked { lindex $one 2 }]] \
        [lsort -unique [lmap one $ranked { lindex $one 1 }]]]
}
