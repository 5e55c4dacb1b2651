# envelope.tcl --
#
#       The outside of a letter: text that survives a mail, with who writes to
#       whom and about which match, and what is sealed in it.
#
#       envelope pack HEAD BODY   the text; HEAD is a dictionary of
#                                 game match letter from to ?key?
#       envelope read TEXT        a dictionary of those, and body
#       envelope in TEXT          is an envelope there, by its first line, and
#                             is that no longer than a letter may be?
#       envelope about HEAD       what is sealed together with the body
#
#       Mail may add "> " before the lines, break them otherwise, and write
#       what it likes above and below.

need base/words

namespace eval ::wargame::mail::envelope {
    namespace export pack read in about
    namespace ensemble create
    variable Begin "-----BEGIN GROGNARD LETTER-----"
    variable End "-----END GROGNARD LETTER-----"
    # In this order, and what each may be.
    variable Lines {
        game   {[a-z][a-z0-9_]{0,39}}
        match  {[0-9a-f]{16}}
        letter {invitation|acceptance|(?:answer |end )?[1-9][0-9]{0,5}}
        from   {[a-z][a-z0-9_]{0,39}(?:\.[1-8])?}
        to     {[a-z][a-z0-9_]{0,39}(?:\.[1-8])?}
        key    {[0-9a-f]{64}}
    }
    variable Longest 12000000   ;# characters of what may be a letter
}

proc ::wargame::mail::envelope::about {head} {
    variable Lines
    set about ""
    foreach name [dict keys $Lines] {
        if {[dict exists $head $name]} {
            append about "[string totitle $name]: [dict get $head $name]\n"
        }
    }
    return $about
}

proc ::wargame::mail::envelope::pack {head body} {
    variable Begin
    variable End
    return "$Begin\n[about $head]\n[join [regexp -all -inline .{1,64} \
            $body] \n]\n$End\n"
}

proc ::wargame::mail::envelope::in {text} {
    variable Begin
    variable Longest
    return [expr {[string length $text] <= $Longest
        && [string first $Begin $text] >= 0}]
}

proc ::wargame::mail::envelope::read {text} {
    variable Begin
    variable End
    variable Lines
    if {![in $text]} {
        ::wargame::mail::letterFault none
    }
    set first [string first $Begin $text]
    set last [string first $End $text $first]
    if {$last < 0} {
        ::wargame::mail::letterFault cut
    }
    # Lines in which there is next to nothing are many before they are long.
    set inside [regsub -all {\n[>\s]+} [string range $text \
            [expr {$first + [string length $Begin]}] $last-1] \n]
    if {[regexp -all \n $inside] > 1000 + [string length $inside] / 8} {
        ::wargame::mail::letterFault damaged
    }
    set head [dict create]
    set body ""
    foreach line [split $inside \n] {
        set line [string trim [regsub {^[>\s]+} $line ""]]
        if {[regexp {^([A-Za-z]+):\s*(.*)$} $line - name value]} {
            set name [string tolower $name]
            if {[dict exists $head $name]} {
                ::wargame::mail::letterFault damaged
            } elseif {[dict exists $Lines $name]} {
                dict set head $name $value
            }
        } else {
            append body $line
        }
    }
    dict for {name form} $Lines {
        if {[dict exists $head $name]
                ? ![regexp "^(?:$form)\$" [dict get $head $name]]
                : $name ne "key"} {
            ::wargame::mail::letterFault damaged
        }
    }
    if {![regexp {^[A-Za-z0-9+/]+=*$} $body]} {
        ::wargame::mail::letterFault damaged
    }
    return [dict replace $head body $body]
}

# letterFault --
#
#       A letter that is refused, with its reason in a sentence.
proc ::wargame::mail::letterFault {key args} {
    return -code error -errorcode [list WARGAME LETTER $key] \
            [say letters.fault.$key {*}$args]
}
