/*
 * child-windows.c --
 *
 *      A child as Windows has it.  It is the program that runs, by whatever
 *      name; its words have no spaces in them.
 */

#define WIN32_LEAN_AND_MEAN

#include <windows.h>

#include <fcntl.h>
#include <io.h>

#include "child.h"

enum { LINE = 1000 };

int
child_start(Child *child, const char *program, const char *const words[])
{
    SECURITY_ATTRIBUTES shared = { .nLength = sizeof shared,
            .bInheritHandle = TRUE };
    char path[LINE], line[LINE];
    STARTUPINFOA start = { .cb = sizeof start,
            .dwFlags = STARTF_USESTDHANDLES };
    PROCESS_INFORMATION process;
    HANDLE in;
    int length = snprintf(line, sizeof line, "%s", "child"), started;
    (void)program;

    for (int i = 0; words[i] && length < LINE; i++) {
        length += snprintf(line + length, (size_t)(LINE - length), " %s",
                words[i]);
    }
    if (!CreatePipe(&in, &start.hStdOutput, &shared, 0)) {
        return 0;
    }
    SetHandleInformation(in, HANDLE_FLAG_INHERIT, 0);
    GetModuleFileNameA(NULL, path, sizeof path);
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    started = CreateProcessA(path, line, NULL, NULL, TRUE, 0, NULL, NULL,
            &start, &process);
    CloseHandle(start.hStdOutput);
    if (!started) {
        CloseHandle(in);
        return 0;
    }
    CloseHandle(process.hThread);
    child->number = (long)process.dwProcessId;
    child->handle = process.hProcess;
    child->said = _fdopen(_open_osfhandle((intptr_t)in, _O_RDONLY | _O_TEXT),
            "r");
    return child->said != NULL;
}

void
child_kill(Child *child)
{
    TerminateProcess(child->handle, 1);
}

void
child_end(Child *child)
{
    WaitForSingleObject(child->handle, INFINITE);
    CloseHandle(child->handle);
    fclose(child->said);
}

void
child_wait(long microseconds)
{
    Sleep((DWORD)(microseconds / 1000));
}
