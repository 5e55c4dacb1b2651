/*
 * fuzz.c --
 *
 *      Random matches, one action after the other.
 */

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

/* An assertion that fails in the rules must still leave its match behind. */
static Walk *walking;

unsigned
walk_chance(Walk *w, unsigned n)
{
    uint64_t x = w->state;

    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    w->state = x;
    return (unsigned)((x * 0x2545f4914f6cdd1du >> 32) * n >> 32);
}

int
walk_scenarios(const WgRules *rules)
{
    int count = 1;

    for (const char *c = rules->scenarios; *c; c++) {
        count += *c == ' ';
    }
    return count;
}

const WgAction *
walk_last(const Walk *w, int verb)
{
    const Entry *entry = &w->entry[w->n - 1];

    return w->n > 0 && entry->side != WG_CHANCE && entry->action.verb == verb
            ? &entry->action : NULL;
}

/* How many ways there are to choose the options. */
static int
count_options(const WgRules *rules)
{
    int count = 1;

    for (const WgOption *o = rules->options; o->name; o++) {
        int values = 1;

        for (const char *c = o->values; *c; c++) {
            values += *c == ' ';
        }
        count *= values;
    }
    return count;
}

/* The options-th way to choose them. */
static void
choose_options(const WgRules *rules, int options, WgText *out)
{
    for (const WgOption *o = rules->options; o->name; o++) {
        WgText value = {0};
        int values = 1, chosen;
        const char *v = o->values;

        for (const char *c = v; *c; c++) {
            values += *c == ' ';
        }
        chosen = options % values;
        options /= values;
        while (chosen-- > 0) {
            v = strchr(v, ' ') + 1;
        }
        wg_print(&value, "%.*s", (int)strcspn(v, " "), v);
        wg_print(out, " %s %s", o->name, value.text);
        free(value.text);
    }
}

void
walk_begin(Walk *w, const WgRules *rules, int scenario, int options,
        uint64_t seed)
{
    WgText chosen = {0};
    WgError err;

    w->rules = rules;
    w->state = seed * 0x9e3779b97f4a7c15u | 1;
    w->n = 0;
    w->g = calloc(1, rules->size);
    w->before = calloc(1, rules->size);
    w->offer = w->offer ? w->offer : malloc(sizeof *w->offer);
    for (int i = 0; i < 20; i++) {
        walk_chance(w, 1);
    }
    snprintf(w->secret, sizeof w->secret, "%08x%08x",
            walk_chance(w, 0xffffffffu), walk_chance(w, 0xffffffffu));
    wg_print(&chosen, "");
    choose_options(rules, options, &chosen);
    if (!wg_read_setup(rules, "", chosen.text, w->secret, &w->setup, &err)) {
        printf("%s: %s\n", w->name, err.text);
        exit(1);
    }
    free(chosen.text);
    w->setup.scenario = scenario;
    walking = w;
    wg_begin(rules, w->g, &w->setup);
    wg_offer(rules, w->g, w->offer);
}

void
walk_end(Walk *w)
{
    free((void *)w->g);
    free((void *)w->before);
    wg_match_free(w->m);
    w->m = NULL;
    walking = NULL;
}

/* As wg_simulate() does: what takes something back only when there is nothing
   else, so that every match ends. */
static WgAction
pick(Walk *w)
{
    const WgOffer *offer = w->offer;
    WgAction action = offer->action[walk_chance(w, (unsigned)offer->count)];

    for (int i = 0; w->rules->verbs[action.verb].back && i < offer->count;
            i++) {
        action = offer->action[i];
    }
    return action;
}

static Entry
choose(Walk *w)
{
    const WgFlow *f = walk_flow(w);
    Entry entry = { .side = f->side, .barrier = f->side == WG_CHANCE };

    if (f->side == WG_CHANCE) {
        entry.dice = f->dice;
        for (int i = 0; i < f->dice; i++) {
            entry.die[i] = (uint8_t)(1 + walk_chance(w, 6));
        }
    } else {
        if (w->offer->count == 0) {
            walk_fail(w, "nobody can act");
        }
        entry.action = pick(w);
    }
    return entry;
}

bool
walk_step(Walk *w)
{
    Entry entry;

    if (walk_flow(w)->side == WG_NOBODY) {
        return false;
    }
    if (w->n == WALK_LONGEST) {
        walk_fail(w, "it does not end");
    }
    if (w->n == w->capacity) {
        w->capacity = w->capacity ? 2 * w->capacity : 4096;
        w->entry = realloc(w->entry, (size_t)w->capacity * sizeof *w->entry);
    }
    entry = choose(w);
    w->entry[w->n++] = entry;
    memcpy((void *)w->before, (const void *)w->g, w->rules->size);
    if (entry.side == WG_CHANCE) {
        wg_throw(w->rules, w->g, entry.die);
    } else {
        wg_do(w->rules, w->g, &entry.action);
    }
    wg_offer(w->rules, w->g, w->offer);
    return true;
}

WgMatch *
walk_match(Walk *w)
{
    if (w->m == NULL) {
        w->m = wg_match_begin(w->rules, &w->setup, w->secret);
    }
    while (w->m->length < w->n) {
        wg_push(w->m, w->entry[w->m->length]);
    }
    return w->m;
}

/* Any value that an argument of this type may have. */
static int16_t
forge_argument(Walk *w, char type)
{
    unsigned values = type == 'u' ? (unsigned)w->rules->pieces
            : type == 'p' ? (unsigned)w->rules->places
            : type == 's' ? 2 : walk_chance(w, 2) ? 12 : 10000;

    return (int16_t)walk_chance(w, values);
}

WgAction
walk_forge(Walk *w)
{
    bool any = w->offer->count == 0 || walk_chance(w, 2) == 0;
    WgAction action = {0};
    const char *args;

    if (any || walk_chance(w, 4) == 0) {
        int verbs = 0;

        while (w->rules->verbs[verbs].name) {
            verbs++;
        }
        action.verb = (int16_t)walk_chance(w, (unsigned)verbs);
    } else {
        action = w->offer->action[walk_chance(w, (unsigned)w->offer->count)];
    }
    args = w->rules->verbs[action.verb].args;
    for (int i = 0; args[i]; i++) {
        if (any || walk_chance(w, 2)) {
            action.arg[i] = forge_argument(w, args[i]);
        }
    }
    return action;
}

bool
walk_offers(const Walk *w, const WgAction *action)
{
    for (int i = 0; i < w->offer->count; i++) {
        if (memcmp(&w->offer->action[i], action, sizeof *action) == 0) {
            return true;
        }
    }
    return false;
}

/* The match so far as a saved file, without playing it again. */
static void
leave(Walk *w)
{
    WgMatch *m = wg_match_begin(w->rules, &w->setup, w->secret);
    uint32_t hash = m->head_hash;
    char path[80], *header = wg_match_line(m, 0);
    FILE *file;

    snprintf(path, sizeof path, "%s-%s.game", w->name, w->secret);
    file = fopen(path, "w");
    if (file == NULL) {
        return;
    }
    fputs(header, file);
    for (int i = 0; i < w->n; i++) {
        WgText line = {0};

        wg_print_entry(&line, m, &w->entry[i]);
        hash = wg_line_hash(hash, line.text);
        fprintf(file, "%s %08x\n", line.text, (unsigned)hash);
        free(line.text);
    }
    fclose(file);
    free(header);
    wg_match_free(m);
    printf("%s: the match is in %s\n", w->name, path);
}

_Noreturn void
walk_fail(Walk *w, const char *format, ...)
{
    va_list args;

    walking = NULL;
    printf("%s: %s, action %d: ", w->name, w->rules->name, w->n);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    printf("\n");
    leave(w);
    exit(1);
}

static void
on_abort(int signal)
{
    (void)signal;
    if (walking) {
        walk_fail(walking, "an assertion failed");
    }
}

enum { FEW_WAYS = 100, STRIDE = 577 };  /* a prime, so that it meets all */

static void
walk_whole(Walk *w, const WgRules *rules, int scenario, int options,
        uint64_t seed, Watch *watch)
{
    walk_begin(w, rules, scenario, options, seed);
    do {
        watch(w);
    } while (walk_step(w));
}

/* Every scenario, the options taking turns: each way to choose them at least
   once, unless those are very many. */
static void
walk_game(Walk *w, const WgRules *rules, int matches, unsigned seed,
        Watch *watch)
{
    int options = count_options(rules), scenarios = walk_scenarios(rules);
    long actions = 0;

    if (matches < options && options <= FEW_WAYS) {
        matches = options;
    }
    for (int i = 0; i < matches * scenarios; i++) {
        walk_whole(w, rules, i % scenarios, i / scenarios * STRIDE % options,
                (uint64_t)seed << 32 | (unsigned)i, watch);
        actions += w->n;
        walk_end(w);
    }
    printf("%s: %s, %d matches, %ld actions, %ld checks\n", w->name,
            rules->name, matches * scenarios, actions, w->looked);
    w->looked = 0;
}

/* Games whose matches are long, played if their name is given. */
extern const WgRules moskowa_rules;
static const WgRules *const apart[] = { &moskowa_rules, NULL };

const WgRules *
walk_apart(const char *name)
{
    const WgRules *const *rules = apart;

    while (*rules && strcmp((*rules)->name, name) != 0) {
        rules++;
    }
    return *rules;
}

int
walk_all(int argc, char **argv, int matches, const WgRules *only, Watch *watch)
{
    const char *name = strrchr(argv[0], '/');
    Walk w = { .name = name ? name + 1 : argv[0] };
    unsigned seed = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 1812;

    matches = getenv("WARGAME_CHECK_ALL") ? 2 * matches
            : getenv("WARGAME_CHECK_FEW") ? (matches + 9) / 10 : matches;
    matches = argc > 1 ? atoi(argv[1]) : matches;
    signal(SIGABRT, on_abort);
    for (int i = 0; wg_all_rules[i]; i++) {
        const char *game = wg_all_rules[i]->name;

        if ((only == NULL || only == wg_all_rules[i])
                && (argc > 3 ? strcmp(argv[3], game) == 0
                    : only || !walk_apart(game))) {
            walk_game(&w, wg_all_rules[i], matches, seed, watch);
        }
    }
    free(w.offer);
    free(w.entry);
    return 0;
}

int
walk_long(int argc, char **argv, const WgRules *rules, const char *name,
        Watch *watch)
{
    Walk w = { .name = name };
    int options = count_options(rules);

    if (argc > 1) {
        return walk_all(argc, argv, 1, rules, watch);
    }
    for (int i = 0; i < walk_scenarios(rules); i++) {
        walk_whole(&w, rules, i, i * STRIDE % options, 1812 + (unsigned)i,
                watch);
        walk_end(&w);
    }
    printf("%s: %s, %ld checks\n", name, rules->name, w.looked);
    free(w.offer);
    free(w.entry);
    return 0;
}
