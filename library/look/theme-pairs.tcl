# theme-pairs.tcl --
#
#       Which colours of the theme lie on which, and which must be told apart:
#       what tests/look/colours.test measures in every theme.
#
#       colorPairs text      {FORE BACK}...: words on a background
#       colorPairs line      focus rings, marks and lines on a background
#       colorPairs edge      what frames a thing that is known without it; of
#                            weight in the theme contrast alone
#       colorPairs told      two colours that say different things
#
#   What cannot be chosen is written in inkFaint on purpose and is not here.

namespace eval ::wargame::look::pairs {
    # What lies on it, by the background.
    variable On {
        text {
            paper       {ink inkSoft link good warn bad goldDark labelRedoubt
                         side0Dark side1Dark side0 side1}
            paperLift   {ink inkSoft link good warn bad goldDark
                         side0Dark side1Dark side0 side1}
            paperSunk   {ink inkSoft}
            desk        {deskText deskSoft gold}
            deskButton  {deskText}
            gold        {ink}           range       {ink}
            button      {ink}           buttonLit   {ink}
            side0       {paperLift}     side1       {paperLift}
            goldDark    {paperLift}     face        {ink arm}
            diceFace    {ink}           diceMiss    {inkSoft}
            diceHit     {paperLift}     labelHalo   {label labelRedoubt}
            night       {moon}          dusk        {moon}
        }
        line {
            paper       {focus inkSoft} paperLift   {focus inkSoft}
            paperSunk   {focus}         button      {focus}
            desk        {glow paperLift}
            face        {focus arm pip}
            labelHalo   {lineSupply lineCut lineArrow linePast side0 side1}
            ground      {offerEdge lightBattle lightTrace lightSupply
                         lightHeld lightWarn lightZone side0 side1}
        }
        edge {
            paper       {rule paperEdge buttonEdge}
            paperLift   {buttonEdge}    desk        {deskText}
        }
        told {
            side0       {side1}         side0Dark   {side1Dark}
            side0Light  {side1Light}    diceHit     {diceMiss}
            lineSupply  {lineCut}       good        {bad}
            pip         {face}
            cubeWhite   {cubeBlue cubeYellow cubeRed}
            cubeBlue    {cubeYellow cubeRed}        cubeYellow  {cubeRed}
            fire.1      {fire.2}        fire.side0  {fire.side1}
            offer       {lightBattle lightTrace lightSupply lightHeld}
            lightBattle {lightSupply lightTrace}
        }
    }
}

proc ::wargame::look::colorPairs {kind} {
    variable pairs::On
    set pairs {}
    foreach {back fores} [dict get $On $kind] {
        foreach fore $fores {
            lappend pairs [list $fore $back]
        }
    }
    return $pairs
}
