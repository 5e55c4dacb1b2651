# invitation.tcl --
#
#       How a match by file begins: its host invites.
#
#   ::wargame::mail::invitation
#       begin GAME SCENARIO OPTIONS SIDE LOSSES ?SEED? ?SEATS?
#                       -> path of a new match, whose first letter is the
#                       invitation.  LOSSES: 1, if the other's losses of equals
#                       are decided for them.  SEATS: {SIDE COMMANDER}..., who
#                       are invited, each with a letter; COMMANDER: the number
#                       of one of several, or ""
#       seats GAME SCENARIO OPTIONS   all that there are in such a match: a list
#                       of {SIDE COMMANDER LEADER}, LEADER the piece that stands
#                       for that commander; or ""
#       read TEXT       what an invitation says, each member found sound: a
#                       dictionary of game match key side theirs commander
#                       scenario options losses commitment

need base/doors base/files match/chance match/holds match/match \
        present/seating mail/correspondences mail/envelope mail/kept-state \
        mail/sealed-letter

namespace eval ::wargame::mail::invitation {
    namespace export begin seats read
    namespace ensemble create
}

proc ::wargame::mail::invitation::begin {game scenario options side losses \
        {seed ""} {seats {}}} {
    # The commitment to the host's dice is in it before the guest has spoken.
    set chance [::wargame::match::Chance new $seed]
    set match [::wargame::match::Match start $game $scenario $options \
            [$chance secret]]
    $chance destroy
    if {[::wargame::present::isForOne $game [dict get [$match about] \
            scenario]]} {
        $match destroy
        ::wargame::mail::letterFault alone
    }
    set path [::wargame::mail::correspondences newPath $game]
    set about [$match about]
    if {![llength $seats]} {
        set seats [list [list [expr {!$side}] ""]]
    }
    set kept [dict create role host side $side theirs "" commander "" \
            game $game id [string range [::wargame::secret] 0 15] \
            scenario [dict get $about scenario] \
            options [dict get $about options] losses $losses \
            keys [::wargame::seal_keys] other "" secret [::wargame::secret] \
            pledge [::wargame::secret] number 0 answered 0 length 0 since -1 \
            digest "" took {0 0} share "" letter "" ended 0]
    set all [lmap seat $seats {
        Invited [dict replace $kept theirs [lindex $seat 0] \
                commander [lindex $seat 1]] [dict get $about version]
    }]
    # FILE.letters without its match would be of no use.  A match without it, if
    # the program ends between the two, is one that nobody has played.
    try {
        ::wargame::replace $path [$match save]
        ::wargame::mail::keptState write $path $all
    } on error {message options} {
        file delete $path
        return -options $options $message
    } finally {
        ::wargame::match::holds drop $path
        $match destroy
    }
    return $path
}

proc ::wargame::mail::invitation::Invited {kept version} {
    # With the letter to that guest.
    set body [dict create version $version \
            {*}[::wargame::base::members $kept scenario options losses] \
            commitment [::wargame::commitment [dict get $kept secret]]]
    set head [::wargame::mail::sealedLetter head $kept invitation \
            key [lindex [dict get $kept keys] 0]]
    set plain "[::wargame::commitment \
            "[::wargame::mail::envelope about $head]$body"] $body"
    return [dict replace $kept letter [::wargame::mail::envelope pack $head \
            [binary encode base64 [encoding convertto utf-8 $plain]]]]
}

proc ::wargame::mail::invitation::seats {game scenario options} {
    set match [::wargame::match::Match start $game $scenario $options \
            [string repeat 0 16]]
    set commanders [$match query public commanders]
    $match destroy
    set seats {}
    foreach side {0 1} {
        set own [lmap one $commanders {
            if {[dict get $one side] ne $side} continue
            list $side [dict get $one number] [dict get $one leader]
        }]
        lappend seats {*}[expr {[llength $own] ? $own
            : [list [list $side "" ""]]}]
    }
    return $seats
}

proc ::wargame::mail::invitation::read {text} {
    set head [::wargame::mail::envelope read $text]
    if {[dict get $head letter] ne "invitation"
            || [catch {Body $head} body]} {
        ::wargame::mail::letterFault damaged
    }
    set game [dict get $head game]
    set about [::wargame::base::aboutGame $game]
    if {$about eq "" || [dict get $body version] > [dict get $about version]} {
        ::wargame::mail::letterFault newer
    }
    set sides [dict get $about sides]
    lassign [Seat [dict get $head to] $sides] side commander
    set theirs [lsearch -exact $sides [dict get $head from]]
    if {$side < 0 || $theirs < 0 || ($side == $theirs && $commander eq "")
            || ![IsSound $body $game] || ![HasSeat $body $game $side \
                $commander]} {
        ::wargame::mail::letterFault damaged
    }
    if {[::wargame::present::isForOne $game [dict get $body scenario]]} {
        ::wargame::mail::letterFault alone
    }
    dict set body options [::wargame::mail::keptState allOptions $game \
            [dict get $body options]]
    return [dict merge [dict remove $body version] \
            [::wargame::base::members $head game match key] \
            [dict create side $side theirs $theirs commander $commander]]
}

proc ::wargame::mail::invitation::Seat {word sides} {
    # "russian" or "russian.2" as a side, or -1, and a commander's number.
    lassign [split $word .] name number
    return [list [lsearch -exact $sides $name] [expr {$number eq "" ? ""
        : $number - 1}]]
}

proc ::wargame::mail::invitation::HasSeat {body game side commander} {
    # Is there that commander, in such a match?
    return [expr {$commander eq "" || [lsearch -glob [seats $game \
            [dict get $body scenario] [dict get $body options]] \
            [list $side $commander *]] >= 0}]
}

proc ::wargame::mail::invitation::Body {head} {
    # An error, if it is not what its first word says.
    set plain [encoding convertfrom utf-8 [binary decode base64 -strict \
            [dict get $head body]]]
    set body [string range $plain 65 end]
    if {[string range $plain 0 64] ne "[::wargame::commitment \
            "[::wargame::mail::envelope about $head]$body"] "} {
        error "changed"
    }
    dict get $head key
    set body [::wargame::base::members $body \
            version scenario options losses commitment]
    if {![::wargame::base::door number [dict get $body version] 1 99999]} {
        error "no version"
    }
    return $body
}

proc ::wargame::mail::invitation::IsSound {body game} {
    dict with body {}
    return [expr {[::wargame::base::door scenario $scenario $game]
        && [::wargame::base::door options $options $game]
        && [::wargame::base::door flag $losses]
        && [::wargame::base::door commitment $commitment]}]
}
