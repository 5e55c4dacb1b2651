# role-letters.tcl --
#
#       What host and guest both do with letters; each role is a class of its
#       own, host-letters.tcl and guest-letters.tcl.
#
#   set letters [HostLetters|GuestLetters new FILE ...]
#                     FILE: a CorrespondenceFile
#       state         what is due; see correspondence.tcl
#       due           may a letter be written now?
#       write         writes it, where it is due, and keeps it as `letter`
#       open TEXT     a letter that came: what is to be said of it.  On failure
#                     nothing has changed, but for an answer, which is done as
#                     far as it goes
#       title         how our last letter is called in its head
#
#   A role gives Kinds, the letters that it takes, and for each of them
#   Open_KIND HEAD NUMBER.  Whatever it writes to the disk comes in one order:
#   first the match, then FILE.letters, which says that it is done.

need base/doors mail/envelope mail/sealed-letter

if {![info object isa class ::wargame::mail::RoleLetters]} {
    oo::class create ::wargame::mail::RoleLetters
}

oo::define ::wargame::mail::RoleLetters {
    variable File

    constructor {file} {
        set File $file
    }

    method due {} {
        return [expr {[my state] eq "write"}]
    }

    method open {text} {
        set head [::wargame::mail::envelope read $text]
        my Check $head
        lassign [dict get $head letter] kind number
        if {[::wargame::base::door number $kind 1 999999]} {
            lassign [list letter $kind] kind number
        }
        if {$kind ni [my Kinds]} {
            ::wargame::mail::letterFault damaged
        }
        return [my Open_$kind $head $number]
    }

    method Check {head} {
        # Is it for this match and for us, and may one come?
        set ours [::wargame::mail::sealedLetter head [$File kept] ""]
        if {[dict get $head match] ne [$File get id]
                || [dict get $head game] ne [$File get game]} {
            ::wargame::mail::letterFault foreign
        } elseif {[dict get $head from] eq [dict get $ours from]} {
            ::wargame::mail::letterFault ours
        } elseif {[dict get $head from] ne [dict get $ours to]
                || [dict get $head to] ne [dict get $ours from]} {
            # From or to another, where a side has several commanders?
            set named [list [dict get $head from] [dict get $head to] \
                    [dict get $ours from]]
            ::wargame::mail::letterFault [expr {[$File role] eq "guest"
                && [string match *.* $named] ? "elsewhere" : "damaged"}]
        } elseif {[dict get $head letter] eq "invitation"} {
            ::wargame::mail::letterFault repeated
        } elseif {[$File get ended]} {
            ::wargame::mail::letterFault over
        }
    }

    method Seal {letter body} {
        return [::wargame::mail::sealedLetter seal [$File kept] $letter $body]
    }

    method Unseal {head key args} {
        # NAME KIND...: its members, see sealed-letter.tcl.
        return [::wargame::mail::sealedLetter unseal [$File kept] $head $key \
                {*}$args]
    }

    method IsSecond {head} {
        # Another with the number of the last one that was opened?
        return [expr {[my Digest $head] ne [$File get digest]}]
    }

    method Digest {head} {
        return [::wargame::commitment [dict get $head body]]
    }
}
