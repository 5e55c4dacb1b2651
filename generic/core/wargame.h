/*
 * wargame.h --
 *
 *      A match: one game being played, with its whole history.
 *      This and its parts, computer.h, deeds.h, messages.h, standing.h and
 *      views.h, are the only headers that clients (the Tcl package, the tests,
 *      a server) need, and that SWIG reads.
 *
 * Conventions for every function below:
 *
 *      Text    UTF-8.  What a function returns as `char *` is yours: free() it.
 *              What it returns as `const char *` is not: it lasts as long
 *              as the match, or for ever where no match is involved.
 *              Lists and dictionaries are Tcl's.
 *      Sides   0 and 1 are the players.  WG_CHANCE throws the dice.
 *              WG_NOBODY: the game is over.
 *      Viewer  Who looks: a side, WG_PUBLIC (what everybody may see) or
 *              WG_UMPIRE (everything).  Nothing is handed out that was not
 *              redacted for its viewer.
 *      Errors  On failure err->code is not WG_OK and nothing has changed.
 */

#ifndef WARGAME_H
#define WARGAME_H

enum {
    WG_NOBODY = -2, WG_CHANCE = -1, WG_FIRST = 0, WG_SECOND = 1,
    WG_PUBLIC = 2, WG_UMPIRE = 3
};

typedef enum WgCode {
    WG_OK,
    WG_UNKNOWN,                 /* no game, scenario or option of that name */
    WG_ILLEGAL,                 /* the rules do not allow this action now */
    WG_TURN,                    /* another side must act */
    WG_BADFILE,                 /* a saved match that cannot be read at all */
    WG_NOUNDO,                  /* the last action may not be taken back */
    WG_DISK,                    /* a file cannot be written */
    WG_SEAL,                    /* a letter that cannot be opened */
    WG_HELD,                    /* another has the match; the text says who */
    WG_LOST,                    /* the file is not the one written last */
    WG_FOREIGN                  /* FILE.lock is no lock file of ours */
} WgCode;

typedef struct WgError {
    WgCode code;
    char text[160];             /* for a person, in English */
} WgError;

typedef struct WgMatch WgMatch;

/* ---- games ---- */

/*
 * The games, one dictionary each:
 *      game borodino version 1 sides {french russian}
 *      scenarios {shevardino borodino campaign}
 *      options {{flanking {off on}} {bidding {off on}}}    first value: default
 */
char *wg_games(void);

/*
 * How long and how large its scenarios are, as the rules set them up, in a game
 * that tells it; else "":
 *      shewardino {turns 14 pieces {15 16}} ...    pieces of each side, on the
 *                                                  map at first
 */
char *wg_extents(const char *game);

/* The pieces of a game as printed, one dictionary each: key, name, side and
   what the game adds.  Empty for an unknown game. */
char *wg_roster(const char *game);

/* The places of a game, one dictionary each, in the order of their numbers:
   key, name and what the game adds. */
char *wg_places(const char *game);

/* What a game may ask, do and tell, for the message catalogs and their test:
   decisions {...} verbs {...} amendments {...} events {...}
   the words of its enumerations, 0 first: values {phase {...} ...}
   numbers of its rules: constants {last_round 4}
   the paragraphs of words, and of what else is shown:
       rules {verbs {fire 6.5} events {moved 5.4} topics {victory 8.1}
           values {R {retreat 6.3.6}}}     of events with that word of an R
   the types of what amendments and events are about, a letter each (WgWord in
   rules.h): u a piece, p a place, n a number, s a side, d dice; of an event
   l so many steps that the first piece loses, in capitals a word:
       arguments {amendments {place up turn s} events {fired unnd}}
   steps that the first piece loses, or gets back, by an event: harms {tired 1}
   decisions asked so that an enemy learns nothing: silent {battle}
   those in which Done refuses what is offered once: declines {raid}
   of what standing orders may be given: standings {hits {ask least}}
   and its orders of play, a list of stages each, of the whole game, of a turn,
   of a battle: stages {{deploy turns} {movement combat}} */
char *wg_words(const char *game);

/* ---- matches ---- */

/*
 * Start a match.  `scenario` is a name, or "" for the first; `options` a list
 * "flanking on bidding off", what is missing takes its default.  `secret` is
 * up to 16 hexadecimal digits from a good source: it shuffles the hidden
 * pieces' tokens and never leaves but in the saved file.
 */
WgMatch *wg_match_new(const char *game, const char *scenario,
        const char *options, const char *secret, WgError *err);
void wg_match_free(WgMatch *match);

/* game, version, scenario and options, as a dictionary. */
char *wg_match_about(const WgMatch *match);

/* Who must act now, and what is asked: "move", "retreat"; "roll"; "over". */
int wg_match_side(const WgMatch *match);
const char *wg_match_decision(const WgMatch *match);
const char *wg_match_rule(const WgMatch *match);        /* "5.4" */

/* How many dice chance must throw now; 0 when it is not its turn. */
int wg_match_dice(const WgMatch *match);

/* What the side to act may do: {{move F10 les_fleches} done}.  Every one of
   these may be applied; nothing else may. */
char *wg_match_actions(const WgMatch *match);

/* Why an action of players is not allowed now: "5.5 pinned" (paragraph, key
   of a message), or "" where it is.  Changes nothing. */
const char *wg_match_why(const WgMatch *match, const char *action);

/*
 * Do one of those, as `side`.  Dice: side WG_CHANCE, "roll 3 5".  At any time
 * WG_UMPIRE may amend the position, "place F10 gorki", and in every game
 *      back N              make the position what it was after N actions
 *      dice 3 5            the last throw fell so; what followed is taken back
 *      note SIDE | TEXT    tell a side something, or "both"
 *      seat SIDE           say that this side, or "umpire", has a window now
 * Behind " | " may stand the reason for anything, up to 240 bytes.
 */
void wg_match_apply(WgMatch *match, int side, const char *action, WgError *err);

/* Why an umpire may not do this now, as wg_match_why(); "": it may be done. */
const char *wg_match_why_umpire(const WgMatch *match, const char *action);

/* The number of the last throw of dice that no umpire took back; 0: there is
   none. */
int wg_match_last_throw(const WgMatch *match);

/* Take back the last action, and those that are one deed with it (deeds.h).
   Never past a throw of the dice, a disclosure or another side's action
   (WG_NOUNDO).  Notes and seats after it stay. */
void wg_match_undo(WgMatch *match, WgError *err);
int wg_match_can_undo(const WgMatch *match);            /* 0 or 1 */

/* What a viewer may know of the position, as a dictionary: side, decision,
   rule; the orders of play it is in, the whole game first, `stages`, and where
   in each of them, `stage`; dice, thrown, then the members of the game. */
char *wg_match_view(const WgMatch *match, int viewer);

/* An answer about the position as the viewer knows it; the topics are the
   game's own ("borders 27").  "" where there is none. */
char *wg_match_query(const WgMatch *match, int viewer, const char *topic);

/* Actions done so far. */
int wg_match_length(const WgMatch *match);

/*
 * The n-th action, 1 to length:
 *      side 1 action {move F10 gorki} joined 0 ordered 0 orderers {} aside 0
 *      message 0 did {move F10 gorki}
 * `side`: 0, 1, chance, umpire, or nobody of another number, and at a remote
 * seat of those before the snapshot.  `joined`: one deed with the action before
 * it.  `ordered`: a standing order gave it.  `orderers`: of a standing order,
 * and of an answer that one gave, the commanders whose it is.  `aside`: a note,
 * a seat, a lock or a standing order, which undo goes past.  `message`: the
 * number of the one between players of the side that was written by it; 0:
 * none.  `did`: as wg_match_apply() takes it, with the text behind it, which
 * `action` has not.
 */
char *wg_match_entry(const WgMatch *match, int n);

/* The number of the last action that is no aside, or of the last before the
   snapshot at a remote seat; 0: there is none. */
int wg_match_last_action(const WgMatch *match);

/* What all actions up to the n-th are known by, 8 digits: two matches with the
   same stamp there are the same so far.  Of 0: of how it began.  "" beyond. */
char *wg_match_stamp(const WgMatch *match, int n);

/*
 * The events of the actions from number `from` on (0: before the first) of
 * which a viewer is told, one dictionary each:
 *      n 12 side 0 what bombard about {F40 loginovo 2}
 * and where dice hit, the faces that do, and those that hit who threw them:
 *      hitting {1 2} own {6}
 * A piece that the viewer could not recognise is a token: "russian.17".
 * An umpire's own actions are events, too: umpire_back {N REASON}, umpire_dice
 * {N DICE REASON} (of a throw after N actions), umpire_seat {SIDE REASON},
 * umpire_note {SIDE TEXT}, to that side alone, umpire_lock {umpire {}}, and
 * umpire_amend {REASON}.
 */
char *wg_match_events(const WgMatch *match, int viewer, int from);

/* Victory points of `side` as the viewer can count them. */
int wg_match_score(const WgMatch *match, int viewer, int side);

/* The winner once the game is over; WG_NOBODY for a draw, or not yet. */
int wg_match_winner(const WgMatch *match);

/* ---- files ---- */

/* The match as text: a header, then one action a line with a short hash
   chained from the line before. */
char *wg_match_save(const WgMatch *match);

/* One line of that text, with its newline: 0 is the whole header, n the
   n-th action, "" beyond.  For appending to a file action by action.  At a
   remote seat the actions before the snapshot are not there, and the last of
   them stands for the header, too. */
char *wg_match_line(const WgMatch *match, int n);

/*
 * A match from its text.  An unreadable header fails (WG_BADFILE,
 * WG_UNKNOWN); a damaged line ends the match just before it, and
 * wg_match_fault() says "line 17: ..." ("" when the file is sound).
 */
WgMatch *wg_match_load(const char *text, WgError *err);
const char *wg_match_fault(const WgMatch *match);

/* A copy of the match as it was after its first `length` actions. */
WgMatch *wg_match_at(const WgMatch *match, int length);

/*
 * A copy of the match now in which all that `side`, which is asked, may not
 * know is drawn by lots, always the same: what is tried on it tells nothing
 * of the rest.  No undo and no copy of it goes back to what was done before.
 * Another side fails, and what fits no position: WG_TURN.
 */
WgMatch *wg_match_foreseen(const WgMatch *match, int side, WgError *err);

/* ---- dice that nobody need trust ---- */

/* A side's secret, 64 hexadecimal digits from the system, and what fixes it
   without betraying it. */
char *wg_secret(void);
char *wg_commitment(const char *secret);

/* Before the first action: the sides' commitments, by which its dice will
   be verified.  They are in the saved file. */
void wg_match_commit(WgMatch *match, const char *first, const char *second,
        WgError *err);

/* Both, a list; "" before. */
char *wg_match_commitments(const WgMatch *match);

/* The action of chance that follows from both secrets, "roll 3 5", when dice
   are awaited. */
char *wg_match_throw(const WgMatch *match, const char *first,
        const char *second, WgError *err);

/*
 * Each side may at any time do "reveal SECRET".  Then: "good", or the first
 * throw that does not follow, "bad 17 {3 5} {2 2}" (the action, its dice and
 * what they should be); "set {18 40}" if all follow but an umpire set others
 * by these actions; "hidden" before both have revealed, "none" if the match
 * has no commitments.
 */
char *wg_match_verify(const WgMatch *match);

/* ---- play by file ---- */

/*
 * A snapshot: what `side`, whose turn it is, may know of a match, and its
 * events of the actions from number `from` on, counted as wg_match_known()
 * does.  Nothing else is in the text.
 */
char *wg_match_snapshot(const WgMatch *match, int side, int from,
        WgError *err);

/*
 * How many of the first `n` actions this viewer knows of, of several commanders
 * this one, -1 any: not the standing orders of others, nor an umpire's notes to
 * others, nor that others wrote messages.  By these a snapshot is numbered, and
 * so is the match that begins from it.
 */
int wg_match_known(const WgMatch *match, int viewer, int commander, int n);

/* What a side has been told, by those numbers: a line an event. */
char *wg_match_told(const WgMatch *match, int side, int commander);

/*
 * A match from that text, at a remote seat: its side plays its own actions
 * there, as long as the turn does not pass and nothing happens that it could
 * not foresee.  Such an action is the last, and is not seen done.  Any may be
 * taken back.  Events before `from` are taken over from `before`, the match of
 * the snapshot before, or NULL.  It is saved and loaded as others are.
 */
WgMatch *wg_match_open_snapshot(const char *text, const WgMatch *before,
        int from, WgError *err);

/* The side whose remote seat this is, or WG_NOBODY; how many actions had been
   done before its snapshot; and its actions since, a list. */
int wg_match_remote_seat(const WgMatch *match);
int wg_match_before(const WgMatch *match);
char *wg_match_remote_actions(const WgMatch *match);

/* Of the match itself: has its last action shown or told a side what it could
   not foresee?  Then it decides again what it decided before. */
int wg_match_surprised(const WgMatch *match, int side);

/* A pair of keys, "PUBLIC SECRET", each 64 hexadecimal digits. */
char *wg_seal_keys(void);

/*
 * A text that only the holders of two pairs of keys can read, in base64;
 * from one's own secret key, the other's public one, and whether oneself is
 * the one who began.  `about` is sealed with it, but not kept in it.
 */
char *wg_seal(const char *secret, const char *other, int first,
        const char *about, const char *text, WgError *err);
char *wg_unseal(const char *secret, const char *other, int first,
        const char *about, const char *sealed, WgError *err);

/*
 * The umpire's window may ask for a password.  The umpire's action "lock umpire
 * | HASH", once a match, sets it, with the hash that wg_hash_password() makes
 * of it.  Has the match one, and is it this?  Any is where there is none.
 */
char *wg_hash_password(const char *password);
int wg_match_is_locked(const WgMatch *match);
int wg_match_unlocks(const WgMatch *match, const char *password);

/* ---- play without people ---- */

/*
 * Play `matches` whole matches of random legal actions, from a seed that is
 * not 0, and count: matches, actions, longest (actions in one match), and
 * results {won by the first side, won by the second, drawn}.
 */
char *wg_simulate(const char *game, const char *scenario, const char *options,
        int matches, int seed, WgError *err);

/* ---- keeping it ---- */

/*
 * Replace a file's text as a whole (it is the old or the new, never a part),
 * or add text to the end of a file that is there.  Both last through a loss
 * of power.  Names are in the system's encoding, or in UTF-8 if
 * wg_names_in_utf8() says so.
 */
int wg_names_in_utf8(void);
void wg_replace(const char *path, const char *text, WgError *err);
void wg_append(const char *path, const char *text, WgError *err);

/*
 * A match has one writer: who holds it.  Until it is let go, or the process
 * ends in whatever way, nobody else can, in this program or in another
 * (WG_HELD, with the line `who` of its holder, up to 119 plain letters).
 * There need be no file yet: so a name is reserved.  A file of another origin
 * that has the name of the lock file, FILE.lock, stays as it is (WG_FOREIGN).
 */
typedef struct WgHold WgHold;
WgHold *wg_hold(const char *path, const char *who, WgError *err);
void wg_let_go(WgHold *hold);

/* The line of who holds it, "?" if it gave none; "": nobody does. */
char *wg_holder(const char *path);

/* As wg_append() and wg_replace(), but only while the file is the one that
   was there when the hold was taken, or that was written by it last: neither
   replaced nor deleted by others, and of the same content (WG_LOST). */
void wg_hold_append(WgHold *hold, const char *text, WgError *err);
void wg_hold_replace(WgHold *hold, const char *text, WgError *err);

/* The file as it is now counts as written by this hold. */
void wg_hold_renew(WgHold *hold);

/* ---- the system ---- */

/* So many bytes, 64 at most, from its own source of chance, as hexadecimal
   digits: for dice, and for what nobody may guess. */
char *wg_chance_bytes(int count);

/* Past the limit of a file's size a write fails, which is said in a sentence;
   the program does not end. */
void wg_outlive_limits(void);

/* End another process at once, whatever it does. */
void wg_kill(long process);

#endif /* WARGAME_H */
