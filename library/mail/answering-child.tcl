# answering-child.tcl --
#
#       The process of an Answering: tclsh answering-child.tcl DIRECTORY
#       LANGUAGE LEVEL, the directory of the package.  From its input it reads
#       "LENGTH\nLETTER", and says "answer LENGTH\nLETTER" or
#       "refused LENGTH\nWHY".  It ends with its input: what the computer had
#       done by then is kept, and asked again it goes on from there.

proc endsWithInput {} {
    # Nothing else comes.
    read stdin 1
    if {[eof stdin]} {
        exit 1
    }
}

apply {{dir language level} {
    source [file join $dir pkgIndex.tcl]
    package require wargame
    ::wargame::base::need base/words mail/partner
    ::wargame::base::speak $language
    foreach channel {stdin stdout} {
        fconfigure $channel -encoding utf-8 -translation lf
    }
    set text [read stdin [gets stdin]]
    fconfigure stdin -blocking 0
    set what answer
    if {[catch {::wargame::mail::partner answer $text $level ::endsWithInput} \
            said options]} {
        set what refused
        # What nobody foresaw is no sentence for a player.
        if {[lindex [dict get $options -errorcode] 0] ne "WARGAME"} {
            set said [::wargame::base::say letters.partner.died]
        }
    }
    puts -nonewline "$what [string length $said]\n$said"
}} {*}$argv
