# roles.tcl --
#
#       What the tests of windows with a role need, after table.tcl: to open
#       them, and hands in them.

rename tk_popup {}
proc tk_popup {menu args} {
    # It would wait for a hand.
}

proc key {window args} {
    # To whatever has the focus there.
    foreach key $args {
        update
        focus -force [focus -lastfor $window]
        event generate [focus -lastfor $window] <Key-$key>
        update
    }
}

proc sit {table viewer} {
    # A window with that role, its handover turned by a key.
    [menuOf [$table window] windows] invoke [lsearch -exact {0 1 public umpire} \
            $viewer]
    update
    set role [lindex [$table roles] end]
    wm geometry [$role window] 1000x700+0+0
    update
    if {$viewer ne "public"} {
        ::wargame::base::timer pass [::wargame::look::deafMs handover]
        bothAgree $role
        focus -force [handoverOf $role]
        event generate [handoverOf $role] <Key-Return>
        settled $table
    }
    return $role
}

proc bothAgree {role} {
    # To an umpire's window that is opened in a match which has begun.
    foreach n {0 1} {
        set box [onScreen [$role window] table::HandoverScreen assent$n]
        if {[winfo exists $box]} {
            press $box
        }
    }
}

proc write {entry text} {
    focus -force $entry
    $entry delete 0 end
    foreach letter [split $text ""] {
        event generate $entry <Key> -keysym [string map {" " space} $letter]
    }
    update
}

proc choose {box pattern} {
    # An entry of a list, as the mouse would.
    set n [lsearch [$box cget -values] $pattern]
    $box current $n
    event generate $box <<ComboboxSelected>>
    update
}

proc press {button} {
    event generate $button <Enter>
    event generate $button <Button-1> -x 5 -y 5
    event generate $button <ButtonRelease-1> -x 5 -y 5
    update
}

proc said {role} {
    # The log of a window.
    return [[[$role seat] part logText] get 1.0 end-1c]
}

proc form {role} {
    return [[$role seat] part form]
}

proc lastly {table} {
    set match [$table match]
    return [lrange [$match line [$match length]] 0 end-1]
}
