# layouts.tcl --
#
#       Keys by their place: on a keyboard that speaks Russian a key of the
#       table is where its Latin letter is.
#
#       latinKey KEYSYM      u of Cyrillic_ghe; any other as it is
#       typedKey KEYSYM STATE   the keysym of a key event, %K and %s, a capital
#                            letter only by Shift and never by Caps Lock
#       latinPlace LETTER    the Latin letter on that key: u of г and of u; ""
#                            of a letter that is on neither layout
#       keysAt KEYSYM        KEYSYM, and what the other layout has there
#       bindKeys WINDOW {EVENT SCRIPT...}   each on both layouts

need base/windowing

namespace eval ::wargame::base {
    # Latin letter, Russian letter, its keysym, key by key.
    variable Layout {
        q й Cyrillic_shorti     w ц Cyrillic_tse        e у Cyrillic_u
        r к Cyrillic_ka         t е Cyrillic_ie         y н Cyrillic_en
        u г Cyrillic_ghe        i ш Cyrillic_sha        o щ Cyrillic_shcha
        p з Cyrillic_ze         a ф Cyrillic_ef         s ы Cyrillic_yeru
        d в Cyrillic_ve         f а Cyrillic_a          g п Cyrillic_pe
        h р Cyrillic_er         j о Cyrillic_o          k л Cyrillic_el
        l д Cyrillic_de         z я Cyrillic_ya         x ч Cyrillic_che
        c с Cyrillic_es         v м Cyrillic_em         b и Cyrillic_i
        n т Cyrillic_te         m ь Cyrillic_softsign
    }
    variable LatinOf [dict create]
    variable RussianOf [dict create]
    foreach {latin letter key} $Layout {
        dict set LatinOf $latin $latin
        dict set LatinOf $letter $latin
        dict set LatinOf [string tolower $key] $latin
        dict set RussianOf $latin $key
    }
    unset latin letter key
}

proc ::wargame::base::latinPlace {letter} {
    variable LatinOf
    set letter [string tolower $letter]
    return [expr {[dict exists $LatinOf $letter]
        ? [dict get $LatinOf $letter] : ""}]
}

proc ::wargame::base::latinKey {key} {
    return [expr {[string match Cyrillic_* $key] && [latinPlace $key] ne ""
        ? [latinPlace $key] : $key}]
}

proc ::wargame::base::typedKey {key state} {
    if {!($state & 2) || ![regexp {^(Cyrillic_)?([a-zA-Z]+)$} $key -> script \
            letter] || ($script eq "" && [string length $letter] > 1)} {
        return $key
    }
    return $script[string [expr {$state & 1 ? "toupper" : "tolower"}] $letter]
}

proc ::wargame::base::keysAt {key} {
    # KEYSYM may have modifiers before it: Control-s
    variable RussianOf
    set parts [split $key -]
    if {![dict exists $RussianOf [lindex $parts end]]} {
        return [list $key]
    }
    return [list $key [join [lreplace $parts end end \
            [dict get $RussianOf [lindex $parts end]]] -]]
}

proc ::wargame::base::bindKeys {window events} {
    foreach {event script} $events {
        foreach key [keysAt [string trim $event <>]] {
            bind $window [windowing event <$key>] $script
        }
    }
}
