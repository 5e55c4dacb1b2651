# fuzz-doors.tcl --
#
#       tclsh fuzz-doors.tcl ?TRIES? ?SEED?
#
#       What a stranger can write, changed in every way: heads and bodies of
#       letters, sealed as an opponent may seal them, and the files that lie
#       beside a match.  It is taken, and each member is what it must be; or it
#       is refused with a reason, and nothing has changed.  Some are left as they
#       are, and must be taken.  So many tries a door.

set argv [lassign [concat $argv {300 1}] tries seed]
set argv {}
source [file join [file dirname [info script]] .. support start.tcl]
source [file join [file dirname [info script]] .. support letters.tcl]
expr {srand($seed)}

set odd [list "" -1 0 1 0x10 010 1e3 99999999999 .* ^ \{ \} \\ \" \[exit\] \
        \$x ../ /etc/passwd |ls ~ - "\n" "\r\n" "\t" \x00 \x7f \u0661 \u0416 \
        \ufeff ford monday french russian on off none "a b" "{a b} c" \
        [string repeat a 64] [string repeat 0 64] [string repeat x 5000]]

proc lot {n} {
    return [expr {int(rand() * $n)}]
}
proc oddity {} {
    global odd
    return [lindex $odd [lot [llength $odd]]]
}

proc changed {text} {
    # One to three changes; or none.
    for {set n [expr {[lot 10] ? [lot 3] : -1}]} {$n >= 0} {incr n -1} {
        set at [lot [expr {[string length $text] + 1}]]
        set to [expr {$at + [lot 30]}]
        set text [switch [lot 5] {
            0 { string replace $text $at $to }
            1 { string range $text 0 $at }
            2 { string cat [string range $text 0 $at] [oddity] \
                    [string range $text $at+1 end] }
            3 { string cat [string range $text 0 $to] \
                    [string range $text $at end] }
            4 { string replace $text $at $at [format %c [expr {1 + [lot 255]}]] }
        }]
    }
    return $text
}

proc forged {body} {
    # Members changed, lost and added; or the text itself; or nothing.
    if {[lot 10] == 0} {
        return $body
    }
    if {rand() < 0.3} {
        return [changed $body]
    }
    set names [dict keys $body]
    for {set n [lot 2]} {$n >= 0} {incr n -1} {
        set name [lindex $names [lot [llength $names]]]
        switch [lot 4] {
            0 { dict set body $name [oddity] }
            1 { dict unset body $name }
            2 { dict set body [lindex {game match key File path role} [lot 6]] \
                    [oddity] }
            default {
                if {[dict exists $body $name]} {
                    dict set body $name [changed [dict get $body $name]]
                }
            }
        }
    }
    return $body
}

proc wrong {door what text} {
    puts "fuzz-doors.tcl: $door: $what"
    puts [string range $text 0 3000]
    exit 1
}

proc attempt {door text good script} {
    # Taken?  What is good must be; another error than a refusal is a fault.
    set code [catch {uplevel 1 $script} message options]
    if {$code == 0} {
        return 1
    }
    set why [expr {$code == 1 ? [dict get $options -errorcode] : ""}]
    if {$good || [lindex $why 0] ne "WARGAME" || $message eq ""} {
        wrong $door "[dict get $options -errorinfo]" $text
    }
    return 0
}

proc soundly {door text tests} {
    foreach test $tests {
        if {![uplevel 1 [list expr $test]]} {
            wrong $door "taken, though not $test" $text
        }
    }
}

proc put {path text} {
    set channel [open $path w]
    fconfigure $channel -encoding utf-8 -translation lf
    puts -nonewline $channel $text
    close $channel
}

# ---- invitations ----

proc tryEnvelope {letter} {
    set text [changed $letter]
    if {[attempt envelope $text [expr {$text eq $letter}] \
            { set read [::wargame::mail::envelope read $text] }]} {
        soundly envelope $text {
            {[regexp {^[a-z][a-z0-9_]*$} [dict get $read game]]}
            {[::wargame::base::door id [dict get $read match]]}
            {![dict exists $read key] || [::wargame::base::door key \
                    [dict get $read key]]}
            {[llength [dict keys $read]] <= 7}
        }
    }
}

proc headed {head body} {
    # An invitation as a stranger writes it: its digest fits what is read.
    set letter [::wargame::mail::envelope pack $head AA==]
    set plain [expr {[catch {::wargame::mail::envelope read $letter} read]
        ? $body : "[::wargame::commitment "[::wargame::mail::envelope about \
        $read]$body"] $body"}]
    return [::wargame::mail::envelope pack $head \
            [binary encode base64 [encoding convertto utf-8 $plain]]]
}

proc tryInvitation {} {
    global inviting invitation
    set head [expr {[lot 2] ? [forged $inviting] : $inviting}]
    set body [forged $invitation]
    if {[catch {headed $head $body} text]} {
        return                          ;# no dictionary any more
    }
    set good [expr {$head eq $inviting && $body eq $invitation}]
    if {[attempt invitation $text\n$body $good {
        set asked [::wargame::mail::invitation read $text]
    }]} {
        incr ::taken
        set head [::wargame::mail::envelope read $text]
        soundly invitation $text\n$body {
            {[lsort [dict keys $asked]] eq [lsort {commander commitment game
                key losses match options scenario side theirs}]}
            {[dict get $asked side] in {0 1} && [dict get $asked theirs] in {0 1}}
            {[dict get $asked commander] in {"" 0 1 2 3 4 5 6 7}}
            {[::wargame::base::door commitment [dict get $asked commitment]]}
            {[::wargame::base::door options [dict get $asked options] \
                    [dict get $asked game]]}
            {[::wargame::base::door scenario [dict get $asked scenario] \
                    [dict get $asked game]]}
            {[::wargame::base::door key [dict get $asked key]]}
            {[::wargame::base::door id [dict get $asked match]]}
            {[dict get $asked losses] in {0 1}}
            {[dict get $head letter] eq "invitation"}
            {[lsort [list [dict get $head from] [dict get $head to]]] eq [lsort \
                    [dict get [::wargame::base::aboutGame \
                    [dict get $asked game]] sides]]}
            {[lindex [dict get [::wargame::base::aboutGame \
                    [dict get $asked game]] sides] [dict get $asked side]] \
                    eq [dict get $head to]}
        }
        foreach name {game match key} {
            if {[dict get $asked $name] ne [dict get $head $name]} {
                wrong invitation "another $name is taken" $text\n$body
            }
        }
    }
}

# ---- what lies beside a match ----

proc tryFiles {kept} {
    global homes
    set path [file join $homes fuzz.game]
    set text [forged $kept]
    put $path.letters $text
    if {[attempt letters $text [expr {$text eq $kept}] { set read [::wargame::mail::keptState read $path] }]} {
        incr ::taken
        soundly letters $text {
            {[::wargame::base::door game [dict get $read game]]}
            {[dict size $read] in {22 24}}
            {[::wargame::base::door secret [dict get $read secret]]}
        }
    }
    set text [forged {kind fair secrets {a b}}]
    put $path.dice $text
    attempt dice $text 1 { set dice [::wargame::match::diceKept read $path] }
    soundly dice $text {
        {[dict get $dice kind] in {program typed fair}}
        {[llength [dict keys $dice]] <= 2}
    }
}

# ---- letters, sealed ----

proc bodyFor {correspondence letter} {
    set head [::wargame::mail::envelope read $letter]
    return [::wargame::unseal [lindex [$correspondence get keys] 1] [$correspondence get other] \
            [expr {[$correspondence role] eq "host"}] [::wargame::mail::envelope about \
            $head] \
            [dict get $head body]]
}

proc keptOf {path} {
    return [string trim [readFile $path.letters]]
}

proc filesOf {path} {
    return [lmap end {"" .letters .dice} {
        expr {[file exists $path$end] ? [readFile $path$end] : "-"}
    }]
}

proc restore {path files} {
    foreach end {"" .letters .dice} text $files {
        if {$text eq "-"} {
            file delete $path$end
        } else {
            put $path$end $text
        }
    }
}

proc tryLetter {who path files from letter body} {
    # One that the other has sealed, at one who stands as in those files.
    global posts
    if {![info exists posts($who)]} {
        set posts($who) [at $who ::wargame::mail::Correspondence new $path]
    }
    set text [forged $body]
    set sealed [::wargame::mail::sealedLetter seal $from $letter $text]
    if {[attempt $letter $text [expr {$text eq $body}] {
        at $who $posts($who) open $sealed
    }]} {
        incr ::taken
        if {[attempt $letter $text 1 {
            set again [at $who ::wargame::mail::Correspondence new $path]
        }]} {
            $again destroy
        }
    } elseif {[filesOf $path] eq $files} {
        return
    } elseif {![string match answer* $letter]} {
        wrong $letter "refused, but the files have changed" $text
    }
    # An answer is done as far as it goes.
    $posts($who) destroy
    unset posts($who)
    restore $path $files
}

set taken 0
set inviting [dict create game ford match [string repeat 0a 8] \
        letter invitation from french to russian \
        key [lindex [::wargame::seal_keys] 0]]
set invitation [dict create version 1 scenario ford options {} losses 0 \
        commitment [::wargame::commitment x]]
lassign [agree ford] host guestPath
until $host
set hostPath [pathOf $host]
set letter [at host $host write]
set guest [at guest ::wargame::mail::Correspondence new $guestPath]
set hostKept [keptOf $hostPath]
set body [bodyFor $guest $letter]
$guest destroy
set files [filesOf $guestPath]
for {set i 0} {$i < $tries} {incr i} {
    tryEnvelope $letter
    tryInvitation
    tryFiles $hostKept
    tryLetter guest $guestPath $files $hostKept 1 $body
}

set guest [at guest ::wargame::mail::Correspondence new $guestPath]
if {[$guest number] == 0} {
    at guest $guest open $letter
}
set answer [answer $guest]
set body [bodyFor $host $answer]
$host destroy
$guest destroy
set files [filesOf $hostPath]
for {set i 0} {$i < $tries} {incr i} {
    tryLetter host $hostPath $files [keptOf $guestPath] "answer 1" $body
}

# The next letter, which tells what became of that answer; and the last one.
if {[info exists posts(host)]} {
    $posts(host) destroy
}
unset -nocomplain posts
set host [at host ::wargame::mail::Correspondence new $hostPath]
if {[$host get answered] == 0} {
    $host open $answer
}
until $host
set guest [at guest ::wargame::mail::Correspondence new $guestPath]
set letter [at host $host write]
set body [bodyFor $guest $letter]
set hostKept [keptOf $hostPath]
set guestKept [keptOf $guestPath]
$guest destroy
set files [filesOf $guestPath]
for {set i 0} {$i < $tries} {incr i} {
    tryFiles $guestKept
    tryLetter guest $guestPath $files $hostKept 2 $body
}

unset -nocomplain posts
set guest [at guest ::wargame::mail::Correspondence new $guestPath]
if {[$guest number] == 1} {
    at guest $guest open $letter
}
toTheEnd $host $guest
set letter [at host $host write]
set body [bodyFor $guest $letter]
set hostKept [keptOf $hostPath]
$guest destroy
set files [filesOf $guestPath]
for {set i 0} {$i < $tries} {incr i} {
    tryLetter guest $guestPath $files $hostKept "end [$host number]" $body
}
puts "fuzz-doors.tcl: $tries tries a door, $taken taken, seed $seed"
exit 0
