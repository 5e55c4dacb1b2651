# fit.tcl --
#
#       Is there room for every word?  What a window shows is measured, in several
#       languages and sizes of text.  Maps and pictures are left blank, for speed.

namespace eval ::wargame { ::wargame::base::need board/board board/tiles look/pictures \
        match/replay-cursor }
oo::define ::wargame::board::Tiles {
    method look {args} {}
    method fine {} { return 1 }
}
oo::define ::wargame::board::Board {
    foreach step {Settle DrawWords Look} {
        method $step {} {}
    }
}
oo::define ::wargame::board::Tokens {
    method Repaint {} {}
}
oo::define ::wargame::look::Pictures {
    method picture {svg width {height ""} {halo ""}} {
        set key [list $width $height]
        if {![dict exists $Photos $key]} {
            dict set Photos $key [image create photo -width $width -height \
                    [expr {$height eq "" ? $width : $height}]]
        }
        return [dict get $Photos $key]
    }
}

proc shown {window} {
    # It and all in it that is on the screen.
    if {![winfo ismapped $window] || [winfo class $window] eq "Menu"} {
        return {}
    }
    return [concat [list $window] {*}[lmap child [winfo children $window] {
        shown $child
    }]]
}

proc beyond {widget} {
    # Does it run over a frame that it is in?  What can be scrolled may.
    set right [expr {[winfo rootx $widget] + [winfo width $widget]}]
    set low [expr {[winfo rooty $widget] + [winfo height $widget]}]
    for {set frame $widget} {$frame ne [winfo toplevel $frame]} {} {
        set frame [winfo parent $frame]
        if {[isScrolled $frame]} break
        if {$right > [winfo rootx $frame] + [winfo width $frame] + 1
                || $low > [winfo rooty $frame] + [winfo height $frame] + 1} {
            return 1
        }
    }
    return 0
}

proc isScrolled {frame} {
    # Does it, or what it lies in, lie in a canvas?
    while {[set manager [winfo manager $frame]] in {pack grid place}} {
        set frame [dict get [$manager info $frame] -in]
    }
    return [expr {$manager eq "canvas"}]
}

proc cut {widget} {
    # Those of its words that have less room than they need.
    switch -- [winfo class $widget] {
        TCombobox {
            set room [expr {[winfo width $widget] - 24}]
            return [lmap text [$widget cget -values] {
                if {[font measure [$widget cget -font] $text] <= $room} continue
                set text
            }]
        }
        TButton - Button - TLabel - Label - TCheckbutton - TRadiobutton -
        TMenubutton {
            if {[$widget cget -text] ne "" && ([beyond $widget]
                    || [winfo reqwidth $widget] > [winfo width $widget]
                    || [winfo reqheight $widget] > [winfo height $widget])} {
                return [list [$widget cget -text]]
            }
        }
        Text {
            if {[$widget cget -yscrollcommand] eq ""
                    && [$widget yview] ne {0.0 1.0}} {
                return [list [$widget get 1.0 1.end]]
            }
        }
        Canvas {
            return [cutDrawn $widget]
        }
    }
}

proc cutDrawn {canvas} {
    # Words that a canvas draws over its edge.
    if {[$canvas cget -scrollregion] ne "" || [string match *.map $canvas]} {
        return
    }
    return [lmap item [$canvas find all] {
        if {[$canvas type $item] ne "text"
                || [$canvas itemcget $item -text] eq ""} continue
        lassign [$canvas bbox $item] left - right low
        if {$left >= -2 && $right <= [winfo width $canvas] + 2
                && $low <= [winfo height $canvas] + 3} continue
        $canvas itemcget $item -text
    }]
}

proc narrow {window} {
    # All in it that is cut.
    update
    return [concat {*}[lmap widget [shown $window] {cut $widget}]]
}

proc narrowEver {window {sizes {100 140}}} {
    # {LANGUAGE SIZE WORDS} for each in which words are cut.
    set all {}
    foreach size $sizes {
        ::wargame::base::prefs set text $size
        foreach language [widest] {
            ::wargame::shell::useLanguage $language
            set words [narrow $window]
            if {$words ne {}} {
                lappend all [list $language $size $words]
            }
        }
    }
    ::wargame::base::prefs set text 100
    ::wargame::shell::useLanguage en
    return $all
}

proc firsts {game decisions} {
    # DECISION -> the file of a recorded match where it is asked first.
    global root
    set lines [split [readFile [file join $root tests games $game.game]] \n]
    set begins [lsearch -glob $lines begin*]
    set match [::wargame::match::Match load [join $lines \n]]
    set cursor [::wargame::match::ReplayCursor new $match]
    set firsts [dict create]
    for {set n 0} {$n <= [$cursor last]} {incr n} {
        $cursor go $n
        set asked [$cursor decision]
        if {$asked in $decisions && ![dict exists $firsts $asked]} {
            dict set firsts $asked \
                    [join [lrange $lines 0 [expr {$begins + $n}]] \n]\n
        }
    }
    $cursor destroy
    $match destroy
    return $firsts
}

proc tableOf {text} {
    # A table of a match, as whoever acts sees it.
    set table [::wargame::shell::openTable [makeFile $text fit-[pid].game]]
    wm geometry [$table window] 1200x760
    $table seatFor [expr {[[$table match] side] ni {0 1}
        || [[[$table presenter] panels] together \
                [[$table match] moment public]]
        ? "public" : [[$table match] side]}]
    settled $table
    return $table
}
