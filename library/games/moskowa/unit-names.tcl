# unit-names.tcl --
#
#       What the units of La Bataille de la Moskowa are called in another
#       language.  Nearly eight hundred names are made of some two hundred
#       words: a battalion's is its regiment's with a number, and many
#       regiments differ in theirs alone.
#
#       unitName ROW       the name of a row of the roster, by messages
#                          moskowa.unit.NAME, NAME in small letters with _
#                          between; the English name where there is none
#
#   Of "1st Guard Tirailleurs 2" moskowa.unit.nth.guard_tirailleurs is asked,
#   with moskowa.unit.ordinal for 1; of "Moscow militia no.3"
#   moskowa.unit.number; of an aide moskowa.unit.aide.

need base/words

proc ::wargame::moskowa::unitName {row} {
    set name [dict get $row name]
    if {[::wargame::base::language] eq "en"} {
        return $name
    }
    return [UnitName $name]
}

proc ::wargame::moskowa::UnitName {name} {
    if {[regexp {^Aide of (.+) #(\d)$} $name - whom number]} {
        return [::wargame::base::say moskowa.unit.aide [UnitName $whom] \
                $number]
    } elseif {[regexp {^(.+) no\.(\d+)$} $name - name number]} {
        return [::wargame::base::say moskowa.unit.number [UnitName $name] \
                $number]
    } elseif {[regexp {^(.+) (\d)$} $name - name battalion]} {
        return "[UnitName $name] $battalion"
    } elseif {[regexp {^(\d+)(?:st|nd|rd|th)\M ?(.*)$} $name - number kind]} {
        set key moskowa.unit.nth.[expr {$kind eq "" ? "plain" : [Slug $kind]}]
        if {[::wargame::base::said $key]} {
            return [::wargame::base::say $key [::wargame::base::sayCount \
                    moskowa.unit.ordinal $number]]
        }
    }
    return [::wargame::base::sayOr moskowa.unit.[Slug $name] $name]
}

proc ::wargame::moskowa::Slug {name} {
    return [string trim [regsub -all {[^a-z0-9]+} [string tolower $name] _] _]
}
