# rules-contents.tcl --
#
#       The contents of a rulebook, a tree at the left of its page.
#
#   set contents [::wargame::rules::RulesContents new PATH PICKCMD]
#                          a new frame, with which it goes
#       list BOOK          lists its paragraphs -> how wide the longest is
#       show KEY           the reader is there
#       dim KEYS           shows all but these, and their chapters, faint
#       plain              shows no paragraph faint
#       tree               the widget
#
#   PICKCMD is called with a paragraph's key when it is picked, unless the
#   reader is there.

need base/objects look/theme look/tree rules/rulebook

if {![info object isa class ::wargame::rules::RulesContents]} {
    oo::class create ::wargame::rules::RulesContents
}

oo::define ::wargame::rules::RulesContents {
    variable Tree PickCmd Paragraphs Here

    constructor {path pickCmd} {
        set PickCmd $pickCmd
        set Here ""
        set Paragraphs {}
        set Tree [::wargame::look::tree $path -ground paperSunk \
                -frame Sunk.TFrame]
        ::wargame::base::goesWith $path [self]
        grid configure $Tree -padx [list [::wargame::look::theme px 6] 0]
        bind $Tree <<TreeviewSelect>> [namespace code {my Chosen}]
    }

    method tree {} {
        return $Tree
    }

    method list {book} {
        set Paragraphs [dict get $book paragraphs]
        set Here ""
        $Tree delete [$Tree children {}]
        set wide 0
        dict for {key paragraph} $Paragraphs {
            set figures [::wargame::rules::rulebook figures $paragraph]
            dict with paragraph {}
            set text [string trimleft "$figures  $title"]
            set top [expr {$level == 1}]
            $Tree insert [expr {$top ? "" : $chapter}] end -id $key \
                    -text $text -tags [expr {$top ? "strong" : ""}]
            set font [::wargame::look::theme font \
                    [expr {$top ? "bodyBold" : "body"}]]
            set wide [expr {max($wide, [font measure $font $text])}]
        }
        return $wide
    }

    method show {key} {
        set Here $key
        $Tree see $key
        $Tree selection set [list $key]
        $Tree focus $key
    }

    method Chosen {} {
        set key [lindex [$Tree selection] 0]
        if {$key ni [list "" $Here]} {
            {*}$PickCmd $key
        }
    }

    method plain {} {
        my dim [dict keys $Paragraphs]
    }

    method dim {keys} {
        lappend keys {*}[lmap key $keys {
            dict get $Paragraphs $key chapter
        }]
        dict for {key paragraph} $Paragraphs {
            set tags [expr {[dict get $paragraph level] == 1 ? "strong" : ""}]
            if {$key ni $keys} {
                lappend tags faint
            }
            $Tree item $key -tags $tags
        }
    }
}
