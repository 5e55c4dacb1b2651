# rulebook.tcl --
#
#       A game's rules in our words: doc/rules/GAME/LANGUAGE/NN-CHAPTER.md.
#
#       rulebook folder              where the games' folders are
#       rulebook has GAME            has a game a rulebook?
#       rulebook read GAME LANGUAGE  a BOOK; in English if that language has
#                                    none, {} if the game has none at all
#       rulebook nearest BOOK KEY    the paragraph of that key, or the nearest
#                                    above it: 6.5 for 6.54; "" if there is none
#       rulebook label BOOK KEY      what a link to it says
#       rulebook figures PARAGRAPH   the number of a paragraph as it is printed:
#                                    5.10, and of a chapter the first figure
#                                    alone; or ""
#       rulebook fold TEXT           as many letters, small, without accents
#
#   A BOOK is a dictionary: language, and paragraphs, which is by key, in the
#   order of the book, of each
#       number title level chapter   number "" if its key is a word; level 1
#                                    is a chapter; chapter is that one's key
#       blocks                       {KIND ...} each:
#           text SPANS     item MARK SPANS     quote SPANS     head SPANS
#           table ROWS     rows of cells of SPANS, the first is the head
#           force CONDITIONS             the paragraph is a rule of a match only
#               if one of these holds: {with OPTION VALUE}, the option has this
#               value or a later one; {in SCENARIO...}, it is one of these
#   SPANS is a list of {STYLE TEXT}, STYLE plain bold italic, or link and then
#   TEXT is a key.
#
#   What the files may have of Markdown: headings "# 5.0 Title" or "# [key]
#   Title", of a key such as Movement.6, deeper ones without either being heads
#   within a paragraph; lists, quotes, tables; **bold**, *italic*, [5.41]; and
#   comments "<!-- with OPTION VALUE, in SCENARIO... -->", either or both.

need base/files match/chapters

namespace eval ::wargame::rules::rulebook {
    namespace export folder has read nearest label figures fold
    namespace ensemble create
}

proc ::wargame::rules::rulebook::folder {} {
    return [file join $::wargame::directory doc rules]
}

proc ::wargame::rules::rulebook::Chapters {game language} {
    return [lsort [glob -nocomplain -directory \
            [file join [folder] $game $language] *.md]]
}

proc ::wargame::rules::rulebook::has {game} {
    return [expr {[llength [Chapters $game en]] > 0}]
}

proc ::wargame::rules::rulebook::read {game language} {
    if {![llength [Chapters $game $language]]} {
        set language en
    }
    set paragraphs [dict create]
    foreach file [Chapters $game $language] {
        Chapter [::wargame::base::readText $file] paragraphs
    }
    if {![dict size $paragraphs]} {
        return {}
    }
    return [dict create language $language paragraphs $paragraphs]
}

# Chapter --
#
#       Adds the paragraphs of a file.
proc ::wargame::rules::rulebook::Chapter {text paragraphsName} {
    upvar 1 $paragraphsName paragraphs
    set chapter ""
    foreach part [Parts $text] {
        if {[regexp {^(#+) +(?:(\d[\d.]*)|\[([\w.-]+)\]) +(.+)$} $part \
                - marks number word title]} {
            set key $number$word
            if {$marks eq "#"} {
                set chapter $key
            }
            dict set paragraphs $key [dict create number $number \
                    title $title level [string length $marks] \
                    chapter $chapter blocks {}]
        } else {
            dict with paragraphs $key {
                lappend blocks {*}[Blocks $part]
            }
        }
    }
}

proc ::wargame::rules::rulebook::Parts {text} {
    # Between empty lines.
    return [lmap part [split [regsub -all {\n\s*\n} $text \x01] \x01] {
        set part [string trim $part]
        if {$part eq ""} continue
        set part
    }]
}

proc ::wargame::rules::rulebook::Blocks {part} {
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

proc ::wargame::rules::rulebook::Line {text} {
    return [string trim [regsub -all {\s+} $text " "]]
}

proc ::wargame::rules::rulebook::Items {part} {
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

proc ::wargame::rules::rulebook::Rows {part} {
    set rows {}
    foreach line [split $part \n] {
        if {[regexp {^\|[-| :]+\|$} $line]} continue
        lappend rows [lmap cell [lrange [split $line |] 1 end-1] {
            Spans [string trim $cell]
        }]
    }
    return $rows
}

proc ::wargame::rules::rulebook::Spans {text} {
    set spans {}
    set style plain
    set text [string map {' \u2019} $text]
    while {[regexp {^(.*?)(\*\*?|\[[\w.-]+\])(.*)$} $text - before mark text]} {
        if {$before ne ""} {
            lappend spans [list $style $before]
        }
        if {[string index $mark 0] eq "\["} {
            lappend spans [list link [string range $mark 1 end-1]]
        } elseif {$style eq "plain"} {
            set style [expr {$mark eq "*" ? "italic" : "bold"}]
        } else {
            set style plain
        }
    }
    if {$text ne ""} {
        lappend spans [list $style $text]
    }
    return $spans
}

proc ::wargame::rules::rulebook::nearest {book key} {
    set paragraphs [dict get $book paragraphs]
    while {$key ne ""} {
        foreach found [list $key $key.0] {
            if {[dict exists $paragraphs $found]} {
                return $found
            }
        }
        # 9.13 is below 9.0 and not below 9.1, but 6.54 is below 6.5, if
        # that is how this book counts.
        set shorter [string range $key 0 end-1]
        if {![dict exists $paragraphs ${shorter}1]
                || ![dict exists $paragraphs $shorter]
                || [dict get $paragraphs ${shorter}1 level]
                    <= [dict get $paragraphs $shorter level]} {
            set shorter [regsub {\.?\d*$} $key ""]
            if {$shorter eq $key} {
                # Leaders.Melee is below Leaders.
                set shorter [expr {[string first . $key] < 0 ? ""
                    : [regsub {\.\w+$} $key ""]}]
            }
        }
        set key $shorter
    }
    return ""
}

proc ::wargame::rules::rulebook::label {book key} {
    if {[dict exists $book paragraphs $key]
            && [dict get $book paragraphs $key number] eq ""} {
        return [dict get $book paragraphs $key title]
    }
    return $key
}

proc ::wargame::rules::rulebook::figures {paragraph} {
    dict with paragraph {
        if {$level == 1} {
            return [regsub {\.0$} $number ""]
        }
        return $number
    }
}

proc ::wargame::rules::rulebook::fold {text} {
    return [string map {
        á a à a â a ä a ã a å a   é e è e ê e ë e   í i ì i î i ï i
        ó o ò o ô o ö o õ o   ú u ù u û u ü u   ñ n ç c ý y ÿ y ё е
        \u2019 '   \u00a0 " "
    } [string tolower $text]]
}
