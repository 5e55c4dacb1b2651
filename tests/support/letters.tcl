# letters.tcl --
#
#       Two players who write letters to one another, each in another
#       home; for the tests of play by file.

namespace eval ::wargame {
    ::wargame::base::need shell/main
    ::wargame::base::need base/words match/autosave shell/options mail/acceptance \
            mail/correspondence mail/correspondences mail/invitation \
            mail/letter-words
    speak en
}

# With room above it for what should not get there.
set homes [file join [makeDirectory homes-[pid]] players]
file mkdir $homes

proc at {who args} {
    # In that player's home.
    set ::env(XDG_DATA_HOME) [file join $::homes $who data]
    set ::env(XDG_CONFIG_HOME) [file join $::homes $who config]
    return [uplevel 1 $args]
}

proc fault {script} {
    # Why that letter is refused.
    if {[catch {uplevel 1 $script} message options]} {
        return [lrange [dict get $options -errorcode] 1 end]
    }
    return opened
}

proc agree {game {scenario ""} {side 0} {record ""}} {
    # Both paths of a match that was accepted; or of that record's.
    set options [expr {$record eq "" ? {}
        : [dict get [$record about] options]}]
    set host [at host ::wargame::mail::invitation begin $game $scenario $options \
            $side 0]
    if {$record ne ""} {
        ::wargame::replace $host [$record line 0]
    }
    set correspondence [at host ::wargame::mail::Correspondence new $host]
    set guest [at guest ::wargame::mail::acceptance begin [$correspondence write]]
    set other [at guest ::wargame::mail::Correspondence new $guest]
    $correspondence open [$other write]
    $other destroy
    return [list $correspondence $guest]
}

proc first {game {scenario ""} {side 0}} {
    # Those of host and guest, the guest to act; and the letter.
    lassign [agree $game $scenario $side] host path
    until $host
    set guest [at guest ::wargame::mail::Correspondence new $path]
    set letter [at host $host write]
    at guest $guest open $letter
    return [list $host $guest $letter]
}

proc until {host} {
    # The host plays until a letter is due, and dice fall.
    set match [$host match]
    while {[$host state] eq "play"} {
        if {[$match side] eq "chance"} {
            $match do chance [[$match fairDice] throw {*}[dict get \
                    [::wargame::match::diceKept read [pathOf $host]] secrets]]
        } elseif {[$match side] eq [$host other]} {
            # By a standing order.
            $match do [$match side] [[$match standing] answer]
        } else {
            $match do [$match side] [any [$match actions]]
        }
    }
}
proc pathOf {correspondence} {
    return [$correspondence path]
}
proc any {actions} {
    # One of them, mostly one that goes on.
    set done [lsearch -exact $actions done]
    if {$done >= 0 && rand() < 0.3} {
        return done
    }
    return [lindex $actions [expr {int(rand() * [llength $actions])}]]
}

proc answer {guest {most 30}} {
    # The guest plays on as far as possible, and writes.
    set match [$guest match]
    for {set i 0} {$i < $most && [$guest state] eq "play"} {incr i} {
        $match do [$match side] [any [$match actions]]
    }
    return [at guest $guest write]
}

proc bodyOf {from to letter} {
    # What that letter, from one to the other, holds.
    set head [::wargame::mail::envelope read $letter]
    set kept [keptOf $to]
    return [::wargame::unseal [lindex [dict get $kept keys] 1] \
            [dict get $kept other] [expr {[dict get $kept role] eq "host"}] \
            [::wargame::mail::envelope about $head] [dict get $head body]]
}

proc keptOf {correspondence} {
    return [string trim [readFile [pathOf $correspondence].letters]]
}

proc sealed {from letter body} {
    return [::wargame::mail::sealedLetter seal [keptOf $from] $letter $body]
}

proc isSame {correspondence before} {
    # Nothing has changed on the disk.
    return [expr {[stateOf $correspondence] eq $before}]
}

proc stateOf {correspondence} {
    set path [pathOf $correspondence]
    return [list [expr {[file exists $path] ? [readFile $path] : ""}] \
            [readFile $path.letters]]
}

proc refuses {correspondence letters} {
    # The reasons for which it refuses each of them; and what was changed.
    set before [stateOf $correspondence]
    set reasons {}
    foreach letter $letters {
        if {![catch { $correspondence open $letter } said options]} {
            lappend reasons "opened [lindex [split $letter \n] 4]"
        } elseif {[lrange [dict get $options -errorcode] 0 1]
                ne {WARGAME LETTER} || [string match "*\n*" $said]} {
            lappend reasons $options
        } else {
            lappend reasons [lindex [dict get $options -errorcode] 2]
        }
        if {![isSame $correspondence $before]} {
            lappend reasons changed
            set before [stateOf $correspondence]
        }
    }
    return [lsort -unique $reasons]
}

proc toTheEnd {host guest} {
    # All letters but the last.
    while {[[$host match] side] ne "nobody"} {
        if {[$guest state] in {play write}} {
            $host open [answer $guest]
        }
        until $host
        if {[[$host match] side] ne "nobody"} {
            at guest $guest open [at host $host write]
        }
    }
}

proc keep {correspondence args} {
    # KEY VALUE...: what its program would not have kept; it is read again.
    set path [$correspondence path].letters
    ::wargame::replace $path [dict merge [readFile $path] $args]\n
    $correspondence reread
}

proc over {args} {
    foreach correspondence $args {
        $correspondence destroy
    }
    file delete -force {*}[glob -nocomplain -directory $::homes *]
}
