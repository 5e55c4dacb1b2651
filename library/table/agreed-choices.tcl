# agreed-choices.tcl --
#
#       What both players agree on, chosen with the mouse; see agreed.tcl.
#
#       agreedChoices FRAME          for a new match, in the start window
#       newUmpirePassword            what was written there for the umpire's
#                                    window of it, until the start window closes
#       agreedMenu MENU TABLE        to change it while playing; by file it
#                                    stays as it was at first
#       barsAgreed TABLE TOPIC VALUE may that not be agreed at the table alone?

need match/agreed match/match-paths base/prefs look/modal look/theme \
        base/words

namespace eval ::wargame::table {
    variable Agreed             ;# what is checked: TOPIC, and new,TOPIC
}

proc ::wargame::table::agreedChoices {frame} {
    variable Agreed
    ttk::label $frame.title -text [say agreed.title] -style Heading.TLabel
    pack $frame.title -anchor w -pady [list 0 [theme px 6]]
    foreach topic [agreedTopics] {
        set Agreed(new,$topic) [prefs get agreed.$topic]
        ttk::checkbutton $frame.$topic -text [say agreed.$topic] \
                -variable ::wargame::table::Agreed(new,$topic) -command \
                [list ::wargame::table::AgreedForNew $topic]
        pack $frame.$topic -anchor w -pady [theme px 2]
    }
    ttk::label $frame.asks -text [say start.umpirePassword]
    ttk::entry $frame.password -show \u2022 -textvariable \
            ::wargame::table::Agreed(new,password) -font [theme font body]
    pack $frame.asks -anchor w -pady [list [theme px 4] 0]
    pack $frame.password -fill x -pady [theme px 2]
    bind $frame.password <Destroy> {
        set ::wargame::table::Agreed(new,password) ""
    }
}

proc ::wargame::table::newUmpirePassword {} {
    variable Agreed
    return [expr {[info exists Agreed(new,password)]
        ? [string trim $Agreed(new,password)] : ""}]
}

proc ::wargame::table::AgreedForNew {topic} {
    variable Agreed
    prefs set agreed.$topic $Agreed(new,$topic)
}

proc ::wargame::table::agreedMenu {menu table} {
    variable Agreed
    set byFile [file exists [matchPaths letters \
            [[$table autosave] path]]]
    $menu delete 0 end
    foreach topic [agreedTopics] {
        set Agreed($topic) [agreed [$table match] $topic]
        $menu add checkbutton -label [say agreed.$topic] \
                -variable ::wargame::table::Agreed($topic) -onvalue on \
                -offvalue off \
                -command [list ::wargame::table::AskAgreed $table $topic] \
                -state [expr {$byFile || ($Agreed($topic) eq "off"
                    && [barsAgreed $table $topic on]) ? "disabled" : "normal"}]
    }
}

# barsAgreed --
#
#       One click does not open the analysis to who has a window of their own.
proc ::wargame::table::barsAgreed {table topic value} {
    return [expr {$topic eq "analysis" && $value && [llength \
        [$table sitElsewhere]] && [isBegun [$table match]]}]
}

# AskAgreed --
#
#       One hand is at the mouse, but it takes two to agree.
proc ::wargame::table::AskAgreed {table topic} {
    variable Agreed
    set value $Agreed($topic)
    set answer [modal tk_messageBox -parent [$table window] -icon question \
            -type yesno -default no -title [say agreed.title] \
            -message [say agreed.both] -detail [say agreed.$topic.$value]]
    if {$answer eq "yes"} {
        $table agree $topic $value
    }
}
