# board.tcl --
#
#       The map, what stands on it, and what mouse and keys do there.  Knows
#       spaces and tokens; no match, no rules, no game.
#
#   set board [::wargame::board::Board new PATH GROUND DRAWCMD EVENTCMD]
#
#       PATH      a new frame, for the caller to pack; it takes the focus.
#       GROUND    what lies under the tokens: see ground.tcl.
#       DRAWCMD   called with FACE and MARKS of a token and the SIZE of the
#           piece in pixels of an ordinary screen; returns an SVG, square, the
#           piece itself in the middle 100 of its 120 units.  To MARKS the
#           board adds "held", "movable", "dim", and "under" when another
#           token covers its right half.
#       EVENTCMD  called with what mouse and keys did: input.tcl
#
#   What is shown
#       steady SIDE WHAT...   what that side is asked now: while it is the same,
#                          a piece that goes leaves the others where they lie
#       patient BOOL       who is selected stays so, even if it cannot move now
#       soon COMERS        who comes to the map later: shelf.tcl
#       show TOKENS        the tokens, a list of dictionaries, and no others:
#               id space side face      a side's in a space are a stack
#               marks    {}      for DRAWCMD, as face is
#               movable  0       1: Tab finds it and the pointer is a hand
#               later    0       1: it may be selected, though it is not movable
#               turns    0       1: the right button draws where it turns to
#               order    0       in the stack: low lies left and below
#               ranked   0       is that order a rule?  Of a whole stack
#               title    ""      a command that tells what the tooltip says
#               brief    ""      a letter or two that a tally tells of it
#       offer SPACES       dictionary space -> caption, such as "2 left" or "":
#                          these glow, and the arrow keys choose among them
#       caption SPACE TEXT LONGER    gives an offered space another caption, and
#                          LONGER while it is pointed at or chosen
#       deed SPACE TEXT INK   what a drop of the held token there would do, said
#                          beside it in that colour; "": nothing
#       deedOdds SPACE TEXT   what is said below that, while it is held
#       pickUp TOKEN       lifts a token, which is held and follows the pointer
#       letGo              lets the held token go; nothing is offered
#       release            lets it go just before show lays it where it belongs
#       held               the token that is held, or ""
#       light STYLE SPACES    tint them, and no others in this style: lights.tcl
#       lines LINES, paths PATHS, marches LINES    lines.tcl
#       signs SIGNS        names.tcl
#       refuse TEXT ?SPACE?   a caption at a space, else where the keyboard
#                             is, after a key, or at the pointer, that goes at
#                             the next deed; "" ends it
#       remark TEXT SPACES    as refuse, of what is no refusal, at the first
#       ghosts GOES STAY      where tokens would go, before they do: ghosts.tcl
#       dim TOKENS         dims these tokens, and no others
#       select TOKENS, leave TOKENS   selects who is movable: selection.tcl
#       selected           the tokens that are selected
#       flash TOKENS       shows for a moment where these are
#       spread SPACE ?SIDE?   lift that stack's tokens apart; "" lays all back
#       ordered TOKENS CMD, deeds CMD    spread.tcl
#       labels WHAT CMD ?TOKENS? ?DEEDS?, labelled   letters: labels.tcl
#       hideBlocks BOOL    see the ground
#
#   Where one looks
#       camera             -> the Camera: fit, zoomBy, reveal, ... camera.tcl
#       seek QUESTION SPACES ?SIDE?, comers, sought, seeksOn    what is asked
#                          comes into sight: seeking.tcl
#       focus TOKEN, mark TOKENS ?PLAYED?, marked   rings on tokens: ring.tcl
#       paint ?LEISURE?, drawn   draw now what would be drawn soon; is it drawn
#                          as it shall be?  together.tcl.  A new board draws
#                          nothing before it has a size, or is asked where
#       names BOOL, minimap BOOL   spaces' names; a small map: minimap.tcl
#       motion BOOL        may anything move by itself?  (Never over 300 ms.)
#
#   Asked
#       canvas             -> the canvas' path
#       input              -> the Input: what mouse and keys are at: input.tcl
#       offered            the spaces that are offered
#       taking SPACE       the token that a click where the pointer is takes up
#                          in place of going to SPACE; "": none.  retaking.tcl
#       later              the tokens that are shown so, in rows
#       resting            the tokens that are not movable, in rows
#       middles SPACES     X Y of the middle of each on the ground, in metres
#       along FROM TO      the spaces on the straight way between two
#       unseen             the tokens on the map that lie outside the window
#       where TOKEN|SPACE  -> its middle, root window coordinates {X Y}, or ""
#       part NAME          -> one of its objects, for a test: parts.tcl
#
#   It has one object for each thing that it does, with a contract at its head:
#   parts.tcl makes them, together.tcl draws what several have to draw.

need look/theme board/ground board/parts board/together

package require Tk

if {![info object isa class ::wargame::board::Board]} {
    oo::class create ::wargame::board::Board
}

oo::define ::wargame::board::Board {
    # The parts that are spoken to here.
    variable Canvas Parts Together Viewport Spaces Layers Camera Offers Tip \
            Tokens Stacks Spread Ring Selection Held Input Mouse Faces Signs \
            Order Reading Captions Labels

    constructor {path ground drawCmd eventCmd} {
        set desk [::wargame::look::theme color desk]
        frame $path -background $desk -highlightbackground $desk \
                -highlightcolor $desk \
                -highlightthickness [::wargame::look::theme px 2]
        set Canvas [canvas $path.map -highlightthickness 0 -borderwidth 0 \
            -xscrollincrement 1 -yscrollincrement 1 -confine 0 -takefocus 1 \
            -width [::wargame::look::theme px 640] \
            -height [::wargame::look::theme px 480] -background $desk]
        grid $Canvas -sticky nsew
        grid rowconfigure $path 0 -weight 1
        grid columnconfigure $path 0 -weight 1
        set Parts [::wargame::board::Parts new $Canvas $ground $drawCmd \
            $eventCmd [dict create viewed [my Job Viewed] letGo [my Job letGo] \
                spread [my Job spread] hide [my Job hideBlocks]]]
        foreach name {Viewport Spaces Layers Camera Offers Tip Tokens Stacks
                Spread Ring Selection Held Input Mouse Faces Signs Reading
                Captions Labels Lights Lines Names Droptag Glides Pointing
                Minimap Slots Shelf Ghosts Retaking Seeking Order} {
            set $name [$Parts get [string tolower $name]]
        }
        set Together [::wargame::board::Together new $Parts]
        # What one part does alone.
        foreach {method part call} {
            offered Offers keys     labels Labels show      labelled Labels all
            caption Offers caption  ordered Spread ordered  deeds Spread deeds
            light Lights light      deedOdds Droptag more   lines Lines lines
            paths Lines paths       marches Lines marches   marked Ring marked
            names Names named  selected Selection tokens  motion Glides motion
            remark Tip tell         taking Retaking taking  part Parts get
            camera Parts {get camera}  input Parts {get input}  mark Ring mark
            steady Together steady  soon Shelf tell         ghosts Ghosts show
            select Selection set    leave Selection leave   held Held token
            flash Selection flash   sought Seeking sought   drawn Together drawn
            patient Selection patient seeksOn Seeking seeksOn signs Names signs
            unseen Pointing unseen  along Spaces along      paint Together paint
            minimap Minimap wanted  seek Seeking seek  comers Seeking comers
        } {
            oo::objdefine [self] forward $method [set $part] {*}$call
        }
        bind $Canvas <Destroy> [my Job Gone]
        $Camera fit
    }

    destructor {
        $Together destroy
        $Parts destroy
        if {[winfo exists $Canvas]} {
            bind $Canvas <Destroy> {}
            destroy [winfo parent $Canvas]
        }
    }

    method Gone {} {
        # The window went first.
        after idle [list catch [list [self] destroy]]
    }

    method Job {method} {
        return [namespace code [list my $method]]
    }

    # ---- what is shown ----

    method show {tokens} {
        set ids [lmap token $tokens { dict get $token id }]
        if {[$Held token] ne "" && [$Held token] ni $ids} {
            my letGo
        }
        $Tokens show $tokens
        $Ring set [$Ring token]
        $Selection prune
        $Labels close
        $Together shown
    }

    method offer {spaces} {
        $Offers offer $spaces
        $Labels keep
    }

    method Viewed {what args} {
        # As the camera tells it.
        $Together $what {*}$args
    }

    method hideBlocks {on} {
        $Tokens hide $on
        $Layers hide $on
    }

    method spread {space {side ""}} {
        $Together begin
        set was [$Spread stack]
        $Spread open $space $side
        if {[$Spread stack] ne $was} {
            $Together spread
        }
    }

    method dim {tokens} {
        if {[$Faces dim $tokens]} {
            $Tokens repaint
            $Signs dim $tokens
        }
    }

    method refuse {text {space ""}} {
        if {$text ne ""} {
            $Captions deed "" "" ink
        }
        # Not by expr, which makes a number of a hex such as 01755.
        if {$space eq ""} {
            set space [$Input keyed]
        }
        $Tip refuse $text $space
    }

    method deed {space text ink} {
        # Not the words of a refusal that is shown.
        $Captions deed $space [expr {[$Tip refuses $text] ? "" : $text}] $ink
    }

    # ---- what is held ----

    method pickUp {token} {
        $Together begin
        if {[$Held token] ne "" || ![$Tokens has $token]} {
            return
        }
        $Tip close
        $Held take $token [expr {[$Mouse isPressed] || [$Ring token] eq ""
            ? "mouse" : "key"}]
        $Ring draw
    }

    method letGo {} {
        if {[$Held token] ne ""} {
            my release
            $Together layout 1
        }
    }

    method release {} {
        if {[$Held token] eq ""} return
        $Held drop
        $Offers clear
        if {[$Spread stack] ne ""} {
            $Spread open ""
            $Together layout 1
        }
    }

    method canvas {} {
        return $Canvas
    }

    method focus {token} {
        $Together begin
        if {[$Tokens has $token]} {
            $Reading at ""
            $Camera show {*}[$Tokens place $token] \
                    [expr {1.2 * [$Stacks size]}] \
                    [$Spaces isOnGround [$Tokens get $token space]]
        }
        $Input focus $token
    }

    method later {} {
        return [$Order inRows [lmap token [$Tokens ids] {
            if {![$Tokens get $token later]} continue
            set token
        }]]
    }

    method resting {} {
        return [$Order inRows [lmap token [$Tokens ids] {
            if {[$Tokens get $token movable]} continue
            set token
        }]]
    }

    method middles {spaces} {
        return [concat {*}[lmap space [$Spaces grounded $spaces] {
            $Spaces middle $space
        }]]
    }

    method where {what} {
        $Together begin
        set at {}
        if {[$Tokens has $what]} {
            set at [$Tokens place $what]
        } elseif {[$Spaces isOnGround $what]} {
            set at [$Viewport pixel {*}[$Spaces middle $what]]
        }
        return [expr {[llength $at] ? [$Viewport onScreen {*}$at] : ""}]
    }
}
