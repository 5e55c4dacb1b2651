/*
 * limited.c --
 *
 *      A script that may not take for ever: see limited.h.
 */

#include <time.h>

#include "limited.h"

/* Of an interpreter in which a script runs that is limited now. */
#define LIMIT "wargame::limited"

typedef struct Limit {
    double begun;
    int seconds;
} Limit;

/* What lets events through, as it was: what comes of them is of others. */
typedef struct Waiting {
    Tcl_ObjCmdProc *proc;
    ClientData data;
    int polls;
} Waiting;

/* Of the processor, by this thread alone. */
static double
used(void)
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    struct timespec now;

    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0) {
        return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
    }
#endif
    return (double)clock() / CLOCKS_PER_SEC;
}

static double
left(const Limit *limit)
{
    return limit->seconds - (used() - limit->begun);
}

static void
set_end(Tcl_Interp *interp, const Limit *limit)
{
    const double rest = left(limit);
    Tcl_Time end;

    Tcl_GetTime(&end);
    if (rest > 0) {
        end.usec += (long)((rest - (long)rest) * 1e6);
        end.sec += (long)rest + end.usec / 1000000;
        end.usec %= 1000000;
    } else {
        end.sec--;
    }
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

static void
begin(Tcl_Interp *interp, Limit *limit)
{
    Tcl_SetAssocData(interp, LIMIT, NULL, limit);
    set_end(interp, limit);
    Tcl_LimitAddHandler(interp, TCL_LIMIT_TIME, give_rest, limit, NULL);
    Tcl_LimitTypeSet(interp, TCL_LIMIT_TIME);
}

static void
end(Tcl_Interp *interp, Limit *limit)
{
    /* Before anything else is done, which would be stopped at once. */
    Tcl_LimitTypeReset(interp, TCL_LIMIT_TIME);
    Tcl_LimitRemoveHandler(interp, TCL_LIMIT_TIME, give_rest, limit);
    Tcl_DeleteAssocData(interp, LIMIT);
}

/* Who waits uses no time of its own; who only looks whether there is anything
   to do could do so for ever. */
static int
wait_unlimited(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    const Waiting *waiting = data;
    Limit *limit = Tcl_GetAssocData(interp, LIMIT, NULL);

    if (!limit) {
        return waiting->proc(waiting->data, interp, objc, objv);
    }

    const double spent = used() - limit->begun;

    end(interp, limit);

    int code = waiting->proc(waiting->data, interp, objc, objv);

    if (!waiting->polls) {
        limit->begun = used() - spent;
    }
    if (!Tcl_InterpDeleted(interp)) {
        begin(interp, limit);
        /* Here, since Tcl counts commands anew with each event. */
        if (left(limit) <= 0 && Tcl_LimitCheck(interp) != TCL_OK) {
            code = TCL_ERROR;
        }
    }
    return code;
}

static void
find_waiting(Tcl_Interp *interp)
{
    static const char *const names[] = { "::update", "::vwait", "::tkwait" };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Tcl_CmdInfo info;

        /* Not what a script has put in its place. */
        if (Tcl_GetCommandInfo(interp, names[i], &info)
                && info.isNativeObjectProc == 1
                && info.objProc != wait_unlimited) {
            Waiting *waiting = (Waiting *)ckalloc(sizeof *waiting);

            waiting->proc = info.objProc;
            waiting->data = info.objClientData;
            waiting->polls = i == 0;
            info.objProc = wait_unlimited;
            info.objClientData = waiting;
            Tcl_SetCommandInfo(interp, names[i], &info);
        }
    }
}

static int
run_within(Tcl_Interp *interp, int seconds, const char *script, int *late)
{
    Limit limit = { used(), seconds };

    find_waiting(interp);
    begin(interp, &limit);

    const int code = Tcl_EvalEx(interp, script, -1, 0);

    *late = Tcl_LimitExceeded(interp);
    end(interp, &limit);
    return code;
}

/* To its end; it is stopped after that. */
static int
run_whole(Tcl_Interp *interp, const char *script)
{
    Limit *limit = Tcl_GetAssocData(interp, LIMIT, NULL);

    if (limit) {
        end(interp, limit);
    }

    const int code = Tcl_EvalEx(interp, script, -1, 0);

    if (limit && !Tcl_InterpDeleted(interp)) {
        begin(interp, limit);
    }
    return code;
}

Tcl_Obj *
limited(Tcl_Interp *interp, int seconds, const char *script)
{
    Tcl_Obj *found[4];
    int late = 0, code;

    if (seconds <= 0) {
        code = run_whole(interp, script);
    } else if (Tcl_GetAssocData(interp, LIMIT, NULL)) {
        code = Tcl_EvalEx(interp, script, -1, 0);
    } else {
        code = run_within(interp, seconds, script, &late);
    }
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
