/*
 * disk-windows-names.c --
 *
 *      Errors and names of Windows.
 */

#include "disk-windows-names.h"

#include <errno.h>
#include <string.h>

#include "system.h"

enum { LONG_PATH = 248, LONGEST_NAME = 255 };

int
windows_error(DWORD code)
{
    switch (code) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
        return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_DELETE_PENDING:
    case ERROR_WRITE_PROTECT:
        return EACCES;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return EEXIST;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return ENOSPC;
    case ERROR_FILENAME_EXCED_RANGE:
        return ENAMETOOLONG;
    case ERROR_DIRECTORY:
        return ENOTDIR;
    case ERROR_NOT_ENOUGH_MEMORY:
        return ENOMEM;
    default:
        return EIO;
    }
}

int
windows_fail(void)
{
    errno = windows_error(GetLastError());
    return -1;
}

/* One too long for Windows is told whole, with a mark that it may be so. */
static int
lengthen(wchar_t wide[PATH_CAPACITY])
{
    static const wchar_t mark[] = L"\\\\?\\";
    wchar_t whole[PATH_CAPACITY];
    DWORD n = GetFullPathNameW(wide, PATH_CAPACITY, whole, NULL);

    if (n == 0 || n + wcslen(mark) >= PATH_CAPACITY) {
        errno = ENAMETOOLONG;
        return -1;
    }
    if (whole[0] != L'\\') {
        wcscpy(wide, mark);
        wcscat(wide, whole);
    }
    return 0;
}

/* Is a folder's or the file's own name longer than Windows has any?  It would
   say only that there is no such thing. */
static bool
has_long_name(const wchar_t *wide)
{
    size_t n = 0;

    for (; *wide && n <= LONGEST_NAME; wide++) {
        n = *wide == L'/' || *wide == L'\\' ? 0 : n + 1;
    }
    return n > LONGEST_NAME;
}

bool
windows_is_long(const char *path)
{
    const char *slash = sys_last_slash(path);

    return strlen(slash ? slash + 1 : path) > LONGEST_NAME;
}

int
windows_widen(const char *path, wchar_t wide[PATH_CAPACITY])
{
    if (MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, PATH_CAPACITY) <= 0) {
        return windows_fail();
    }
    if (has_long_name(wide)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    return wcslen(wide) < LONG_PATH ? 0 : lengthen(wide);
}
