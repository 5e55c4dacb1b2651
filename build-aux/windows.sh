#!/bin/sh
# windows.sh -- build Grognard for Windows, on Debian:  make windows
#
#   windows.sh BUILD WHERE ?c-tests?
#
# BUILD is a build folder of this machine, already made: the maps and the C that
# Tcl scripts write come from there.  In WHERE, a folder outside the sources,
# lie the libraries (made once, from Debian's source packages), the rules, the
# package, and grognard-VERSION-windows.zip, which runs by a double click on
# grognard.exe.  What is needed besides: gcc-mingw-w64-x86-64-win32,
# libz-mingw-w64-dev, meson, zip, and deb-src lines among those of apt.
# doc/windows.md says what was tried of it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "$1" && pwd)
mkdir -p "$2"
where=$(cd "$2" && pwd)
host=x86_64-w64-mingw32
made=$where/made                # what the libraries are installed in
jobs=${WINDOWS_JOBS:-2}
log=$where/windows.log

say () {
    printf 'windows: %s\n' "$*" >&2
}

# once NAME COMMAND...: unless it was done before; its words go to the log.
once () {
    [ -f "$where/done-$1" ] && return 0
    say "$1"
    step=$1
    shift
    "$@" >>"$log" 2>&1 || {
        tail -n 20 "$log" >&2
        say "$step failed; all of its words are in $log"
        exit 1
    }
    : >"$where/done-$step"
}

# The sources of libraries, as Debian has them.
fetch () {
    mkdir -p "$where/sources" && cd "$where/sources" &&
        apt-get source -q --download-only tcl8.6 tk8.6 libsodium libpng1.6 \
            pixman cairo libwebp || :
    for part in tcl8.6 tk8.6 libsodium libpng1.6 pixman cairo libwebp; do
        tar xf "$where/sources/${part}_"*.orig.tar.*z || return 1
    done
}

# library NAME OPTION...: one with a configure of the usual kind.
library () {
    cd "$where/sources/$1"-[0-9]* || return 1
    shift
    [ -x configure ] || autoreconf -fi
    CFLAGS=-O2 CPPFLAGS="-I$made/include" LDFLAGS="-L$made/lib" \
        PKG_CONFIG_LIBDIR=$made/lib/pkgconfig \
        ./configure -q --host=$host --prefix="$made" --disable-shared \
        --enable-static "$@" && make -s -j"$jobs" && make -s install
}

pixman () {
    cd "$where"/sources/pixman-[0-9]* || return 1
    cat >cross <<END
[binaries]
c = '$host-gcc'
ar = '$host-ar'
strip = '$host-strip'
windres = '$host-windres'
[host_machine]
system = 'windows'
cpu_family = 'x86_64'
cpu = 'x86_64'
endian = 'little'
END
    meson setup --cross-file cross --prefix="$made" --libdir=lib \
        --buildtype=release -Ddefault_library=static -Dgtk=disabled \
        -Dlibpng=disabled -Dopenmp=disabled out &&
        ninja -C out -j"$jobs" pixman/libpixman-1.a &&
        meson install -C out --no-rebuild
}

# Only pictures in memory are needed of Cairo, and the fonts of Windows.
cairo () {
    cd "$where"/sources/cairo-[0-9]* || return 1
    CFLAGS="-O2 -DCAIRO_WIN32_STATIC_BUILD -D_WIN32_WINNT=0x0601" \
        CPPFLAGS="-I$made/include" LDFLAGS="-L$made/lib" \
        PKG_CONFIG_LIBDIR=$made/lib/pkgconfig \
        ./configure -q --host=$host --prefix="$made" --disable-shared \
        --enable-static --disable-xlib --disable-xcb --disable-ft \
        --disable-fc --disable-ps --disable-pdf --disable-svg \
        --disable-script --disable-interpreter --disable-gobject \
        --disable-trace --disable-full-testing --disable-gtk-doc \
        --enable-win32 --enable-win32-font --enable-png \
        --disable-pthread &&
        make -s -j"$jobs" -C src && make -s -C src install &&
        cp src/cairo.pc src/cairo-png.pc src/cairo-win32.pc \
            "$made/lib/pkgconfig/"
}

# tool NAME: Tcl or Tk, with its shell.
tool () {
    cd "$where"/sources/"$1"8.6*/win || return 1
    shift
    ./configure -q --host=$host --enable-64bit --prefix="$made" "$@" &&
        make -s -j"$jobs" && make -s install
}

zlib () {
    mkdir -p "$made/lib/pkgconfig" "$made/include" &&
        cp /usr/$host/include/z*.h "$made/include/" &&
        cp /usr/$host/lib/libz.a "$made/lib/" &&
        cat >"$made/lib/pkgconfig/zlib.pc" <<END
Name: zlib
Description: zlib
Version: 1.2.13
Libs: -L$made/lib -lz
Cflags: -I$made/include
END
}

once sources fetch
once zlib zlib
once tcl tool tcl
once tk tool tk --with-tcl="$made/lib"
once libsodium library libsodium
once libpng library libpng
once pixman pixman
once cairo cairo
once libwebp library libwebp --disable-gl --disable-sdl --disable-png \
    --disable-jpeg --disable-tiff --disable-gif --disable-wic

# ---- ours ----

# What scripts and tools of this machine have made of the sources.  A folder
# that was made from other sources goes first; libtool would leave out a library
# of which it finds a .la file without a shared one.
copy_made () {
    [ "$(cat "$where/build-of" 2>/dev/null)" = "$root" ] ||
        rm -rf "$where/build"
    printf '%s\n' "$root" >"$where/build-of" && rm -f "$made"/lib/*.la &&
        mkdir -p "$where/build/maps" && cd "$build" &&
        cp -p ./*_map.[ch] moskowa_forces.c moskowa_sight.c wargame_wrap.c \
            "$where/build/" && cp -p maps/*.* "$where/build/maps/"
}

configure () {
    cd "$where/build" &&
        "$root/configure" -q --host=$host --without-librsvg --disable-lto \
        --with-tcl="$made/lib" --with-tk="$made/lib" \
        --with-build-tools="$build" TCLSH="$tclsh" \
        lt_cv_deplibs_check_method=pass_all \
        CPPFLAGS="-DCAIRO_WIN32_STATIC_BUILD -DSODIUM_STATIC" \
        LDFLAGS="-static-libgcc" CFLAGS="-O2"
}

PKG_CONFIG_LIBDIR=$made/lib/pkgconfig
export PKG_CONFIG_LIBDIR
tclsh=$(sed -n 's/^TCLSH = //p' "$build/Makefile")

# make_ours TARGET...: of our own Makefile.
make_ours () {
    make -s -C "$where/build" -j"$jobs" LIBS="-L$made/lib -lpixman-1 \
        -lpng16 -lz -lgdi32 -lmsimg32 -luser32 -lssp" "$@"
}

# For windows-check.sh: the tests in C, their names told.
if [ "${3-}" = c-tests ]; then
    make_ours c-tests >>"$log" 2>&1 || { tail -n 20 "$log" >&2; exit 1; }
    make_ours c-tests 2>>"$log" | tail -n 1
    exit
fi

say "the rules and the package"
{
    copy_made && { [ -f "$where/build/Makefile" ] || configure; } &&
        make_ours wargame.la svgphoto.la
} >>"$log" 2>&1 || { tail -n 20 "$log" >&2; exit 1; }

# ---- what is unpacked and started ----

# An .ico is a table of pictures, here PNGs as they are.
make_icon () {
    "$tclsh" <<END
set out [open "$where/grognard.ico" wb]
set files [lmap n {16 32 48 128} { string cat "$build/icons/grognard-" \$n .png }]
puts -nonewline \$out [binary format sss 0 1 [llength \$files]]
set at [expr {6 + 16 * [llength \$files]}]
foreach file \$files n {16 32 48 128} {
    puts -nonewline \$out [binary format ccccssii \$n \$n 0 0 1 32 \
            [file size \$file] \$at]
    incr at [file size \$file]
}
foreach file \$files {
    set in [open \$file rb]
    puts -nonewline \$out [read \$in]
    close \$in
}
close \$out
END
}

make_launcher () {
    make_icon && echo "1 ICON \"$where/grognard.ico\"" >"$where/icon.rc" &&
        $host-windres "$where/icon.rc" "$where/icon.o" &&
        $host-gcc -O2 -municode -mwindows -static-libgcc \
            -o "$where/$name/grognard.exe" "$root/desktop/launcher.c" \
            "$where/icon.o"
}

fill_folder () {
    package=$where/$name/lib/tcl/wargame$version
    rm -rf "${where:?}/$name" "$where/$name-windows.zip"
    mkdir -p "$where/$name/bin" "$package/maps" "$package/icons" &&
        cp "$made"/bin/tclsh86.exe "$made"/bin/wish86.exe \
            "$made"/bin/tcl86.dll "$made"/bin/tk86.dll "$where/$name/bin/" &&
        cp "$($host-gcc -print-file-name=libssp-0.dll)" "$where/$name/bin/" &&
        cp -r "$made/lib/tcl8" "$made/lib/tcl8.6" "$made/lib/tk8.6" \
            "$where/$name/lib/" &&
        rm -rf "$where/$name/lib/tk8.6/demos" &&
        cp -rL "$build/package/library" "$build/package/doc" "$package/" &&
        cp -L "$build"/package/maps/*.* "$package/maps/" &&
        cp -L "$build"/package/icons/*.png "$package/icons/" &&
        cp "$build/pkgIndex.tcl" "$package/" &&
        cp "$where"/build/.libs/wargame.dll "$where"/build/.libs/svgphoto.dll \
            "$package/" &&
        $host-strip "$package"/*.dll &&
        cp "$build/grognard" "$where/$name/bin/" &&
        cp "$root/LICENSE" "$root/NEWS.md" "$root/doc/handbook.md" \
            "$where/$name/" && make_launcher
}

version=$(sed -n 's/^PACKAGE_VERSION = //p' "$build/Makefile")
name=grognard-$version
say "the program"
{ fill_folder && cd "$where" && zip -q -r "$name-windows.zip" "$name"; } \
    >>"$log" 2>&1 || { tail -n 20 "$log" >&2; exit 1; }
say "$where/$name-windows.zip"
