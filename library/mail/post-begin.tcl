# post-begin.tcl --
#
#       How a match by file begins: an invitation, and the answer to it.

need base/doors base/files match/chance match/holds match/autosave \
        present/presenter mail/envelope mail/post-kept mail/post-sealed \
        mail/posts

proc ::wargame::mail::post::invite {game scenario options side losses \
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
    set path [NewPath $game]
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
    set head [Head $kept invitation key [lindex [dict get $kept keys] 0]]
    set plain "[::wargame::commitment \
            "[::wargame::mail::envelope about $head]$body"] $body"
    dict set kept letter [::wargame::mail::envelope pack $head \
            [binary encode base64 [encoding convertto utf-8 $plain]]]
    # A post without its match would be of no use.  A match without its post,
    # if the program ends between the two, is one that nobody has played.
    try {
        ::wargame::replace $path [$match save]
        ::wargame::replace $path.post $kept\n
    } on error {message options} {
        file delete $path
        return -options $options $message
    } finally {
        ::wargame::match::holds drop $path
        $match destroy
    }
    return $path
}

# invited --
#
#       What an invitation says, each member of it found sound: a dictionary of
#       game match key side scenario options losses commitment.
proc ::wargame::mail::post::invited {text} {
    set head [::wargame::mail::envelope read $text]
    if {[dict get $head letter] ne "invitation"
            || [catch {InvitationBody $head} body]} {
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
    dict set body options [AllOptions $game [dict get $body options]]
    return [dict merge [dict remove $body version] \
            [::wargame::base::members $head game match key] \
            [dict create side [lsearch -exact $sides [dict get $head to]]]]
}

proc ::wargame::mail::post::InvitationBody {head} {
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

proc ::wargame::mail::post::IsSound {body game} {
    dict with body {}
    return [expr {[::wargame::base::door scenario $scenario $game]
        && [::wargame::base::door options $options $game]
        && [::wargame::base::door flag $losses]
        && [::wargame::base::door commitment $commitment]}]
}

# accept --
#
#       Of the same invitation again, until a letter has come, the same
#       acceptance.  There is nothing on the disk until it is sealed.
proc ::wargame::mail::post::accept {text} {
    set asked [invited $text]
    # One program at a time, from the look for it until it is there.
    set door [file join [::wargame::match::autosave::folder matches] \
            accept-[dict get $asked match]]
    try {
        ::wargame::match::holds take $door
    } trap {WARGAME HELD} {} {
        ::wargame::mail::letterFault busy
    }
    try {
        set path [of $text]
        return [expr {$path eq "" ? [AcceptNow $asked]
            : [Accepted $path $asked]}]
    } finally {
        ::wargame::match::holds drop $door
    }
}

proc ::wargame::mail::post::AcceptNow {asked} {
    set keys [::wargame::seal_keys]
    set secret [::wargame::secret]
    set kept [dict create role guest side [dict get $asked side] \
            game [dict get $asked game] id [dict get $asked match] \
            scenario [dict get $asked scenario] \
            options [dict get $asked options] losses [dict get $asked losses] \
            keys $keys other [dict get $asked key] \
            commitment [dict get $asked commitment] secret $secret \
            number 0 answered 0 length 0 digest "" pledges {} notes "" \
            answers {} taken "" known 0 letter "" ended 0]
    dict set kept letter [Seal $kept acceptance \
            [dict create secret $secret] key [lindex $keys 0]]
    set path [NewPath [dict get $asked game]]
    try {
        ::wargame::replace $path.post $kept\n
    } finally {
        ::wargame::match::holds drop $path
    }
    return $path
}

proc ::wargame::mail::post::Accepted {path asked} {
    set kept [Read $path]
    if {[dict get $kept role] ne "guest" || [dict get $kept number] > 0
            || [dict get $kept other] ne [dict get $asked key]
            || [dict get $kept commitment] ne [dict get $asked commitment]} {
        ::wargame::mail::letterFault repeated
    }
    return $path
}
