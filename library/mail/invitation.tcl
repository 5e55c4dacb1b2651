# invitation.tcl --
#
#       How a match by file begins: its host invites.
#
#   ::wargame::mail::invitation
#       begin GAME SCENARIO OPTIONS SIDE LOSSES ?SEED?
#                       -> path of a new match, whose first letter is the
#                       invitation.  LOSSES: 1, if the other's losses of equals
#                       are decided for them
#       read TEXT       what an invitation says, each member found sound: a
#                       dictionary of game match key side scenario options
#                       losses commitment

need base/doors base/files match/chance match/holds match/match \
        present/seating mail/correspondences mail/envelope mail/kept-state \
        mail/sealed-letter

namespace eval ::wargame::mail::invitation {
    namespace export begin read
    namespace ensemble create
}

proc ::wargame::mail::invitation::begin {game scenario options side losses \
        {seed ""}} {
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
    set secret [::wargame::secret]
    set kept [dict create role host side $side game $game \
            id [string range [::wargame::secret] 0 15] \
            scenario [dict get $about scenario] \
            options [dict get $about options] losses $losses \
            keys [::wargame::seal_keys] other "" secret $secret \
            pledge [::wargame::secret] number 0 answered 0 length 0 since -1 \
            digest "" took {0 0} letter "" ended 0]
    set body [dict create version [dict get $about version] \
            scenario [dict get $about scenario] \
            options [dict get $about options] losses $losses \
            commitment [::wargame::commitment $secret]]
    set head [::wargame::mail::sealedLetter head $kept invitation \
            key [lindex [dict get $kept keys] 0]]
    set plain "[::wargame::commitment \
            "[::wargame::mail::envelope about $head]$body"] $body"
    dict set kept letter [::wargame::mail::envelope pack $head \
            [binary encode base64 [encoding convertto utf-8 $plain]]]
    # FILE.letters without its match would be of no use.  A match without it, if
    # the program ends between the two, is one that nobody has played.
    try {
        ::wargame::replace $path [$match save]
        ::wargame::replace $path.letters $kept\n
    } on error {message options} {
        file delete $path
        return -options $options $message
    } finally {
        ::wargame::match::holds drop $path
        $match destroy
    }
    return $path
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
    if {[lsort [list [dict get $head from] [dict get $head to]]]
            ne [lsort $sides] || ![IsSound $body $game]} {
        ::wargame::mail::letterFault damaged
    }
    if {[::wargame::present::isForOne $game [dict get $body scenario]]} {
        ::wargame::mail::letterFault alone
    }
    dict set body options [::wargame::mail::keptState allOptions $game \
            [dict get $body options]]
    return [dict merge [dict remove $body version] \
            [::wargame::base::members $head game match key] \
            [dict create side [lsearch -exact $sides [dict get $head to]]]]
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
