/*
 * disk-windows.c --
 *
 *      What system.h asks, of Windows.  Names go to it in UTF-16; bytes are
 *      written as they are.  A file is shared with all who open it, so that it
 *      can be renamed and removed while somebody reads it; who has it for an
 *      instant otherwise (a scanner of viruses, say) is waited for.
 */

#include "disk-windows-names.h"

#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <string.h>

#include "../wargame.h"
#include "system.h"

enum { PATIENCE = 50, INSTANT = 10 };

int
wg_names_in_utf8(void)
{
    return 1;
}

/* There is none. */
void
wg_outlive_limits(void)
{
}

void
wg_kill(long process)
{
    HANDLE handle = process > 0 ? OpenProcess(PROCESS_TERMINATE, FALSE,
            (DWORD)process) : NULL;

    if (handle) {
        TerminateProcess(handle, 1);
        CloseHandle(handle);
    }
}

/* ---- patience ---- */

/* Somebody else has it for an instant, or it is about to go: wait, a while. */
static bool
is_busy(DWORD code, int tries)
{
    bool busy = tries < PATIENCE && (code == ERROR_SHARING_VIOLATION
            || code == ERROR_ACCESS_DENIED || code == ERROR_DELETE_PENDING);

    if (busy) {
        Sleep(INSTANT);
    }
    return busy;
}

static HANDLE
handle_of(int file)
{
    return (HANDLE)_get_osfhandle(file);
}

const char *
sys_last_slash(const char *path)
{
    const char *last = NULL;

    for (; *path; path++) {
        if (*path == '/' || *path == '\\') {
            last = path;
        }
    }
    return last;
}

/* A folder, or what may only be read: no waiting changes that. */
static bool
is_fixed(const wchar_t *wide, DWORD what)
{
    DWORD about = GetFileAttributesW(wide);

    return about != INVALID_FILE_ATTRIBUTES && (about & what) != 0;
}

static bool
is_link(HANDLE handle)
{
    BY_HANDLE_FILE_INFORMATION about;

    return GetFileInformationByHandle(handle, &about)
            && about.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT;
}

static HANDLE
open_wide(const wchar_t *wide, SysOpen how)
{
    static const DWORD create[] = {
        [SYS_READ] = OPEN_EXISTING,
        [SYS_ADD] = OPEN_EXISTING,
        [SYS_NEW] = CREATE_NEW,
        [SYS_LOCKED] = OPEN_ALWAYS,
    };

    return CreateFileW(wide,
            GENERIC_READ | (how == SYS_READ ? 0 : GENERIC_WRITE),
            FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
            create[how], FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT,
            NULL);
}

static HANDLE
open_patiently(const wchar_t *wide, SysOpen how)
{
    for (int tries = 0;; tries++) {
        HANDLE handle = open_wide(wide, how);
        DWORD code = GetLastError();

        if (handle != INVALID_HANDLE_VALUE) {
            return handle;
        }
        if (is_fixed(wide, FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_READONLY)
                || !is_busy(code, tries)) {
            SetLastError(code);
            windows_fail();
            return handle;
        }
    }
}

int
sys_open(const char *path, SysOpen how)
{
    wchar_t wide[PATH_CAPACITY];
    HANDLE handle;

    if (windows_widen(path, wide) != 0) {
        return -1;
    }
    handle = open_patiently(wide, how);
    if (handle == INVALID_HANDLE_VALUE) {
        if (is_fixed(wide, FILE_ATTRIBUTE_DIRECTORY) && how != SYS_NEW) {
            errno = EISDIR;
        } else if (errno == ENOENT && how >= SYS_NEW && windows_is_long(path)) {
            errno = ENAMETOOLONG;
        }
        return -1;
    }
    if (is_link(handle)) {
        CloseHandle(handle);
        errno = ELOOP;
        return -1;
    }
    return _open_osfhandle((intptr_t)handle, _O_BINARY | _O_NOINHERIT);
}

int
sys_close(int file)
{
    return _close(file);
}

/* ---- what a file is ---- */

static int
about_handle(HANDLE handle, SysAbout *about)
{
    BY_HANDLE_FILE_INFORMATION s;

    if (!GetFileInformationByHandle(handle, &s)) {
        return windows_fail();
    }
    *about = (SysAbout){
        !(s.dwFileAttributes & (FILE_ATTRIBUTE_DIRECTORY
            | FILE_ATTRIBUTE_REPARSE_POINT | FILE_ATTRIBUTE_DEVICE)),
        s.dwVolumeSerialNumber,
        (unsigned long long)s.nFileIndexHigh << 32 | s.nFileIndexLow,
        s.nNumberOfLinks,
        (long long)((unsigned long long)s.nFileSizeHigh << 32 | s.nFileSizeLow),
        (s.dwFileAttributes & FILE_ATTRIBUTE_DEVICE) != 0
    };
    return 0;
}

int
sys_about(int file, SysAbout *about)
{
    return about_handle(handle_of(file), about);
}

int
sys_about_name(const char *path, SysAbout *about)
{
    wchar_t wide[PATH_CAPACITY];
    HANDLE handle;
    int failed;

    if (windows_widen(path, wide) != 0) {
        return -1;
    }
    handle = CreateFileW(wide, 0,
            FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
            OPEN_EXISTING,
            FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        return windows_fail();
    }
    failed = about_handle(handle, about);
    CloseHandle(handle);
    return failed;
}

/* ---- its bytes ---- */

static OVERLAPPED
place_of(long long at)
{
    return (OVERLAPPED){ .Offset = (DWORD)at, .OffsetHigh = (DWORD)(at >> 32) };
}

long long
sys_read(int file, void *bytes, size_t count, long long at)
{
    OVERLAPPED place = place_of(at);
    DWORD n = 0;

    if (!ReadFile(handle_of(file), bytes, (DWORD)count, &n, &place)
            && GetLastError() != ERROR_HANDLE_EOF) {
        return windows_fail();
    }
    return n;
}

long long
sys_write(int file, const void *bytes, size_t count, long long at)
{
    OVERLAPPED place = place_of(at);
    DWORD n = 0;

    return WriteFile(handle_of(file), bytes, (DWORD)count, &n, &place)
            ? (long long)n : windows_fail();
}

/* At the place that means the end. */
long long
sys_add(int file, const void *bytes, size_t count)
{
    return sys_write(file, bytes, count, -1);
}

int
sys_cut(int file, long long length)
{
    LARGE_INTEGER end = { .QuadPart = length };

    return SetFilePointerEx(handle_of(file), end, NULL, FILE_BEGIN)
            && SetEndOfFile(handle_of(file)) ? 0 : windows_fail();
}

int
sys_sync(int file)
{
    return _commit(file);
}

/* A new name is written through: sys_rename(). */
int
sys_sync_folder(const char *path)
{
    (void)path;
    return 0;
}

/* ---- names that change ---- */

int
sys_rename(const char *from, const char *to)
{
    wchar_t old[PATH_CAPACITY], new[PATH_CAPACITY];

    if (windows_widen(from, old) != 0 || windows_widen(to, new) != 0) {
        return -1;
    }
    for (int tries = 0; !MoveFileExW(old, new,
            MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH); tries++) {
        DWORD code = GetLastError();

        if (is_fixed(new, FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_READONLY)
                || !is_busy(code, tries)) {
            errno = windows_error(code);
            return -1;
        }
    }
    return 0;
}

int
sys_remove(const char *path)
{
    wchar_t wide[PATH_CAPACITY];

    return windows_widen(path, wide) == 0 && DeleteFileW(wide)
            ? 0 : windows_fail();
}

/* ---- locks, and the rest ---- */

/* Of a byte far behind the end, for who locks bytes keeps others from reading
   them. */
bool
sys_lock(int file, bool alone)
{
    OVERLAPPED far_off = place_of(1LL << 62);

    return LockFileEx(handle_of(file), LOCKFILE_FAIL_IMMEDIATELY
                | (alone ? LOCKFILE_EXCLUSIVE_LOCK : 0), 0, 1, 0, &far_off)
            || (GetLastError() != ERROR_LOCK_VIOLATION
                && GetLastError() != ERROR_IO_PENDING);
}

void
sys_wait(int milliseconds)
{
    Sleep((DWORD)milliseconds);
}

long
sys_process(void)
{
    return (long)_getpid();
}
