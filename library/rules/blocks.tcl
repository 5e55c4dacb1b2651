# blocks.tcl --
#
#       Markdown, as far as our books have it.
#
#       blocks parts TEXT  what stands between empty lines
#       blocks read PART   the blocks of such a part, {KIND ...} each:
#           text SPANS     item MARK SPANS     quote SPANS     head SPANS
#           table ROWS     rows of cells of SPANS, the first is the head
#           force CONDITIONS             the paragraph is a rule of a match only
#               if one of these holds: {with OPTION VALUE}, the option has this
#               value or a later one; {in SCENARIO...}, it is one of these
#
#   SPANS is a list of {STYLE TEXT}, STYLE plain bold italic, or link: TEXT is
#   then a key, and a third element the words, if they are not those of what it
#   leads to.
#
#   Lists, quotes, tables; **bold**, *italic*, `bold`, [5.41], [words](#key);
#   other links and pictures are left out, but for their words; and comments
#   "<!-- with OPTION VALUE, in SCENARIO... -->", either or both.

namespace eval ::wargame::rules::blocks {
    namespace export parts read
    namespace ensemble create
}

proc ::wargame::rules::blocks::parts {text} {
    # Between empty lines.
    return [lmap part [split [regsub -all {\n\s*\n} $text \x01] \x01] {
        set part [string trim $part]
        if {$part eq ""} continue
        set part
    }]
}

proc ::wargame::rules::blocks::read {part} {
    if {[regexp {^<!-- ((?:with|in) .+) -->$} $part - conditions]} {
        return [list [list force [lmap condition [split $conditions ,] {
            list {*}$condition
        }]]]
    }
    switch -regexp -- $part {
        {^#} {
            return [list [list head [Spans [string trimleft $part "# "]]]]
        }
        {^\|} {
            return [list [list table [Rows $part]]]
        }
        {^>} {
            return [list [list quote \
                    [Spans [Line [regsub -all -line {^> ?} $part ""]]]]]
        }
        {^(-|\d+\.) } {
            return [Items $part]
        }
    }
    return [list [list text [Spans [Line $part]]]]
}

proc ::wargame::rules::blocks::Line {text} {
    return [string trim [regsub -all {\s+} $text " "]]
}

proc ::wargame::rules::blocks::Items {part} {
    set items {}
    foreach line [split $part \n] {
        if {[regexp {^(-|\d+\.) +(.*)$} $line - mark text]} {
            lappend items [list $mark $text]
        } else {
            lset items end 1 "[lindex $items end 1] [string trim $line]"
        }
    }
    return [lmap item $items {
        lassign $item mark text
        list item [string map {- \u2022} $mark] [Spans $text]
    }]
}

proc ::wargame::rules::blocks::Rows {part} {
    set rows {}
    foreach line [split $part \n] {
        # Of dashes: a head may have no words.
        if {[regexp {^\|[-| :]*-[-| :]*\|$} $line]} continue
        lappend rows [lmap cell [lrange [split $line |] 1 end-1] {
            Spans [string trim $cell]
        }]
    }
    return $rows
}

proc ::wargame::rules::blocks::Spans {text} {
    set spans {}
    set style plain
    set text [string map {' \u2019} [Pictureless $text]]
    while {[regexp {^(.*?)(\*\*?|`[^`]*`|\[[^]]+\]\([^)]*\)|\[[\w.-]+\])(.*)$} \
            $text - before mark text]} {
        if {$before ne ""} {
            lappend spans [list $style $before]
        }
        switch -glob -- $mark {
            `* {
                lappend spans [list bold [string range $mark 1 end-1]]
            }
            {\[*)} {
                lappend spans [Link $mark $style]
            }
            {\[*} {
                lappend spans [list link [string range $mark 1 end-1]]
            }
            default {
                set style [expr {$style ne "plain" ? "plain"
                    : $mark eq "*" ? "italic" : "bold"}]
            }
        }
    }
    if {$text ne ""} {
        lappend spans [list $style $text]
    }
    return $spans
}

proc ::wargame::rules::blocks::Pictureless {text} {
    return [regsub -all {!\[[^]]*\]\([^)]*\)} $text {}]
}

proc ::wargame::rules::blocks::Link {mark style} {
    regexp {^\[(.*)\]\((#?)(.*)\)$} $mark - words here key
    return [expr {$here eq "" ? [list $style $words]
        : [list link $key $words]}]
}
