# letter-came.tcl --
#
#       The window for a letter that came.
#
#       openLetter WINDOW      asks for one, whatever match it is for
#       letterFile WINDOW PATH opens the one in that file

need base/files base/requests base/words look/modal look/theme \
        table/match-windows mail/accept-dialog mail/correspondence \
        mail/correspondences mail/envelope mail/invitation mail/letter-window

proc ::wargame::mail::openLetter {parent} {
    set top .letterin
    variable Judged ""
    set body [letterWindow $top $parent [say letters.openTitle] \
            [say letters.openText]]
    set paper [letterPaper $body 14]
    letterButtons $body \
            letters.openIt [list ::wargame::mail::OpenPasted $top] \
            letters.fromFile [list ::wargame::mail::LetterFromFile $top] \
            letters.close [list destroy $top]
    # A letter that was just copied is there already, but for one's own.
    if {![catch {clipboard get} copied] && [envelope in $copied]
            && ![correspondences isDone $copied]} {
        $paper insert end $copied
    }
    bind $paper <<Modified>> [list ::wargame::mail::LetterEdited $top]
    letterNear $top $parent
    focus $paper
}

proc ::wargame::mail::LetterEdited {top} {
    # What was said of another text is no more so.  Tk tells of a change later,
    # when this one may have been refused already.
    variable Judged
    set paper [letterText $top]
    if {[$paper get 1.0 end] ne $Judged} {
        letterSays $top ""
    }
    $paper edit modified 0
}

proc ::wargame::mail::letterFile {parent path} {
    openLetter $parent
    LetterFromFile .letterin $path
}

proc ::wargame::mail::LetterFromFile {top {path ""}} {
    if {$path eq ""} {
        set path [modal tk_getOpenFile -parent $top \
                -title [say letters.openTitle] \
                -filetypes [letterTypes]]
    }
    if {$path eq ""} {
        return
    }
    if {[catch {readText $path} text]} {
        letterSays $top [say cli.unreadable $path]
        return
    }
    if {![envelope in $text]} {
        # Another file, which may be too long for a window.
        set text [string range $text 0 9999]
    }
    [letterText $top] delete 1.0 end
    [letterText $top] insert end $text
    OpenPasted $top
}

proc ::wargame::mail::OpenPasted {top} {
    variable Judged
    set text [[letterText $top] get 1.0 end]
    set Judged $text
    try {
        set path [correspondences of $text]
        if {$path eq ""} {
            set asked [invitation read $text]
        } elseif {![ArrivedLetter $path $text]} {
            return
        }
    } trap WARGAME {message} {
        letterSays $top $message
        return
    }
    destroy $top
    if {$path eq ""} {
        acceptDialog $asked $text
    }
}

# ArrivedLetter --
#
#       At its table, which is opened if need be and if it can be: was it?
proc ::wargame::mail::ArrivedLetter {path text} {
    set table [matchWindows tableOf $path]
    if {$table ne ""} {
        [[$table mode] desk] open $text
        raise [$table window]
        return 1
    }
    if {![file exists $path] || [file size $path] == 0} {
        # The first letter: without it there is nothing to show.  A program that
        # was killed as it opened that may have left a file without text.
        set letters [Correspondence new $path]
        try {
            $letters open $text
        } finally {
            $letters destroy
        }
        requests send openTable $path
        return 1
    }
    set table [requests send openTable $path]
    if {$table ne ""} {
        [[$table mode] desk] open $text
    }
    return [expr {$table ne ""}]
}
