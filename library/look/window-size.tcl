# window-size.tcl --
#
#       How large the window of a match is: as it was when one was last closed,
#       the first one three quarters of a large screen; never larger than the
#       screen.
#
#       firstSize WIDE HIGH      {WIDTH HEIGHT} of the first, on such a screen
#       openSized WINDOW         gives a new toplevel that size; maximised, if
#                                that one was
#       keepSize WINDOW          remembers that of this one
#       roomOnScreen WINDOW      {WIDTH HEIGHT}, the most that it may have
#       backOnScreen WINDOW      what hangs over the lower or right edge of the
#                                screen is brought back

need base/prefs look/theme

# Frame --
#
#       What a window has around it, in pixels: its borders, its title and its
#       menus, of which nobody tells how large they will be.
proc ::wargame::look::Frame {} {
    return [list [theme px 8] [expr {[theme px 44]
        + [font metrics [theme font body] -linespace]}]]
}

proc ::wargame::look::roomOnScreen {window} {
    lassign [Frame] across above
    return [list [expr {[winfo screenwidth $window] - $across}] \
            [expr {[winfo screenheight $window] - $above}]]
}

# firstSize --
#
#       What is wider than sixteen to nine may be two screens side by side.
proc ::wargame::look::firstSize {wide high} {
    return [list [expr {max([theme px 1500],
        round(0.75 * min($wide, $high * 16 / 9.0)))}] \
            [expr {max([theme px 980], round(0.75 * $high))}]]
}

proc ::wargame::look::openSized {window} {
    lassign [firstSize [winfo screenwidth $window] \
            [winfo screenheight $window]] width height
    regexp {^(\d+)x(\d+)$} [prefs get size] - width height
    lassign [roomOnScreen $window] wide high
    wm geometry $window [expr {min($width, $wide)}]x[expr {min($height, $high)}]
    if {[prefs get zoomed]} {
        # Not every system has that.
        catch {wm attributes $window -zoomed 1}
    }
}

proc ::wargame::look::keepSize {window} {
    # How large it was before it was maximised is known already.
    set zoomed [IsZoomed $window]
    prefs set zoomed $zoomed
    if {!$zoomed && ![wm attributes $window -fullscreen]} {
        prefs set size [winfo width $window]x[winfo height $window]
    }
}

proc ::wargame::look::IsZoomed {window} {
    set zoomed 0
    catch {set zoomed [wm attributes $window -zoomed]}
    return $zoomed
}

proc ::wargame::look::backOnScreen {window} {
    if {![winfo exists $window] || ![winfo ismapped $window]
            || [IsZoomed $window] || [wm attributes $window -fullscreen]} {
        return
    }
    lassign [Frame] across above
    set width [expr {min([winfo width $window],
        [winfo screenwidth $window] - $across)}]
    set height [expr {min([winfo height $window],
        [winfo screenheight $window] - $above)}]
    if {$width != [winfo width $window] || $height != [winfo height $window]} {
        wm geometry $window ${width}x$height
    }
    # Of its frame, as a window manager has it: [winfo x] is of what is in it.
    if {![regexp {\+(-?\d+)\+(-?\d+)$} [wm geometry $window] - x y]} {
        return
    }
    set left [expr {max(0, min($x, [winfo screenwidth $window]
        - $width - $across))}]
    set top [expr {max(0, min($y, [winfo screenheight $window]
        - $height - $above))}]
    if {$left < $x || $top < $y} {
        wm geometry $window +$left+$top
    }
}
