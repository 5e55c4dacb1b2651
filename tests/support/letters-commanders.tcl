# letters-commanders.tcl --
#
#       Three French commanders, of whom two play at computers of their own, for
#       the tests of play by file; after letters.tcl.

# gathered --
#
#       The Russians and the first French commander play at the host, two others
#       at their own -> the host and both.
proc gathered {} {
    set host [at host ::wargame::mail::invitation begin moskowa historical \
            {french_commanders three} 1 0 2 {{0 1} {0 2}}]
    set host [at host ::wargame::mail::Correspondence new $host]
    set guests {}
    foreach letter [$host letters] who {davout murat} {
        set path [at $who ::wargame::mail::acceptance begin [lindex $letter 1]]
        set guest [at $who ::wargame::mail::Correspondence new $path]
        at host $host open [at $who $guest write]
        lappend guests $guest
    }
    return [list $host {*}$guests]
}

proc untilDue {host} {
    # The host says done, and dice fall, until a letter is due.
    set match [$host match]
    while {[$host state] eq "play"} {
        if {[$match side] eq "chance"} {
            $match do chance [[$match fairDice] throw {*}[dict get \
                    [::wargame::match::diceKept read [pathOf $host]] secrets]]
        } else {
            $match do [$match side] done
        }
    }
    return [$host commander]
}

proc handed {host guest who} {
    # The letter that is due, opened there.
    set letter [at host $host write]
    at $who $guest open $letter
    return $letter
}

proc untilMoves {host davout murat} {
    # All have written, and the first has moved -> who is to, at his computer.
    while 1 {
        set of [untilDue $host]
        set who [lindex {- davout murat} $of]
        handed $host [set $who] $who
        if {[[$host match] decision] eq "unit"} {
            return [list $of [set $who] $who]
        }
        [[set $who] match] do 0 done
        at host $host open [at $who [set $who] write]
    }
}
