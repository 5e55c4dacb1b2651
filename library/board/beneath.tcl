# beneath.tcl --
#
#       What lies beneath something that is fixed to the window of a board, its
#       minimap.
#
#   set beneath [::wargame::board::Beneath new CANVAS PARTS]
#       PARTS     a dictionary of viewport spaces tokens ring held offers
#                 lights meant seeking
#
#   A BOX is {LEFT TOP WIDTH HEIGHT} in the window; what is nearly beneath it
#   counts.
#
#       has BOX X Y          is that point of the window?
#       isKeyed BOX          is the place or the token that keys have come to?
#       isMeant BOX          is it part of what is spoken of: meant.tcl
#       weight BOX           how much one would miss: tokens, more of those that
#                            can be moved, places that are offered, those that
#                            are lit to be looked at, names and words of signs
#       words BOX            how many names and signs: a sign counts two

need look/theme

if {![info object isa class ::wargame::board::Beneath]} {
    oo::class create ::wargame::board::Beneath
}

oo::define ::wargame::board::Beneath {
    variable Canvas Viewport Spaces Tokens Ring Held Offers Lights Meant \
            Seeking

    constructor {canvas parts} {
        set Canvas $canvas
        foreach name {Viewport Spaces Tokens Ring Held Offers Lights
                Meant Seeking} {
            set $name [dict get $parts [string tolower $name]]
        }
    }

    method has {box x y} {
        lassign $box left top width height
        set near [::wargame::look::theme px 24]
        return [expr {$x > $left - $near && $x < $left + $width + $near
            && $y > $top - $near && $y < $top + $height + $near}]
    }

    method isKeyed {box} {
        set space [$Offers chosen]
        if {[$Spaces isOnGround $space]} {
            return [my HasSpace $box $space]
        }
        return [expr {[$Held token] eq ""
            && [my HasToken $box [$Ring token]]}]
    }

    method isMeant {box} {
        return [$Meant isUnder $box]
    }

    method weight {box} {
        set sum 0
        foreach id [$Tokens ids] {
            if {[my HasToken $box $id]} {
                incr sum [expr {[$Tokens get $id movable] ? 3 : 1}]
            }
        }
        # Where very many are offered, none matters.
        foreach space [concat [lrange [$Offers keys] 0 199] \
                [$Lights lit trace] [$Lights lit battle]] {
            incr sum [expr {[$Spaces isOnGround $space]
                && [my HasSpace $box $space] ? 3 : 0}]
        }
        foreach space [$Seeking wanted] {
            incr sum [expr {[my HasSpace $box $space] ? 12 : 0}]
        }
        return [expr {$sum + [my words $box]}]
    }

    method words {box} {
        lassign $box left top width height
        lassign [$Viewport origin] x y
        set x [expr {$x + $left}]
        set y [expr {$y + $top}]
        set sum 0
        foreach item [$Canvas find overlapping $x $y \
                [expr {$x + $width}] [expr {$y + $height}]] {
            set tags [$Canvas gettags $item]
            incr sum [expr {"name" in $tags || "inscription" in $tags ? 1
                : "sign" in $tags && [$Canvas type $item] eq "text" ? 2 : 0}]
        }
        return $sum
    }

    method HasToken {box id} {
        lassign [$Tokens place $id] x y
        return [expr {$x ne "" && [my OnCanvas $box $x $y]}]
    }

    method HasSpace {box space} {
        return [my OnCanvas $box \
                {*}[$Viewport pixel {*}[$Spaces middle $space]]]
    }

    method OnCanvas {box x y} {
        lassign [$Viewport origin] left top
        return [my has $box [expr {$x - $left}] [expr {$y - $top}]]
    }
}
