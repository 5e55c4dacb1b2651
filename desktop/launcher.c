/*
 * launcher.c --
 *
 *      grognard.exe: what is double clicked on Windows.  Starts the program
 *      that lies beside it, with the same words, and without a console.
 */

#include <windows.h>

#include <wchar.h>

enum { ROOM = 4096, ALL = 40000 };

/* Where this lies, without its own name. */
static void
find_folder(wchar_t folder[ROOM])
{
    wchar_t *slash;

    GetModuleFileNameW(NULL, folder, ROOM);
    slash = wcsrchr(folder, L'\\');
    if (slash) {
        *slash = L'\0';
    }
}

/* The words after our name, as they were given. */
static const wchar_t *
find_words(void)
{
    const wchar_t *at = GetCommandLineW();
    wchar_t end = *at == L'"' ? L'"' : L' ';

    at += end == L'"';
    while (*at && *at != end) {
        at++;
    }
    return *at ? at + 1 : at;
}

int WINAPI
wWinMain(HINSTANCE self, HINSTANCE before, wchar_t *words, int show)
{
    static wchar_t folder[ROOM], line[ALL];
    STARTUPINFOW start = { .cb = sizeof start };
    PROCESS_INFORMATION process;
    (void)self;
    (void)before;
    (void)words;
    (void)show;

    find_folder(folder);
    _snwprintf(line, ALL - 1, L"\"%ls\\bin\\tclsh86.exe\" "
            L"\"%ls\\bin\\grognard\" %ls", folder, folder, find_words());
    if (!CreateProcessW(NULL, line, NULL, NULL, FALSE, CREATE_NO_WINDOW, NULL,
            NULL, &start, &process)) {
        MessageBoxW(NULL, L"Part of Grognard is missing: unpack the whole"
                L" archive into one folder.", L"Grognard", MB_OK);
        return 1;
    }
    CloseHandle(process.hProcess);
    CloseHandle(process.hThread);
    return 0;
}
