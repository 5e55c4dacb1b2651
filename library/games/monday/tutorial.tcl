# tutorial.tcl --
#
#       Bloody Monday: its tutorial, as tutorial/plans.tcl takes it.  The
#       words are the messages monday.tutorial.KEY.

need tutorial/plans

# The seventh of September, six in the morning.  The umpire brings two divisions
# of Grenadiers up to the Kamenka Meadow, where Ney attacks with three blocks:
# enough for some rounds, over three impulses.  An officer plays the Russians;
# but they fight there as long as they stand, and pass when the lesson comes to
# it, nobody moving: an officer would win at once from a pupil who has left
# Shevardino empty.  Who has won or left the meadow goes on at once.
::wargame::tutorial::plans add monday {
    scenario monday     secret 0000000000000007   seed 5
    actions {}
} {
    {key welcome
        prepare {{place F20 kamenka_mouth} {place R37 kamenka_meadow}
            {place R38 kamenka_meadow}} at impulse}
    {key impulse    rule 4.0    wants chose_tactical
        show tactical
        missed {march pass}}
    {key leader     rule 5.1    wants activated     during activate
        frame {shevardino_east great_redoubt south_fleche}
        show {{activate F18} activate*}
        missed move}
    {key engage     rule 1.2.2  wants engaged
        show {{move F20 kamenka_meadow} {move * kamenka_meadow} done}
        missed {inspire battle raid}}
    {key guns       rule 5.2.1  wants {unlimbered inspired battle_began}
        during move
        show {{move F19 kamenka_meadow} {move F21 kamenka_meadow}
            {unlimber F23} unlimber*}
        missed inspire}
    {key inspire    rule 5.2.2  wants {inspired battle_began showdown}
        unless {inspired battle_began}
        show {inspire* done}}
    {key support    rule 5.3.1
        wants {gun_fired showdown battle_won still_contested}
        show {commit* done}}
    {key combat     rule 5.3.4
        wants {battle_won still_contested chose_tactical chose_pass}
        show {hit* fight* done}}
    {key answer     rule 5.3.2  wants {stood retreated chose_pass}
        unless {{battle_won kamenka_meadow} chose_pass}
        show {stand done}
        missed impulse}
    {key stand      rule 5.3.6
        wants {battle_won still_contested chose_pass}
        unless {{battle_won kamenka_meadow} chose_pass}
        show {hit* withdraw* done}
        missed impulse}
    {key again      rule 5.3
        wants {{battle_won kamenka_meadow} chose_pass}
        unless {{battle_won kamenka_meadow} chose_pass}
        show {hit* withdraw* stand commit* inspire* {fight kamenka_meadow}
            tactical {activate F18} {unlimber F23} done}}
    {key pass       rule 7.0    wants turn_began
        show {pass done}
        missed {activate march}}
    {key logistics  rule 3.1    wants {{commanded F01}}
        frame {doronino shevardino shevardino_east}
        show {{activate F01} activate*}
        missed impulse}
    {key restore    rule 3.6    wants restored
        show {restore* reinforce done}
        missed impulse}
    {key end}
} {
    pass {
        impulse pass
        pass done
    }
    {welcome impulse leader engage guns inspire support combat answer stand
            again} {
        impulse tactical
        activate {{activate R32} done}
        move done
        battle {{fight kamenka_meadow}}
        stand stand
        raid done
        pass done
    }
}
