/*
 * odds-fog.c --
 *
 *      Limited Intelligence in the odds of a melee and of charges of La
 *      Bataille de la Moskowa: whatever lies beneath the counters of an enemy,
 *      a side is told the same; and it would not be, were that looked at.
 */

#include <stdlib.h>

#include "generic/moskowa/cavalry.h"
#include "fights.h"
#include "horse.h"

enum { MOST_LOST = 3, HIDING = 3, LONGEST = 2000 };

static char topic[40];

static void
ask(const Game *game, int viewer, char *out)
{
    WgText text = { .length = 0 };

    wg_print(&text, "");
    wg_query(&moskowa_rules, game, viewer, topic, &text);
    snprintf(out, LONGEST, "%s", text.text);
    free(text.text);
}

/* What is told of a position with such losses beneath the counters, as the
   viewer sees it, or as it is. */
static void
tell(const int slot[HIDING], const int lost[HIDING], int viewer, bool hides,
        char *out)
{
    Game seen = g;

    for (int i = 0; i < HIDING; i++) {
        seen.unit[slot[i]].lost = seen.unit[slot[i]].before = (int8_t)lost[i];
    }
    if (hides) {
        moskowa_rules.redact(&seen, viewer);
    }
    ask(&seen, viewer, out);
}

/* All losses that may be; all have seen `told` of each. */
static void
compare(const int slot[HIDING], int told, int viewer, const char *what)
{
    char first[LONGEST], other[LONGEST];
    int lost[HIDING], same = 0, tried = 0, differs = 0;

    for (int i = 0; i < HIDING; i++) {
        lost[i] = g.told[slot[i]] = (int8_t)told;
    }
    tell(slot, lost, viewer, true, first);
    expect(strstr(first, "considered") != NULL, "Limited Intelligence", what);
    for (lost[0] = told; lost[0] <= MOST_LOST; lost[0]++) {
        for (lost[1] = told; lost[1] <= MOST_LOST; lost[1]++) {
            for (lost[2] = told; lost[2] <= MOST_LOST; lost[2]++) {
                tell(slot, lost, viewer, true, other);
                same += strcmp(first, other) == 0;
                tell(slot, lost, viewer, false, other);
                differs += strcmp(first, other) != 0;
                tried++;
            }
        }
    }
    expect_equal(same, tried, "Limited Intelligence", what);
    expect(differs > 0, "Limited Intelligence",
            "what is hidden would make a difference");
}

/* Three Russian battalions, whom three French attack: who attacks does not
   know the ones, who is asked whether he retreats not the others. */
static void
try_melee(void)
{
    int hex = along(broad_hex(), SOUTH, 1), from = broad_hex();
    int russian[HIDING], french[HIDING];

    begin_empty();
    russian[0] = set(TOBOLSK, hex, NORTH);
    russian[1] = set(RUSSIAN_BATTALION, hex, NORTH);
    russian[2] = set(COSSACKS_OF_DON, hex, NORTH);
    french[0] = set("f_I_5_57_b1", from, SOUTH);
    french[1] = set("f_I_5_57_b2", from, SOUTH);
    french[2] = set(CUIRASSIERS, along(hex, NORTH_EAST, 1), SOUTH_WEST);
    french_melee();
    snprintf(topic, sizeof topic, "odds melee %d work 300", hex);
    compare(russian, 0, WG_FIRST, "who attacks");
    compare(russian, 1, WG_FIRST, "who attacks, and has seen one lost");
    compare(russian, 0, WG_PUBLIC, "who looks on");
    act(ATTACK, hex, "Melee Combat");
    act(FIGHT, 0, "Melee Combat");
    asked(WG_SECOND, ASK_EVASION, "Evasion", "may retreat");
    compare(french, 0, WG_SECOND, "who is attacked");
}

/* Three regiments before whom cavalry comes, or one that fires at it with
   batteries on either side. */
static void
try_charge(bool fire)
{
    int russian[HIDING];

    put_target();
    russian[0] = foot;
    russian[1] = fire ? set("r_II_II", beside(NORTH_WEST), NORTH_EAST)
            : put_foot(target, NORTH);
    russian[2] = fire ? set("r_III_III", beside(NORTH_EAST), NORTH_WEST)
            : put_foot(beside(SOUTH), NORTH);
    horse = put_of(CLASS_LT_CAV, beside(NORTH), SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    expect(is_asked(WG_FIRST, ASK_CHARGE), "Forming.2", "it declares");
    snprintf(topic, sizeof topic, "odds charge %d work 300", target);
    compare(russian, 0, WG_FIRST, "who charges");
}

/* Three battalions whom the Old Guard may charge. */
static void
try_guard(void)
{
    int hex = along(broad_hex(), SOUTH, 1), russian[HIDING], guard;

    begin_empty();
    russian[0] = set(TOBOLSK, hex, NORTH);
    russian[1] = set(RUSSIAN_BATTALION, hex, NORTH);
    russian[2] = set(JAGERS, hex, NORTH);
    guard = put_of(CLASS_OLD_GUARD, broad_hex(), SOUTH);
    french_fire();
    snprintf(topic, sizeof topic, "odds guard %d %d work 300", guard, hex);
    compare(russian, 0, WG_FIRST, "who charges with the Old Guard");
}

int
main(void)
{
    begin();
    try_melee();
    try_charge(false);
    try_charge(true);
    try_guard();
    return outcome();
}
