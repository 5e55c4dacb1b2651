# rules-window.tcl --
#
#       The window of the rulebook and hands for it, after start.tcl, with a
#       display.

source [file join [file dirname [info script]] table.tcl]
namespace eval ::wargame { ::wargame::base::need shell/help rules/rules-window }

set flanking {game borodino scenario borodino
    options {flanking on bidding off}}

proc openAt {game key {about {}}} {
    # Opened, and everything where it belongs.
    ::wargame::rules::openRules $game $key $about
    update
    focus -force [page]
    update
}

proc page {} {
    return [inside .rules text]
}
proc tree {} {
    return [inside .rules tree]
}

proc top {} {
    # What is read at the top of the page, its number and title.
    update
    foreach tag [list level1 level2 level3] {
        foreach {from to} [[page] tag ranges $tag] {
            if {[[page] dlineinfo $from] ne ""} {
                lappend seen [list [[page] index $from] [string trim \
                        [[page] get $from $to]]]
            }
        }
    }
    return [regsub {\u2002} [lindex [lsort -real -index 0 $seen] 0 1] " "]
}

proc chosen {} {
    return [[tree] selection]
}

proc type {words} {
    focus -force [inside .rules words]
    [inside .rules words] delete 0 end
    foreach letter [split $words ""] {
        [inside .rules words] insert end $letter
        update
    }
}

proc press {key} {
    set window [focus]
    event generate $window $key
    update
}

proc closeRules {} {
    if {[winfo exists .rules]} {
        destroy .rules
    }
    update
}
