/*
 * watched.c --
 *
 *      3.4: of what is hidden no more can be told from what follows than rules
 *      make public.  Single positions of Napoleon at the Berezina for two, each
 *      watched in many others that look the same to the enemy.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../fuzz/fuzz-watch-berezina.h"

enum { WATCHED = 4000 };

static int
slot(const Walk *w, const char *key)
{
    int u = 0;

    while (strcmp(piece_of(w->g, u)->key, key) != 0) {
        u++;
    }
    return u;
}

/* The French are to move, and nobody is left on the map. */
static void
begin(Walk *w)
{
    walk_begin(w, &berezina_rules, TWO_PLAYERS, 0, 1812);
    while (w->g->flow.side == WG_CHANCE || w->g->flow.decision != ASK_MOVE) {
        walk_step(w);
    }
    for (int u = 0; u < PIECES; u++) {
        if (on_map(w->g, u)) {
            ber_write_off(w->g, u);
        }
    }
}

/* Whole, on whoever is there. */
static void
put(Walk *w, const char *key, int hex)
{
    w->g->unit[slot(w, key)].losses = 0;
    ber_put(w->g, slot(w, key), hex);
}

static void
watch(Walk *w, Entry entry)
{
    long before = w->looked;

    memcpy((void *)w->before, (const void *)w->g, sizeof *w->g);
    if (entry.side == WG_CHANCE) {
        wg_throw(w->rules, w->g, entry.die);
    } else {
        wg_do(w->rules, w->g, &entry.action);
    }
    w->entry[w->n++] = entry;
    for (int i = 0; i < WATCHED; i++) {
        watch_last(w);
    }
    if (w->looked == before) {
        walk_fail(w, "nothing was compared");
    }
    walk_end(w);
}

static Entry
french(int verb, int u, int hex)
{
    return (Entry){ .side = FRENCH, .action = { .verb = (int16_t)verb,
            .arg = { (int16_t)u, (int16_t)hex } } };
}

/* 6.2 Rabble goes to engineers whom nobody sees, and covers a leader. */
static void
watch_rabble(Walk *w)
{
    begin(w);
    put(w, "rabble_1", HEX(3709));
    put(w, "oudinot", HEX(3707));
    put(w, "elbe", HEX(4309));
    put(w, "legrand", HEX(4309));
    put(w, "dombrowski", HEX(3703));
    put(w, "maison", HEX(3703));
    watch(w, french(DONE, 0, 0));
}

/* 10.1 Engineers west of the river ask for no exit: there nobody else is. */
static void
watch_engineers(Walk *w)
{
    begin(w);
    put(w, "elbe", HEX(2013));
    put(w, "chasseloup", HEX(2013));
    put(w, "merle", HEX(5105));
    put(w, "legrand", HEX(5105));
    put(w, "dombrowski", HEX(3703));
    put(w, "maison", HEX(3703));
    put(w, "napoleon", HEX(5003));
    watch(w, french(MOVE, slot(w, "napoleon"), HEX(5004)));
}

/* 7.2 Leaders of a gun that fires from afar add to the die, and what comes of a
   hit is seen. */
static void
watch_fire(Walk *w, const char *target, int face)
{
    Game *g;

    begin(w);
    g = w->g;
    g->track = 8;
    put(w, target, HEX(3007));
    put(w, "legrand", HEX(5003));
    if (is_combat_unit(piece_of(g, slot(w, target)))) {
        g->unit[slot(w, target)].losses = STEPS - 1;
    }
    put(w, "langeron", HEX(2706));
    put(w, "main_army_position", HEX(2706));
    put(w, "voinov", HEX(1703));
    put(w, "14_27_jaeger", HEX(1703));
    wg_do(w->rules, g, &(WgAction){ .verb = DONE });
    while (g->phase == FRENCH_MOVEMENT || g->flow.side != RUSSIAN) {
        wg_do(w->rules, g, &(WgAction){ .verb = DONE });
    }
    wg_do(w->rules, g, &(WgAction){ .verb = FIRE, .arg = {
            (int16_t)slot(w, "main_army_position"),
            (int16_t)slot(w, target) } });
    watch(w, (Entry){ .side = WG_CHANCE, .barrier = true, .dice = 1,
            .die = { (uint8_t)face } });
}

int
main(void)
{
    Walk w = { .name = "watched" };

    watch_rabble(&w);
    watch_engineers(&w);
    for (int face = 2; face <= 5; face++) {
        watch_fire(&w, "oudinot", face);
        watch_fire(&w, "merle", face);
    }
    free(w.offer);
    free(w.entry);
    return 0;
}
