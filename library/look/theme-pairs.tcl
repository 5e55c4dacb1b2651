# theme-pairs.tcl --
#
#       Which colours of the theme lie on which, and which must be told apart:
#       what tests/look/colours.test measures in every theme.
#
#       theme pairs text     {FORE BACK}...: words on a background
#       theme pairs line     focus rings, marks and lines on a background
#       theme pairs edge     what frames a thing that is known without it; of
#                            weight in the theme contrast alone
#       theme pairs told     two colours that say different things
#
#   What cannot be chosen is written in inkFaint on purpose and is not here.

need look/theme

namespace eval ::wargame::look::theme {
    namespace export pairs

    # What lies on it, by the background.
    variable On {
        text {
            leaf        {ink inkSoft link good warn bad goldDark labelRedoubt
                         frenchDark russianDark french russian}
            leafLift    {ink inkSoft link good warn bad goldDark
                         frenchDark russianDark french russian}
            leafSunk    {ink inkSoft}
            desk        {deskText deskSoft gold}
            deskButton  {deskText}
            gold        {ink}           range       {ink}
            button      {ink}           buttonLit   {ink}
            french      {leafLift}      russian     {leafLift}
            goldDark    {leafLift}      face        {ink arm}
            diceFace    {ink}           diceMiss    {inkSoft}
            diceHit     {leafLift}      labelHalo   {label labelRedoubt}
            night       {moon}          dusk        {moon}
        }
        line {
            leaf        {focus inkSoft} leafLift    {focus inkSoft}
            leafSunk    {focus}         button      {focus}
            desk        {glow leafLift}
            face        {focus arm pip}
            labelHalo   {lineSupply lineCut lineArrow linePast french russian}
            ground      {offerEdge lightBattle lightTrace lightSupply
                         lightHeld lightWarn lightZone french russian}
        }
        edge {
            leaf        {rule leafEdge buttonEdge}
            leafLift    {buttonEdge}    desk        {deskText}
        }
        told {
            french      {russian}       frenchDark  {russianDark}
            frenchLight {russianLight}  diceHit     {diceMiss}
            lineSupply  {lineCut}       good        {bad}
            pip         {face}
            cubeWhite   {cubeBlue cubeYellow cubeRed}
            cubeBlue    {cubeYellow cubeRed}        cubeYellow  {cubeRed}
            fire.1      {fire.2}        fire.french {fire.russian}
            offer       {lightBattle lightTrace lightSupply lightHeld}
            lightBattle {lightSupply lightTrace}
        }
    }
}

proc ::wargame::look::theme::pairs {kind} {
    variable On
    set pairs {}
    foreach {back fores} [dict get $On $kind] {
        foreach fore $fores {
            lappend pairs [list $fore $back]
        }
    }
    return $pairs
}
