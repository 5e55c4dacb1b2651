/*
 * rows.h --
 *
 *      What becomes of the rows of a game's lists of words, each once, and
 *      the rows of its list of members; part of rules.h.
 */

#ifndef ROWS_H
#define ROWS_H

/*
 * An enumeration and its table come of one list of rows, a macro of the game's
 * words.h: #define GAME_VERBS(V) V(MOVE, "move", "up", false) V(...).  These
 * are what a row is to be: an enumerator; a WgWord, with its paragraph if the
 * row has one, and then what else is named, as .harm = 1; the second cell
 * alone, a name or a table; a word of a list that begins with a space; a
 * WgOption.
 */
#define WG_ENUM(id, ...) id,
#define WG_WORD(id, word, types, takes) \
    { .name = word, .args = types, .back = takes, .rule = "" },
#define WG_RULED(id, word, types, takes, ...) \
    WG_NAMED(word, types, takes, __VA_ARGS__,)
#define WG_NAMED(word, types, takes, paragraph, ...) \
    { .name = word, .args = types, .back = takes, .rule = paragraph, \
            __VA_ARGS__ },
#define WG_NAME(id, name) name,
#define WG_JOIN(id, name) " " name
#define WG_OPTION(id, name, values, since) { name, values, since },

/*
 * And a WgDecision, whose functions have the prefix of their game: bor_judge_X,
 * with names for each of them, or one for all and then what else is named, as
 * .silent = true; for a row V(ID, rule, name, ...) as
 * #define DECISION_ROW(id, ...) WG_DECISION(bor, __VA_ARGS__,)
 */
#define WG_DECISION_BY(p, paragraph, word, offers, judges, does, ...) \
    { .rule = paragraph, .name = word, .propose = p##_propose_##offers, \
            .judge = p##_judge_##judges, .apply = p##_apply_##does, \
            __VA_ARGS__ },
#define WG_DECISION(p, paragraph, word, f, ...) \
    { .rule = paragraph, .name = word, .propose = p##_propose_##f, \
            .judge = p##_judge_##f, .apply = p##_apply_##f, __VA_ARGS__ },

/*
 * Rows of a WgMember[]: WG_ONE a value, WG_MANY an array, WG_EACH a member of
 * each of an array of structs, WG_TABLE an array of arrays, WG_SETS sets of
 * areas; the last two are sent alone.  Behind `high` may stand .words or .use.
 * WG_COUNTED is the highest of what is counted and is never near it: hits,
 * points, moves.
 */
enum { WG_COUNTED = 100 };

#define WG_PLACE(m) \
    #m, offsetof(struct Game, m), sizeof ((struct Game *)0)->m, 1, 0
#define WG_PLACES(m, first) \
    #m, offsetof(struct Game, m), sizeof ((struct Game *)0)->first, \
    sizeof ((struct Game *)0)->m / sizeof ((struct Game *)0)->first, \
    sizeof ((struct Game *)0)->first
#define WG_RANGE(least, ...) .low = least, .high = __VA_ARGS__

#define WG_ONE(m, low, ...) { WG_PLACE(m), WG_RANGE(low, __VA_ARGS__) }
#define WG_MANY(m, low, ...) { WG_PLACES(m, m[0]), WG_RANGE(low, __VA_ARGS__) }
#define WG_TABLE(m, low, high) \
    { WG_PLACES(m, m[0][0]), WG_RANGE(low, high), .use = WG_SENT }
#define WG_EACH(a, m, low, ...) \
    { #a "." #m, offsetof(struct Game, a[0].m), \
      sizeof ((struct Game *)0)->a[0].m, \
      sizeof ((struct Game *)0)->a / sizeof ((struct Game *)0)->a[0], \
      sizeof ((struct Game *)0)->a[0], WG_RANGE(low, __VA_ARGS__) }
#define WG_SETS(m, areas) \
    { #m, offsetof(struct Game, m), 8, sizeof ((struct Game *)0)->m / 8, 8, \
      WG_RANGE(0, areas), .set = true, .use = WG_SENT }

#endif /* ROWS_H */
