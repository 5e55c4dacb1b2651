# sending.tcl --
#
#       A click that sends several selected tokens to where another stands.  If
#       that one, or one beside it, could be selected itself, the click may be
#       the first of a double click on it, and what was sent may be past taking
#       back: then it waits until that cannot come any more.
#
#   set sending [::wargame::board::Sending new JOBS TOKENS SELECTION INPUT]
#       to SPACE TOKEN     sends the selected tokens there at once, or waits
#                          first
#       inFormation TOKEN SPACE   sends them by key as they stand, that one to
#                          there -> is a space chosen for several, that one too?
#       flush              sends now what waits
#       drop               forgets the click that waits, since it was a double
#                          click -> did one wait?
#
#   What waits is forgotten when something else is selected.

if {![info object isa class ::wargame::board::Sending]} {
    oo::class create ::wargame::board::Sending
}

oo::define ::wargame::board::Sending {
    # Waiting: {SPACE SELECTED} or {}.
    variable Jobs Tokens Selection Input Waiting

    constructor {jobs tokens selection input} {
        foreach name {Jobs Tokens Selection Input} {
            set $name [set [string tolower $name]]
        }
        set Waiting {}
    }

    method to {space token} {
        set Waiting [list $space [$Selection tokens]]
        if {[my IsSelectable $space [$Tokens get $token side]]} {
            # So long a second click is one of a double click for Tk.
            $Jobs wait [namespace code {my flush}] 500
        } else {
            my flush
        }
    }

    method inFormation {token space} {
        if {$space eq "" || ![$Selection isGroup] || ![$Selection has $token]} {
            return 0
        }
        # The keyboard is for whoever is next, if this board is still there.
        if {[$Input tell formation $token $space]
                && ![llength [$Selection tokens]]} {
            $Input focus ""
        }
        return 1
    }

    method IsSelectable {space side} {
        foreach token [$Tokens ids] {
            if {[$Tokens get $token space] eq $space && [$Selection may $token]
                    && [$Tokens get $token side] eq $side} {
                return 1
            }
        }
        return 0
    }

    method flush {} {
        lassign $Waiting space selected
        if {[my drop] && [$Selection tokens] eq $selected} {
            $Input tell space $space
        }
    }

    method drop {} {
        $Jobs forget [namespace code {my flush}]
        set waited [llength $Waiting]
        set Waiting {}
        return [expr {$waited > 0}]
    }
}
