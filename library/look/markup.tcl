# markup.tcl --
#
#       Words and pictures for a page.
#
#       markup text WORDS          with what means something in a page escaped
#       markup tag NAME WORDS ?CLASS?   an element of words
#   set sprites [::wargame::look::Sprites new]
#       picture SVG                "#p7": the picture's name on the page; the
#                                  same picture has the same
#       symbols                    the pictures, to stand on the page once

namespace eval ::wargame::look::markup {
    namespace export text tag
    namespace ensemble create
}

proc ::wargame::look::markup::text {words} {
    return [string map {& &amp; < &lt; > &gt; \" &quot;} $words]
}

proc ::wargame::look::markup::tag {name words {class ""}} {
    set words [text $words]
    return [expr {$class eq "" ? "<$name>$words</$name>"
        : "<$name class=\"$class\">$words</$name>"}]
}

if {![info object isa class ::wargame::look::Sprites]} {
    oo::class create ::wargame::look::Sprites
}

oo::define ::wargame::look::Sprites {
    variable Names Symbols

    constructor {} {
        set Names [dict create]
        set Symbols ""
    }

    method picture {svg} {
        if {![dict exists $Names $svg]} {
            set name p[expr {[dict size $Names] + 1}]
            dict set Names $svg $name
            append Symbols [my Symbol $name $svg] \n
        }
        return #[dict get $Names $svg]
    }

    method Symbol {name svg} {
        # Names within a picture are its own: on one page they would clash.
        regexp {viewBox="([^"]*)"} $svg - box
        regexp {^<svg[^>]*>(.*)</svg>\s*$} $svg - inner
        regsub -all {\mid="([^"]*)"} $inner "id=\"$name-\\1\"" inner
        regsub -all {url\(#} $inner "url(#$name-" inner
        regsub -all {href="#} $inner "href=\"#$name-" inner
        regsub -all {\s+} $inner { } inner
        return "<symbol id=\"$name\" viewBox=\"$box\">$inner</symbol>"
    }

    method symbols {} {
        return [string cat {<svg xmlns="http://www.w3.org/2000/svg"} \
            { xmlns:xlink="http://www.w3.org/1999/xlink" class="symbols"} \
            { width="0" height="0" aria-hidden="true">} \n $Symbols </svg>]
    }
}
