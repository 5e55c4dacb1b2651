/*
 * wargame.i --
 *
 *      The Tcl package "wargame": core/wargame.h and its parts, seen from Tcl.
 *      wg_match_apply() becomes [wargame::match_apply].
 */

%module wargame

/* SWIG before 4.3 knows no Tcl 9: it writes CONST, and takes the length of a
   string in an int. */
%begin %{
#define SWIG_TCL_STUBS_VERSION "8.6-"
#include <tcl.h>
#if TCL_MAJOR_VERSION > 8
#ifndef CONST
#define CONST const
#endif
static char *
string_of(Tcl_Obj *object, Tcl_Size *length)
{
    return Tcl_GetStringFromObj(object, length);
}
static char *
string_of_int(Tcl_Obj *object, int *length)
{
    Tcl_Size all;
    char *string = Tcl_GetStringFromObj(object, &all);

    *length = (int)all;
    return string;
}
#undef Tcl_GetStringFromObj
#define Tcl_GetStringFromObj(object, length) _Generic((length), \
    int *: string_of_int, default: string_of)(object, length)
#endif
%}

%{
#include "computer.h"
#include "deeds.h"
#include "messages.h"
#include "standing.h"
#include "views.h"
#include "wargame.h"
%}

%init %{
    wg_outlive_limits();
%}

/* Names: wg_ goes, since the namespace says it. */
%rename("%(strip:[wg_])s") "";

/* A function with a `WgError *err` raises a Tcl error instead. */
%typemap(in, numinputs=0) WgError *err (WgError err) { err.code = WG_OK; $1 = &err; }
%typemap(argout) WgError *err {
    if ($1->code != WG_OK) {
        static const char *const name[] = {
            "OK", "UNKNOWN", "ILLEGAL", "TURN", "BADFILE", "NOUNDO", "DISK",
            "SEAL", "HELD", "LOST", "FOREIGN" /* ORDER WgCode */
        };

        Tcl_DString said;

        /* What the system says, of its files, is in its encoding. */
        Tcl_DStringInit(&said);
        if ($1->code == WG_DISK && !wg_names_in_utf8()) {
            Tcl_ExternalToUtfDString(NULL, $1->text, -1, &said);
        } else {
            Tcl_DStringAppend(&said, $1->text, -1);
        }
        Tcl_DStringResult(interp, &said);
        Tcl_SetErrorCode(interp, "WARGAME", name[$1->code], (char *)NULL);
        SWIG_fail;
    }
}
/* Names of files go to the system in its own encoding. */
%typemap(in) const char *path (Tcl_DString native, int named = 0) {
    const char *name = Tcl_GetString($input);

    if (wg_names_in_utf8()) {
        Tcl_DStringInit(&native);
        $1 = Tcl_DStringAppend(&native, name, -1);
    } else {
        $1 = Tcl_UtfToExternalDString(NULL, name, -1, &native);
    }
    named = 1;
}
%typemap(freearg) const char *path {
    if (named$argnum) {
        Tcl_DStringFree(&native$argnum);
    }
}

%ignore WgError;
%ignore wg_names_in_utf8;
%ignore wg_outlive_limits;
%ignore WgCode;

/* Text made for the caller is freed once Tcl has copied it. */
%typemap(newfree) char * "free($1);"
%newobject wg_games;
%newobject wg_extents;
%newobject wg_roster;
%newobject wg_places;
%newobject wg_words;
%newobject wg_match_about;
%newobject wg_match_actions;
%newobject wg_match_message;
%newobject wg_match_view;
%newobject wg_match_query;
%newobject wg_match_events;
%newobject wg_match_sightings;
%newobject wg_match_save;
%newobject wg_match_line;
%newobject wg_match_entry;
%newobject wg_match_stamp;
%newobject wg_simulate;
%newobject wg_secret;
%newobject wg_commitment;
%newobject wg_match_throw;
%newobject wg_match_commitments;
%newobject wg_match_verify;
%newobject wg_match_commander_snapshot;
%newobject wg_match_snapshot;
%newobject wg_match_told;
%newobject wg_match_remote_actions;
%newobject wg_seal_keys;
%newobject wg_seal;
%newobject wg_unseal;
%newobject wg_hash_password;
%newobject wg_holder;
%newobject wg_chance_bytes;
%newobject wg_group_reach;
%newobject wg_group_shapes;
%newobject wg_piece_ways;
%newobject wg_piece_later;
%newobject wg_piece_not_later;
%newobject wg_group_arrivals;
%newobject wg_group_plan;
%newobject wg_group_march;
%newobject wg_group_shift;
%newobject wg_group_column;
%newobject wg_group_line;
%newobject wg_group_road;
%newobject wg_group_do;
%newobject wg_group_ends;
%newobject wg_group_does;
%newobject wg_match_still;
%newobject wg_match_moved;
%newobject wg_match_standing;
%newobject wg_match_arms;
%newobject wg_match_by_standing;
%newobject wg_levels;
%newobject wg_computer_reason;
%newobject wg_match_reason;
%newobject wg_balance;
%newobject wg_computer_answer;
%newobject wg_computer_expects;
%newobject wg_computer_follows;
%newobject wg_computer_thoughts;
%newobject wg_analysis_found;

/* Sides and viewers are words in Tcl: 0 1 public umpire chance nobody. */
%ignore WG_NOBODY;
%ignore WG_CHANCE;
%ignore WG_FIRST;
%ignore WG_SECOND;
%ignore WG_PUBLIC;
%ignore WG_UMPIRE;
%{
static const char *const wg_who[] = {       /* from WG_NOBODY on */
    "nobody", "chance", "0", "1", "public", "umpire", NULL
};
%}
%typemap(in) int side, int viewer {
    int who;

    if (Tcl_GetIndexFromObj(interp, $input, wg_who, "side", TCL_EXACT, &who) != TCL_OK) {
        return TCL_ERROR;
    }
    $1 = who + WG_NOBODY;
}
%typemap(out) int wg_match_side, int wg_match_winner, int wg_match_remote_seat,
        int wg_contest_side {
    Tcl_SetObjResult(interp, Tcl_NewStringObj(wg_who[$1 - WG_NOBODY], -1));
}

/* SWIG lets the word NULL through as a handle. */
%typemap(check) WgMatch *match, const WgMatch *match {
    if ($1 == NULL) {
        Tcl_SetErrorCode(interp, "WARGAME", "UNKNOWN", (char *)NULL);
        Tcl_SetObjResult(interp, Tcl_NewStringObj("no such match", -1));
        return TCL_ERROR;
    }
}

%typemap(check) WgHold *hold {
    if ($1 == NULL) {
        Tcl_SetErrorCode(interp, "WARGAME", "UNKNOWN", (char *)NULL);
        Tcl_SetObjResult(interp, Tcl_NewStringObj("no such hold", -1));
        SWIG_fail;
    }
}

%typemap(check) WgComputer *computer, const WgComputer *computer,
        WgContest *contest, const WgContest *contest, WgAnalysis *analysis {
    if ($1 == NULL) {
        Tcl_SetErrorCode(interp, "WARGAME", "UNKNOWN", (char *)NULL);
        Tcl_SetObjResult(interp, Tcl_NewStringObj("no such player", -1));
        SWIG_fail;
    }
}

%include "wargame.h"
%include "computer.h"
%include "deeds.h"
%include "standing.h"
%include "messages.h"
%include "views.h"
%include "view.i"
