# parts.tcl --
#
#       The parts of a seat: makes them, each with those that it may ask, and
#       destroys them.
#
#   set parts [::wargame::seat::Parts new SEAT PANES CLASSES]
#       PANES     the seat's Panes, its first part
#       CLASSES   NAME -> class, where it is not that of the table below
#       order                the names of all, as they are made
#       get NAME             the object:
#           panes            which widgets are shown, and how large
#           status           the line at the lower edge: status-line.tcl
#           card             what the orders say: orders-card.tcl
#           meanwhile        what was seen while another played
#           since            what others did since the player's last action
#           panelPlace       where the panel is shown: panel-place.tcl
#           apart            clicks that spread no stack: apart.tcl
#           mouse            what is done on the map by hand
#           hand             the piece that is held
#           steps            what takes several actions: multi-step.tcl
#           foreseen         what the rules plan: foreseen-plans.tcl
#           drops            what a drop would do, said: drop-said.tcl
#           refusals         why a piece cannot be put somewhere
#           group, plans     pieces that go together: group.tcl, group-plans.tcl
#           planSaid         what a plan of theirs does, said: plan-said.tcl
#           halted           what a question halted goes on: halted.tcl
#           kept             keeps selected, while dice fall, who can act on
#           ringed           what Return does, said: ringed.tcl
#           menu             asks which of several answers: choice-menu.tcl
#           lights, mark     what is lit up there; a button
#           sought           what is asked comes into sight
#           bars             the clock and the tracks above the map
#           still, dimming   pieces that can still act; the others are dim
#           waiting          moves that wait for Done
#           march, marching  orders over several turns, and how one goes on
#           answers          answers that end something
#           strays           presses that were not heard: stray-said.tcl
#           question         a question over the map
#           poses, hints     what may be done
#           keys             what keys and menus ask: key-actions.tcl
#           history, finish  what is told of the past; the rest of a turn
#           windows          other windows of the seat: side-windows.tcl
#           picks            pictures of pieces that are clicked: pane-picks.tcl
#           done             what a click did, said: done-said.tcl
#           labels, told     letters on the map, to be typed; their words
#       notify EVENT ARG...    says to a part what another below it has seen:
#           orders           what can be answered, or is said of it, has changed
#           reads            a panel beside the map is read first
#           marches          moves that wait have changed
#           asked            a question may have begun, and its panel is there
#           resumes          an order that was halted may go on
#           aside            somebody was put aside, or is not any more
#           lit              what is lit on the map is drawn again
#           letGo            nothing is in the hand any more
#           board WHAT ARG...    as if it were done on the map
#           selected PIECES  the selection is these pieces, after what was done
#                            with them
#           given ACTIONS    a click in a panel means one of them
#           perform WHAT     as if a key or menu had asked it
#           home             the keyboard goes to what is to be done
#           goOn             what is shown has been read
#           ringed PIECE     the keyboard was sent to that piece
#           shown            the seat shows another moment
#           over             a card is read of what is over: the map is as that
#                            left it
#           asks             a question comes over the map
#           missed           what others did since was shown too fast to follow
#           tells            what was seen meanwhile comes before what is asked
#           turnedBack       a question was answered by the button that changes
#                            nothing
#           stray            a press was not heard: look/stray.tcl
#           unheard          what a key asked for was not done
#
#   None asks one that is made after it.

need base/objects seat/able seat/answers seat/apart seat/bars-above \
        seat/bodies seat/choice-menu seat/dimming seat/done-said seat/doubts \
        seat/drop-said seat/finish seat/foreseen-plans seat/group \
        seat/group-plans seat/halted seat/hand seat/hints seat/history \
        seat/kept-selection \
        seat/key-actions seat/labels seat/labels-said seat/lights seat/march \
        seat/marching seat/mark seat/meanwhile seat/menu-able \
        seat/mouse seat/multi-step \
        seat/orders-card seat/pane-picks seat/panel-place seat/plan-said \
        seat/poses seat/question seat/refusals seat/ringed seat/side-windows \
        seat/since seat/sought seat/status-line seat/still seat/stray-said \
        seat/taken-back seat/waiting

if {![info object isa class ::wargame::seat::Parts]} {
    oo::class create ::wargame::seat::Parts
}

oo::define ::wargame::seat::Parts {
    variable Seat Part

    constructor {seat panes classes} {
        set Seat $seat
        set Part [dict create panes $panes]
        foreach {name class asks} [my order] {
            if {[dict exists $classes $name]} {
                set class [dict get $classes $name]
            }
            set known [dict create]
            foreach other $asks {
                dict set known $other [dict get $Part $other]
            }
            dict set Part $name [[namespace eval ::wargame::seat \
                    [list namespace which $class]] new $seat $known]
        }
    }

    destructor {
        foreach object [lreverse [dict values [dict remove $Part panes]]] {
            ::wargame::base::destroyIf $object
        }
    }

    method order {} {
        # NAME, class, and those made before it that it may ask.
        return {
            status StatusLine       {}
            mark Mark               {}
            hand Hand               {}
            still Still             {status}
            dimming Dimming         {still}
            question Question       {still}
            waiting WaitingMoves    {status}
            strays StraySaid        {status}
            takenBack TakenBack     {}
            doubts Doubts           {}
            answers Answers         {status still question waiting strays
                                     takenBack doubts}
            lights Lights           {status mark hand}
            since Since             {status lights}
            history History         {status lights since}
            foreseen ForeseenPlans  {}
            drops DropSaid          {waiting foreseen takenBack}
            planSaid PlanSaid       {status}
            halted HaltedOrder      {planSaid}
            plans GroupPlans        {status answers lights foreseen drops
                                     halted planSaid}
            refusals Refusals       {status foreseen plans waiting}
            steps MultiStep         {status answers waiting}
            marching Marching       {status}
            march March             {status waiting marching}
            poses Poses             {status answers lights}
            bodies Bodies           {status plans poses}
            group Group             {status still answers waiting plans march
                                     poses bodies}
            kept KeptSelection      {group}
            ringed Ringed           {status steps poses}
            meanwhile Meanwhile     {lights waiting since}
            panelPlace PanelPlace   {panes answers lights history}
            apart Apart             {panelPlace}
            able Able               {status waiting}
            card OrdersCard         {able mark hand since answers waiting march
                                     poses meanwhile panelPlace lights}
            sought Sought           {panelPlace}
            menu ChoiceMenu         {still answers panelPlace}
            hints Hints             {status lights mark panelPlace}
            finish Finish           {hand still question answers waiting
                                     takenBack}
            windows SideWindows     {status}
            bars BarsAbove          {meanwhile panelPlace windows}
            done DoneSaid           {status lights history menu}
            mouse Mouse             {status hand lights history waiting
                                     steps refusals drops plans march poses
                                     group kept ringed meanwhile panelPlace card
                                     menu done}
            picks PanePicks         {lights mouse}
            told LabelsSaid         {status ringed done}
            labels MapLabels        {status question still dimming steps
                                     ringed panelPlace told}
            menuAble MenuAble       {able still dimming waiting since hand march
                                     marching panelPlace}
            keys KeyActions         {able menuAble status still dimming answers
                                     lights labels history since waiting march
                                     poses bodies meanwhile panelPlace hints
                                     finish windows mouse}
        }
    }

    method get {name} {
        return [dict get $Part $name]
    }

    method notify {event args} {
        set does [lassign [dict get {
            orders {card show}      reads {card stay}       asked {sought show}
            resumes {halted goOn}
            marches {march show}    lit {panelPlace light}
            aside {dimming again}
            letGo {mouse letGo}     board {mouse fromBoard}
            given {menu give}       selected {group fromBoard select}
            several {menu ask {}}   ringed {ringed say}
            perform {keys perform}  home {keys home}
            goOn {keys goOn}        shown {seat refresh}
            over {seat refresh map}
            asks {panelPlace giveWay}    tells {panelPlace enter {}}
            turnedBack {answers turnedBack}   unheard {labels unheard}
            stray {strays tooSoon}       missed {since mark}
        } $event] name]
        [expr {$name eq "seat" ? $Seat : [my get $name]}] {*}$does {*}$args
    }
}
