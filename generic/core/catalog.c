/*
 * catalog.c --
 *
 *      What there is to play, as lists and dictionaries for clients.
 */

#include <string.h>

#include "common.h"
#include "queries.h"
#include "stages.h"
#include "standings.h"

const WgRules *
wg_find_rules(const char *name)
{
    const WgRules *const *all = wg_all_rules;

    while (*all && strcmp((*all)->name, name) != 0) {
        all++;
    }
    return *all;
}

char *
wg_games(void)
{
    WgText out = {0};

    wg_print(&out, "");
    for (int i = 0; wg_all_rules[i]; i++) {
        const WgRules *rules = wg_all_rules[i];

        wg_print(&out,
                "{game %s version %d sides {%s %s} scenarios {%s} options {",
                rules->name, rules->version, rules->sides[0], rules->sides[1],
                rules->scenarios);
        for (const WgOption *o = rules->options; o->name; o++) {
            wg_print(&out, "{%s {%s}} ", o->name, o->values);
        }
        wg_print(&out, "}} ");
    }
    return out.text;
}

char *
wg_roster(const char *game)
{
    const WgRules *rules = wg_find_rules(game);
    WgText out = {0};

    wg_print(&out, "");
    for (int i = 0; rules && i < rules->pieces; i++) {
        wg_print(&out, "{key %s side %d ", rules->piece_key(i),
                i >= rules->second);
        rules->piece_text(i, &out);
        wg_print(&out, "} ");
    }
    return out.text;
}

char *
wg_places(const char *game)
{
    const WgRules *rules = wg_find_rules(game);
    WgText out = {0};

    wg_print(&out, "");
    for (int i = 0; rules && i < rules->places; i++) {
        wg_print(&out, "{key %s ", rules->place_key(i));
        rules->place_text(i, &out);
        wg_print(&out, "} ");
    }
    return out.text;
}

static void
print_words(WgText *out, const char *heading, const WgWord *words)
{
    wg_print(out, "%s {", heading);
    for (; words->name; words++) {
        wg_print(out, "%s ", words->name);
    }
    wg_print(out, "} ");
}

/* The paragraphs of those that have one. */
static void
print_rules(WgText *out, const char *heading, const WgWord *words)
{
    wg_print(out, "%s {", heading);
    for (; words->name; words++) {
        if (*words->rule) {
            wg_print(out, "%s %s ", words->name, words->rule);
        }
    }
    wg_print(out, "} ");
}

/* The same of the words of enumerations, by the letter of their arguments. */
static void
print_value_rules(WgText *out, const WgValues *values)
{
    wg_print(out, "values {");
    for (const WgValues *v = values; v && v->name; v++) {
        if (v->rules == NULL) {
            continue;
        }
        wg_print(out, "%c {", v->letter);
        for (int i = 0; v->words[i] && v->rules[i]; i++) {
            wg_print(out, "%s %s ", v->words[i], v->rules[i]);
        }
        wg_print(out, "} ");
    }
    wg_print(out, "}");
}

static void
print_arguments(WgText *out, const char *heading, const WgWord *words)
{
    wg_print(out, "%s {", heading);
    for (; words->name; words++) {
        wg_print(out, *words->args ? "%s %s " : "%s {} ", words->name,
                words->args);
    }
    wg_print(out, "} ");
}

static void
print_harms(WgText *out, const WgWord *events)
{
    wg_print(out, "harms {");
    for (; events->name; events++) {
        if (events->harm != 0) {
            wg_print(out, "%s %d ", events->name, events->harm);
        }
    }
    wg_print(out, "} ");
}

static void
print_decisions(WgText *out, const WgDecision *decisions)
{
    wg_print(out, "silent {");
    for (const WgDecision *d = decisions; d->name; d++) {
        wg_print(out, d->silent ? "%s " : "", d->name);
    }
    wg_print(out, "} declines {");
    for (const WgDecision *d = decisions; d->name; d++) {
        wg_print(out, d->declines ? "%s " : "", d->name);
    }
    wg_print(out, "} ");
}

static void
print_decision_names(WgText *out, const WgDecision *decisions)
{
    wg_print(out, "decisions {");
    for (const WgDecision *d = decisions; d->name; d++) {
        wg_print(out, "%s ", d->name);
    }
    wg_print(out, "} ");
}

static void
print_values(WgText *out, const WgValues *values)
{
    wg_print(out, "values {");
    for (const WgValues *v = values; v && v->name; v++) {
        wg_print(out, "%s {", v->name);
        for (int i = 0; v->words[i]; i++) {
            wg_print(out, i ? " %s" : "%s", v->words[i]);
        }
        wg_print(out, "} ");
    }
    wg_print(out, "} ");
}

static void
print_constants(WgText *out, const WgConstant *constants)
{
    wg_print(out, "constants {");
    for (const WgConstant *c = constants; c && c->name; c++) {
        wg_print(out, "%s %d ", c->name, c->value);
    }
    wg_print(out, "} ");
}

/* The paragraphs. */
static void
print_all_rules(WgText *out, const WgRules *rules)
{
    wg_print(out, "rules {");
    print_rules(out, "verbs", rules->verbs);
    print_rules(out, "events", rules->events);
    wg_print(out, "topics {");
    for (const WgTopic *t = rules->topics; t && t->name; t++) {
        wg_print(out, "%s %s ", t->name, t->rule);
    }
    wg_print(out, "} ");
    print_value_rules(out, rules->values);
    wg_print(out, "} ");
}

static void
print_standings(WgText *out, const WgStanding *standings)
{
    wg_print(out, "standings {");
    for (const WgStanding *s = standings; s && s->name; s++) {
        wg_print(out, "%s {%s} ", s->name, s->choices);
    }
    wg_print(out, "}");
}

/* What may be asked, and what is answered. */
static void
print_queries(WgText *out, const WgAnswer *const *table)
{
    static const char *const abouts[] = {
        [WG_ALONE] = "alone", [WG_OF_SLOT] = "slot", [WG_OF_KNOWN] = "slot",
        [WG_OF_PLACE] = "place", [WG_OF_SIDE] = "side",
        [WG_OF_WORDS] = "words"
    };

    wg_print(out, " queries {");
    for (; *table; table++) {
        for (const WgAnswer *row = *table; row->topic; row++) {
            wg_print(out, "{topic %s about %s shape {%s}} ", row->topic,
                    abouts[row->about], row->shape ? row->shape : "");
        }
    }
    wg_print(out, "}");
}

static void
print_game(WgText *out, const WgRules *rules)
{
    print_decision_names(out, rules->decisions);
    print_words(out, "verbs", rules->verbs);
    print_words(out, "amendments", rules->amendments);
    print_words(out, "events", rules->events);
    print_values(out, rules->values);
    print_constants(out, rules->constants);
    print_all_rules(out, rules);
    wg_print(out, "arguments {");
    print_arguments(out, "amendments", rules->amendments);
    print_arguments(out, "events", rules->events);
    wg_print(out, "} ");
    print_harms(out, rules->events);
    print_decisions(out, rules->decisions);
    print_standings(out, rules->standings);
    wg_print(out, " stages {");
    wg_print_sequences(out, rules);
    wg_print(out, "}");
    print_queries(out, rules->answers);
}

char *
wg_words(const char *game)
{
    const WgRules *rules = wg_find_rules(game);
    WgText out = {0};

    wg_print(&out, "");
    if (rules) {
        print_game(&out, rules);
    }
    return out.text;
}
