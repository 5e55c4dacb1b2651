# turn.tcl --
#
#       What a window of a match waits for: one named state, and one table of
#       what leads from each to the next.
#
#   set turn [::wargame::table::Turn new ISCMD DOCMD]
#       ISCMD WORD     does the guard WORD hold?  A word of the third column
#       DOCMD WORD     does what WORD means, a word of the last column
#       state          the name of the state
#       is STATE ...   is the state one of these?
#       event WORD     tells that the event WORD has happened: the first row of
#                      the table that fits it is done, if there is one
#       later MS WORD  tells the event WORD in MS milliseconds, unless the state
#                      changes first; said again, it is told once, as said last
#       isDue WORD     is the event WORD to be told later?
#
#   What was said once and holds for a while is no state of it: standing orders,
#   the rest of a phase or turn (program-answers.tcl), the pace of dice
#   (table-dice.tcl), how they are thrown next (dice-source.tcl).
#
#   States:
#       empty      the place before the window is empty
#       handover   the handover screen hides the seat of who is to sit down
#       reading    who has sat down reads what happened meanwhile
#       looking    what the dice did is looked at in a panel
#       watching   moves of the rules are played in a panel
#       taking     an answer is given by the program, for there is no choice
#       throwing   dice fall by themselves
#       paused     dice wait until somebody asks for them
#       typing     dice wait until they are typed, or their secrets are
#       answering  who sits here is asked
#       elsewhere  somebody else is asked, in another window
#       thinking   a computer player is asked
#       resting    computer players of all sides wait until a person lets them
#                  go on, or plays
#       letter     somebody else is asked, at another computer
#       opening    a letter is being opened: what it tells is shown when all of
#                  it is done
#       over       the match has ended
#       replaying  nothing: a match is looked at again
#
#   Events:
#       sit        the place before the window is free for whoever is next
#       changed    the match has changed, or who plays in which window
#       turned     the handover screen has been turned
#       told       events are there to be read
#       read       what was to be read has been read
#       moves      a panel begins to play moves
#       seen       what was shown in the panel has been seen
#       gone       the panel is gone, and none has its place
#       due        an answer is to be given by the program
#       patience   time is up, and nobody here would go on: it goes on by itself
#       dice       how dice are thrown has changed
#       fall       the dice that are awaited are to fall now
#       thought    the computer player who is asked has an answer
#       next       who sits here, or in another window, asks for the dice
#       enough     the computer player who is asked is to answer at once
#       place      a seat is to be shown, whoever must act
#       hide       the handover screen is to be shown
#       rebuilt    the window was emptied, to be made again
#       opens      a letter is about to be opened
#       opened     all that the letter tells is done
#       reply      a letter is due, which a computer elsewhere answers
#
#   Done by the place before the window (place.tcl):
#       rise       whose view it should be now is found
#       cover, uncover    the handover screen comes, and goes
#       open       the seat is made
#       tell       tells the viewer what happened meanwhile
#       show       what has changed is shown, but for the orders
#       orders     the orders are shown
#       note       notes that it was shown
#       seen       notes that the viewer has seen it
#       resume     what happened meanwhile has been read
#       keep       what a panel shows stays, and what comes after is not told
#       goOn       nothing stays any longer
#       panels     the panel of what is asked now, and the orders after show
#       think      the computer player who is asked begins to think
#       play       does what it has come to
#       hurry      does what it has come to, at once
#   Done by the window:
#       soon       "due" comes in a moment
#       take       the answer of the program is given
#       dice       "fall" comes in a moment if dice are awaited, and do not
#                  wait until they are asked for: table-dice.tcl
#       otherDice  "fall" comes in a moment, as for dice, if the dice need not
#                  wait for who sits here
#       others     the answers and dice of who plays in other windows come in
#                  a moment
#       roll       the awaited dice are rolled, or typed
#       wait       "patience" comes, if nobody sits here
#       replies    "reply" comes in a moment, if it is so
#       reply      writes that letter, and has the computer answer
#
#   The state is the new one before anything is done.  Where that leads to yet
#   another state, what is left of the row is not done.

namespace eval ::wargame::table {
    # Where no seat is hidden and nothing is to be seen first.
    variable TurnPlay {
        taking throwing paused typing answering elsewhere thinking resting
        letter over
    }

    # Where a seat may be shown, or hidden, whoever must act.
    variable TurnShown "empty handover reading looking watching $TurnPlay"

    # Names in capitals are choices: rows without an event, tried in order.
    #
    # FROM         ON       IF          TO        AND DO
    variable TurnRows [subst -nocommands {
        empty      changed  taken       empty     {soon}
        empty      changed  {}          empty     {rise}
        empty      due      {}          empty     {take}
        empty      sit      replay      replaying {}
        empty      sit      needsScreen handover  {cover otherDice}
        empty      sit      untold      reading   {open tell dice}
        empty      sit      {}          ASK       {open panels dice}

        handover   turned   untold      reading   {open tell uncover dice}
        handover   turned   {}        ASK     {open seen panels uncover dice}
        handover   changed  taken       handover  {soon}
        handover   changed  changesSeat empty     {rise}
        handover   changed  {}          handover  {note otherDice}
        handover   due      {}          handover  {take}
        handover   dice     {}          handover  {otherDice}
        handover   fall     {}          handover  {roll}
        handover   next     paused      handover  {roll}
        handover   rebuilt  {}          handover  {cover}

        reading    read     {}          ASK       {resume seen panels dice}
        reading    told     {}          reading   {}
        reading    changed  taken       reading   {soon}
        reading    changed  changesSeat empty     {rise}
        reading    changed  {}          reading   {show orders seen dice}
        reading    due      {}          reading   {take}
        reading    dice     {}          reading   {dice}
        reading    fall     {}          reading   {roll}
        reading    next     paused      reading   {roll}
        reading    rebuilt  untold      reading   {open tell}
        reading    rebuilt  {}          ASK       {open panels dice}

        looking    seen     {}          SETTLE    {}
        looking    changed  panelStays  looking   {keep others}
        looking    changed  {}          SETTLE    {}
        looking    patience {}          looking   {goOn}
        looking    due      {}          looking   {take}
        looking    moves    {}          watching  {wait others}
        looking    told     {}          reading   {dice}
        looking    gone     panelStays  looking   {}
        looking    gone     {}          SETTLE    {}
        looking    dice     {}          looking   {otherDice}
        looking    fall     {}          looking   {roll}
        looking    next     paused      looking   {roll}
        looking    rebuilt  {}          ASK       {open panels dice}

        watching   seen     {}          SETTLE    {}
        watching   changed  panelStays  watching  {others}
        watching   changed  {}          SETTLE    {}
        watching   patience {}          watching  {goOn}
        watching   due      {}          watching  {take}
        watching   moves    {}          watching  {}
        watching   told     {}          reading   {dice}
        watching   gone     panelStays  watching  {}
        watching   gone     {}          SETTLE    {}
        watching   dice     {}          watching  {otherDice}
        watching   fall     {}          watching  {roll}
        watching   next     paused      watching  {roll}
        watching   rebuilt  {}          ASK       {open panels dice}

        taking     due      {}          taking    {take}
        throwing   fall     {}          throwing  {roll}
        typing     fall     {}          typing    {roll}
        letter     fall     {}          letter    {roll}
        letter     next     paused      letter    {roll}
        letter     reply    {}          letter    {reply}
        over       reply    {}          over      {reply}
        paused     next     {}          paused    {roll}
        thinking   thought  {}          thinking  {play}
        thinking   enough   {}          thinking  {hurry}
        {$TurnPlay} changed {}          SETTLE    {}
        {$TurnPlay} moves   {}          watching  {wait others}
        {$TurnPlay} told    {}          reading   {dice}
        {$TurnPlay} dice    {}          ASK       {dice}
        {$TurnPlay} rebuilt {}          ASK       {open panels dice}

        {reading looking watching $TurnPlay} opens {} opening {}
        opening    changed  {}          opening   {}
        opening    opened   unread      reading   {show orders seen dice}
        opening    opened   plays       watching  {wait others}
        opening    opened   {}          SETTLE    {}

        replaying  changed  {}          replaying {}

        SETTLE     {}       panelStays  looking   {keep wait others}
        SETTLE     {}       taken       taking    {soon}
        SETTLE     {}       changesSeat empty     {rise}
        SETTLE     {}       {}          ASK       {show seen panels dice}

        ASK        {}       over        over      {replies}
        ASK        {}       rests       resting   {}
        ASK        {}       taken       taking    {soon}
        ASK        {}       computer    thinking  {think}
        ASK        {}       letter      letter    {replies}
        ASK        {}       paused      paused    {}
        ASK        {}       typed       typing    {}
        ASK        {}       chance      throwing  {}
        ASK        {}       asked       answering {}
        ASK        {}       {}          elsewhere {}

        {$TurnShown} place  {}        ASK       {open panels dice}
        {$TurnShown} hide   {}        handover  {cover otherDice}
    }]
}

if {![info object isa class ::wargame::table::Turn]} {
    oo::class create ::wargame::table::Turn
}

oo::define ::wargame::table::Turn {
    variable State IsCmd DoCmd Timers

    constructor {isCmd doCmd} {
        set State empty
        set IsCmd $isCmd
        set DoCmd $doCmd
        set Timers [dict create]        ;# event -> id of [after]
    }

    destructor {
        my Forget
    }

    method state {} {
        return $State
    }

    method is {args} {
        return [expr {$State in $args}]
    }

    method event {event} {
        set found [my Find $State $event]
        if {$found eq ""} {
            return
        }
        lassign $found next effects
        if {$next ne $State} {
            my Forget
        }
        set State $next
        # What is done may be the end of this object.
        set self [self]
        foreach effect $effects {
            {*}$DoCmd $effect
            if {![info object isa object $self] || $State ne $next} {
                return
            }
        }
    }

    method Find {from event} {
        # -> {NEXT EFFECTS} of the first row that fits, or "".
        foreach {states on guard next effects} $::wargame::table::TurnRows {
            if {$from ni $states || $on ne $event
                    || ($guard ne "" && ![{*}$IsCmd $guard])} continue
            if {[string is upper $next]} {
                lassign [my Find $next ""] next more
                set effects [concat $effects $more]
            }
            return [list $next $effects]
        }
        return ""
    }

    method later {ms event} {
        if {[dict exists $Timers $event]} {
            after cancel [dict get $Timers $event]
        }
        dict set Timers $event [after $ms [namespace code [list my Due $event]]]
    }

    method isDue {event} {
        return [dict exists $Timers $event]
    }

    method Due {event} {
        dict unset Timers $event
        my event $event
    }

    method Forget {} {
        dict for {event id} $Timers {
            after cancel $id
        }
        set Timers [dict create]
    }
}
