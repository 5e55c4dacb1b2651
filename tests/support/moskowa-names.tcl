# moskowa-names.tcl --
#
#       moskowaKeys    the keys of messages that name units and places of La
#                      Bataille; units' names are put together of words

proc moskowaKeys {} {
    # Of the units' names, put together of words, and of what lends a hex its
    # name.
    set presenter [::wargame::present::presenterOf moskowa]
    set keys {moskowa.unit.number moskowa.unit.aide}
    foreach form {one few many other} {
        lappend keys moskowa.unit.ordinal.$form
    }
    foreach row [::wargame::roster moskowa] {
        set name [regsub {( no\.\d+| \d| #\d)$} [dict get $row name] ""]
        set name [regsub {^Aide of } $name ""]
        lappend keys moskowa.unit.[::wargame::moskowa::Slug $name]
        if {[regexp {^\d+(?:st|nd|rd|th)\M ?(.*)$} $name - kind]} {
            lappend keys moskowa.unit.nth.[expr {$kind eq "" ? "plain"
                : [::wargame::moskowa::Slug $kind]}]
        }
    }
    foreach name [concat [lmap caption [dict get [[$presenter look] \
            ground] captions] {
        lindex $caption end
    }] [lmap row [::wargame::places moskowa] {
        if {![dict exists $row called]} continue
        dict get $row called
    }]] {
        lappend keys moskowa.caption.[string tolower $name]
    }
    $presenter destroy
    return [lsort -unique $keys]
}
