/*
 * limited.c --
 *
 *      A script that may not take for ever: see limited.h.
 */

#include <time.h>

#include "limited.h"

/* Of an interpreter in which a script runs. */
#define LIMIT "wargame::limited"

typedef struct Limit {
    clock_t begun;
    int seconds;
} Limit;

static int
left(const Limit *limit)
{
    return limit->seconds - (int)((clock() - limit->begun) / CLOCKS_PER_SEC);
}

static void
set_end(Tcl_Interp *interp, const Limit *limit)
{
    Tcl_Time end;

    Tcl_GetTime(&end);
    end.sec += left(limit);
    Tcl_LimitSetTime(interp, &end);
}

/* It waited for somebody meanwhile, or for the processor. */
static void
give_rest(ClientData limit, Tcl_Interp *interp)
{
    if (left(limit) > 0) {
        set_end(interp, limit);
    }
}

static int
run(Tcl_Interp *interp, int seconds, const char *script, int *late)
{
    Limit limit = { clock(), seconds };
    int code;

    Tcl_SetAssocData(interp, LIMIT, NULL, &limit);
    set_end(interp, &limit);
    Tcl_LimitAddHandler(interp, TCL_LIMIT_TIME, give_rest, &limit, NULL);
    Tcl_LimitTypeSet(interp, TCL_LIMIT_TIME);
    code = Tcl_EvalEx(interp, script, -1, 0);
    *late = Tcl_LimitExceeded(interp);
    /* Before anything else is done, which would be stopped at once. */
    Tcl_LimitTypeReset(interp, TCL_LIMIT_TIME);
    Tcl_LimitRemoveHandler(interp, TCL_LIMIT_TIME, give_rest, &limit);
    Tcl_DeleteAssocData(interp, LIMIT);
    return code;
}

Tcl_Obj *
limited(Tcl_Interp *interp, int seconds, const char *script)
{
    Tcl_Obj *found[4];
    int late = 0, code = Tcl_GetAssocData(interp, LIMIT, NULL)
            ? Tcl_EvalEx(interp, script, -1, 0)
            : run(interp, seconds, script, &late);

    found[3] = Tcl_NewIntObj(late);
    found[0] = Tcl_NewIntObj(code);
    found[1] = Tcl_GetObjResult(interp);
    Tcl_IncrRefCount(found[1]);
    found[2] = Tcl_GetReturnOptions(interp, code);
    Tcl_ResetResult(interp);

    Tcl_Obj *all = Tcl_NewListObj(4, found);

    Tcl_DecrRefCount(found[1]);
    return all;
}
