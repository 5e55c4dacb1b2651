# parts.tcl --
#
#       The parts of a board: makes them, each with those that it may know, and
#       destroys them.
#
#   set parts [::wargame::board::Parts new CANVAS GROUND DRAWCMD EVENTCMD CALLS]
#       GROUND DRAWCMD    see board.tcl; EVENTCMD input.tcl
#       CALLS     dictionary of commands: viewed, see camera.tcl; letGo lays the
#                 held token back; spread SPACE SIDE; hide BOOL all blocks
#
#       get NAME             the object: camera, tokens, ...
#
#   From below: jobs; spaces, viewport, layers, tiles; camera; plates,
#   lettering, glows; what is drawn on the ground; tokens, stacks and all that
#   lays them; what is held; mouse and keys.  None knows one that is made after
#   it.

need board/jobs board/spaces board/viewport board/layers board/tiles \
        board/camera board/plates board/lettering board/glows board/lights \
        board/captions board/drop-tag board/offers board/reading board/lines \
        board/afar board/signs board/meant board/tip board/glides board/faces \
        board/tokens \
        board/rows board/piles board/counted board/free board/arrangement \
        board/beside board/placing board/tallies board/slots board/boxes \
        board/stacks board/coming board/spread board/stepping board/shelf \
        board/swords board/inscriptions board/names board/ring \
        board/selection board/held board/pointing board/input board/sending \
        board/haste board/named board/retaking board/mouse board/fanning \
        board/seeking \
        board/choosing board/band board/tab-order board/keys board/minimap \
        board/ghosts \
        board/keeping board/turning board/drawn \
        board/wheel board/spots board/labels look/last-input

if {![info object isa class ::wargame::board::Parts]} {
    oo::class create ::wargame::board::Parts
}

oo::define ::wargame::board::Parts {
    # Part: NAME -> object.  The others: while they are made.
    # Tags: the bindtags of the canvas that parts have made.
    variable Part Canvas Ground DrawCmd EventCmd Calls Piece Many Tags

    constructor {canvas ground drawCmd eventCmd calls} {
        set Canvas $canvas
        set Ground $ground
        set DrawCmd $drawCmd
        set EventCmd $eventCmd
        set Calls $calls
        set Piece [expr {[dict exists $ground piece]
            ? [dict get $ground piece] : ""}]
        set Many [expr {$Piece ne ""}]
        set Part [dict create]
        my MakeWindow
        my MakeGround
        my MakeTokens
        my MakeInput
        set Tags [lsearch -all -inline -glob [bindtags $Canvas] ?*$Canvas]
    }

    destructor {
        # They do not go with the window.
        foreach tag $Tags {
            foreach event [bind $tag] {
                bind $tag $event {}
            }
        }
        foreach part [lreverse [dict values $Part]] {
            $part destroy
        }
    }

    method get {name} {
        return [dict get $Part $name]
    }

    method Add {name class args} {
        dict set Part $name [$class new {*}$args]
    }

    method Some {args} {
        # The objects of these names.
        return [lmap name $args { dict get $Part $name }]
    }

    method Known {names} {
        # The same for one that is given many: NAME -> object.
        set known [dict create]
        foreach name $names {
            dict set known $name [dict get $Part $name]
        }
        return $known
    }

    method MakeWindow {} {
        my Add jobs ::wargame::board::Jobs
        my Add spaces ::wargame::board::Spaces $Ground
        set frame [dict get $Ground frame]
        my Add viewport ::wargame::board::Viewport $Canvas $frame $Piece
        my Add layers ::wargame::board::Layers $Canvas
        my Add tiles ::wargame::board::Tiles $Canvas $frame \
                [dict get $Ground levels]
        my Add camera ::wargame::board::Camera $Canvas \
                {*}[my Some viewport spaces jobs] [dict get $Calls viewed]
    }

    method MakeGround {} {
        my Add plates ::wargame::board::Plates $Canvas
        my Add lettering ::wargame::board::Lettering \
                {*}[my Some viewport spaces]
        my Add glows ::wargame::board::Glows $Canvas \
                {*}[my Some viewport spaces layers jobs] $Many
        my Add lights ::wargame::board::Lights {*}[my Some spaces glows layers]
        my Add reading ::wargame::board::Reading $Canvas \
                {*}[my Some spaces glows layers]
        my Add lines ::wargame::board::Lines $Canvas \
                {*}[my Some viewport layers]
        my Add afar ::wargame::board::Afar $Canvas \
                {*}[my Some viewport plates]
        my Add signs ::wargame::board::Signs $Canvas \
                {*}[my Some viewport plates layers afar] $Many
    }

    method MakeTokens {} {
        my Add glides ::wargame::board::Glides $Canvas [my get jobs]
        # Of counters there are many, and each has marks and sizes.
        my Add faces ::wargame::board::Faces $Canvas $DrawCmd \
                [expr {$Many ? 400 : 150}]
        my Add tokens ::wargame::board::Tokens $Canvas \
                {*}[my Some viewport glides faces jobs]
        if {$Many} {
            my Add rows ::wargame::board::Piles [my get viewport] $Piece
        } else {
            my Add rows ::wargame::board::Rows [my get viewport]
        }
        my Add deep ::wargame::board::Rows [my get viewport] 2
        my Add counted ::wargame::board::Counted
        my Add free ::wargame::board::Free [my get spaces]
        my Add arrangement ::wargame::board::Arrangement \
                {*}[my Some viewport free]
        my Add beside ::wargame::board::Beside \
                {*}[my Some viewport spaces]
        my Add placing ::wargame::board::Placing \
                {*}[my Some viewport spaces lettering free arrangement beside \
                    rows deep counted]
        my Add slots ::wargame::board::Slots {*}[my Some tokens]
        my Add boxes ::wargame::board::Boxes \
                {*}[my Some viewport spaces rows placing]
        my Add stacks ::wargame::board::Stacks \
                {*}[my Some spaces tokens slots boxes placing]
        my Add spread ::wargame::board::Spread $Canvas \
                {*}[my Some viewport stacks tokens plates]
        my Add swords ::wargame::board::Swords $Canvas \
                {*}[my Some plates tokens layers]
        my Add tallies ::wargame::board::Tallies $Canvas \
                {*}[my Some plates tokens layers]
        my Add meant ::wargame::board::Meant \
                {*}[my Some viewport spaces stacks lines]
        my Add tip ::wargame::board::Tip $Canvas {*}[my Some viewport spaces \
                plates lettering layers jobs meant]
        my Add droptag ::wargame::board::DropTag $Canvas \
                {*}[my Some viewport plates layers stacks]
        my Add captions ::wargame::board::Captions $Canvas \
                {*}[my Some viewport spaces plates lettering layers jobs \
                    stacks signs droptag] $Many
        my Add offers ::wargame::board::Offers $Canvas \
                {*}[my Some spaces glows layers captions jobs] $Many
        my Add coming ::wargame::board::Coming $Canvas \
            {*}[my Some viewport faces] $EventCmd
        my Add shelf ::wargame::board::Shelf $Canvas {*}[my Some viewport \
            camera spaces stacks tokens offers layers coming]
        my Add inscriptions ::wargame::board::Inscriptions $Canvas \
            {*}[my Some viewport lettering layers] \
            [expr {[dict exists $Ground captions]
                ? [dict get $Ground captions] : {}}]
        my Add names ::wargame::board::Names $Canvas \
                {*}[my Some viewport spaces lettering layers jobs \
                    inscriptions stacks swords signs]
    }

    method MakeInput {} {
        my Add ring ::wargame::board::Ring $Canvas \
                {*}[my Some plates tokens stacks]
        my Add selection ::wargame::board::Selection $Canvas \
                {*}[my Some plates tokens]
        my Add held ::wargame::board::Held $Canvas \
                {*}[my Some stacks tokens plates layers captions]
        my Add pointing ::wargame::board::Pointing $Canvas \
                {*}[my Some viewport spaces shelf tokens held]
        my Add input ::wargame::board::Input $Canvas \
                {*}[my Some held offers tokens ring tip reading] $EventCmd \
                [dict get $Calls letGo]
        my Add sending ::wargame::board::Sending \
                {*}[my Some jobs tokens selection input]
        my Add retaking ::wargame::board::Retaking \
                {*}[my Some viewport tokens offers held spread selection \
                    input] [dict get $Calls spread]
        my Add mouse ::wargame::board::Mouse $Canvas [my Known {
            camera viewport spaces layers tokens offers selection held spread
            input tip pointing sending retaking
        }] [dict get $Calls spread]
        my Add fanning ::wargame::board::Fanning $Canvas [my Known {
            jobs layers tokens stacks held selection spread pointing mouse
            glides
        }] [dict get $Calls spread]
        my Add wheel ::wargame::board::Wheel $Canvas \
                [my Known {camera viewport jobs tip mouse}]
        my Add order ::wargame::board::TabOrder {*}[my Some stacks tokens ring]
        my Add keys ::wargame::board::Keys $Canvas [my Known {
            camera viewport spaces jobs stacks tokens offers held ring reading
            spread input tip selection order
        }] [dict get $Calls hide] [dict get $Calls spread]
        my Add stepping ::wargame::board::Stepping $Canvas \
                {*}[my Some spaces viewport camera stacks tokens held \
                    selection ring input]
        my Add named ::wargame::board::Named \
                {*}[my Some viewport signs selection]
        my Add band ::wargame::board::Band $Canvas \
                {*}[my Some viewport tokens selection]
        my Add haste ::wargame::board::Haste
        my Add choosing ::wargame::board::Choosing $Canvas [my Known {
            viewport layers tokens offers held ring selection input tip
            pointing mouse sending named band retaking haste
        }]
        my Add spots ::wargame::board::Spots $Canvas \
                {*}[my Some viewport spaces tokens]
        my Add labels ::wargame::board::Labels $Canvas [my Known {
            camera viewport spaces jobs plates layers tokens captions spots
            offers held selection ring
        }]
        my Add drawn ::wargame::board::Drawn $Canvas \
                {*}[my Some viewport pointing tokens selection held input tip]
        my Add turning ::wargame::board::Turning $Canvas \
                {*}[my Some input]
        my Add ghosts ::wargame::board::Ghosts $Canvas $DrawCmd \
                {*}[my Some viewport spaces layers plates tokens stacks]
        my Add keeping ::wargame::board::Keeping $Canvas \
                {*}[my Some held selection input]
        my Add seeking ::wargame::board::Seeking \
                {*}[my Some viewport camera spaces tokens held mouse]
        my Add minimap ::wargame::board::Minimap $Canvas [my Known {
            viewport camera spaces jobs tokens held ring offers lights meant
            seeking tip
        }] [dict get $Ground levels]
        # Before the tags of all these.
        ::wargame::look::hearKeys $Canvas
    }
}
