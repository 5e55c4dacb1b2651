# post-begin.tcl --
#
#       How a match by file begins: an invitation, and the answer to it.

proc ::wargame::post::invite {game scenario options side losses {seed ""}} {
    # The commitment to the host's dice is in it before the guest has spoken.
    set chance [::wargame::Chance new $seed]
    set match [::wargame::Match start $game $scenario $options \
            [$chance secret]]
    $chance destroy
    if {[::wargame::isForOne $game [dict get [$match about] scenario]]} {
        $match destroy
        ::wargame::letterFault alone
    }
    set path [::wargame::keeper newPath $game]
    set about [$match about]
    set secret [::wargame::secret]
    set kept [dict create role host side $side game $game \
            id [string range [::wargame::secret] 0 15] \
            scenario [dict get $about scenario] \
            options [dict get $about options] losses $losses \
            keys [::wargame::seal_keys] other "" secret $secret \
            pledge [::wargame::secret] number 0 answered 0 length 0 since -1 \
            digest "" took {0 0} letter "" ended 0]
    set sides [dict get [::wargame::aboutGame $game] sides]
    set body [dict create version [dict get $about version] \
            scenario [dict get $about scenario] \
            options [dict get $about options] losses $losses \
            commitment [::wargame::commitment $secret]]
    set head [dict create game $game match [dict get $kept id] \
            letter invitation from [lindex $sides $side] \
            to [lindex $sides [expr {!$side}]] \
            key [lindex [dict get $kept keys] 0]]
    set plain "[::wargame::commitment \
            "[::wargame::envelope about $head]$body"] $body"
    dict set kept letter [::wargame::envelope pack $head \
            [binary encode base64 [encoding convertto utf-8 $plain]]]
    ::wargame::replace $path.post $kept\n
    ::wargame::replace $path [$match save]
    $match destroy
    return $path
}

# invited --
#
#       What an invitation says: a dictionary.
proc ::wargame::post::invited {text} {
    set head [::wargame::envelope read $text]
    if {[catch {
        set plain [encoding convertfrom utf-8 [binary decode base64 \
                [dict get $head body]]]
        set body [string range $plain 65 end]
        dict get $head key
        foreach key {version scenario options losses commitment} {
            dict get $body $key
        }
    }] || [string range $plain 0 63] ne [::wargame::commitment \
            "[::wargame::envelope about $head]$body"]} {
        ::wargame::letterFault damaged
    }
    set about [::wargame::aboutGame [dict get $head game]]
    if {$about eq "" || [dict get $body version] > [dict get $about version]} {
        ::wargame::letterFault newer
    }
    set sides [dict get $about sides]
    if {[lsort [list [dict get $head from] [dict get $head to]]]
            ne [lsort $sides]
            || [dict get $body scenario] ni [dict get $about scenarios]} {
        ::wargame::letterFault damaged
    }
    return [dict merge $head $body [dict create \
            side [lsearch -exact $sides [dict get $head to]]]]
}

proc ::wargame::post::accept {text} {
    set asked [invited $text]
    if {[of $text] ne ""} {
        ::wargame::letterFault repeated
    }
    set path [::wargame::keeper newPath [dict get $asked game]]
    set keys [::wargame::seal_keys]
    set secret [::wargame::secret]
    set kept [dict create role guest side [dict get $asked side] \
            game [dict get $asked game] id [dict get $asked match] \
            scenario [dict get $asked scenario] \
            options [dict get $asked options] losses [dict get $asked losses] \
            keys $keys other [dict get $asked key] \
            commitment [dict get $asked commitment] secret $secret \
            number 0 answered 0 length 0 digest "" pledges {} notes "" \
            letter "" ended 0]
    ::wargame::replace $path.post $kept\n
    set post [::wargame::Post new $path]
    $post acceptance
    $post destroy
    return $path
}

oo::define ::wargame::Post {
    method acceptance {} {
        # Once, with our public key and our share in the dice.
        my Keep letter [my Seal acceptance [dict create \
                secret [my get secret]] key [lindex [my get keys] 0]]
    }
}
