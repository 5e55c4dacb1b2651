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
#       blocks                       see blocks.tcl
#
#   What the files may have of Markdown: headings "# 5.0 Title" or "# [key]
#   Title", of a key such as Movement.6, deeper ones without either being heads
#   within a paragraph; and what blocks.tcl reads.

need base/files match/chapters rules/blocks

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
    foreach part [::wargame::rules::blocks parts $text] {
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
                lappend blocks {*}[::wargame::rules::blocks read $part]
            }
        }
    }
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
