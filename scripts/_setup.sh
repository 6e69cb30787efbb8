# shellcheck shell=bash
# Sourced by the other scripts: finds Python, makes the virtual environments, builds the compiled wheel.
# What is made is stamped last, so that an interrupted run is repaired by the next one; one run at a time
# works here, others wait. `uv` is used for speed where it is installed.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
BUILD=$ROOT/.build
EVERYTHING=(base web lab postgres rl spiel ray dev)
# Without its cache Python would compile every source again in every process of the tests.
unset PYTHONHOME PYTHONPATH PYTHONDONTWRITEBYTECODE

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
die() { say "$@"; exit 1; }

# Sets PYTHON to an interpreter of 3.11 or newer; one named in the variable is tried first.
find_python() {
    local name found='none'
    for name in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 python; do
        PYTHON=$("$name" -c '
import sys
sys.version_info >= (3, 11) or sys.exit(1)
print(getattr(sys, "_base_executable", sys.executable))' 2>/dev/null) && return
        [ "$found" != none ] || found=$("$name" --version 2>/dev/null) || found='none'
    done
    die "Python 3.11 or newer is needed; found: $found"
}

project() { "$PYTHON" -B "$ROOT/scripts/_project.py" "$@"; }

# Begins the part of a script that makes things. Sets ENVIRONMENT_KEY and WHEEL_KEY.
begin_setup() {
    local keys
    find_python
    mkdir -p "$BUILD"
    trap 'say "stopped while setting up; the next run goes on from here"; exit 130' INT
    if command -v flock >/dev/null; then
        exec 9>"$BUILD/lock"
        flock -n 9 || { say 'another run is setting up; waiting for it'; flock 9; }
    fi
    keys=$(project keys)
    ENVIRONMENT_KEY=${keys% *}
    WHEEL_KEY=${keys#* }
}

end_setup() {
    trap - INT
    exec 9>&-
}

is_stamped() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

has_compiler() { project can-compile; }

# quietly COMMAND...: what it says goes to a file, and is shown when it fails; when it is interrupted, it is not.
quietly() {
    "$@" >"$BUILD/setup.log" 2>&1 && return
    tail -n 40 "$BUILD/setup.log" >&2
    return 1
}

# install_into DIRECTORY ARGUMENTS...: pip install.
install_into() {
    local directory=$1
    shift
    if command -v uv >/dev/null && uv pip install --quiet --python "$directory/bin/python" "$@"; then
        return
    fi
    quietly "$directory/bin/python" -m pip install -qq --disable-pip-version-check "$@"
}

# make_environment DIRECTORY KIND...: a virtual environment with these requirements (see _project.py).
make_environment() {
    local directory=$1
    shift
    is_stamped "$directory/.ready" "$ENVIRONMENT_KEY $*" && return
    say "setting up ${directory#"$ROOT"/}"
    rm -rf "$directory"
    if ! { command -v uv >/dev/null && uv venv --quiet --seed --python "$PYTHON" "$directory"; }; then
        "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null ||
            die "$PYTHON cannot make virtual environments; install its venv package (Debian: python3-venv)"
        rm -rf "$directory"
        quietly "$PYTHON" -m venv "$directory" || return 1
    fi
    if [ $# -gt 0 ]; then
        project requirements "$@" >"$BUILD/requirements.txt"
        install_into "$directory" --constraint "$ROOT/constraints.txt" --requirement "$BUILD/requirements.txt"
    fi
    printf '%s\n' "$ENVIRONMENT_KEY $*" >"$directory/.ready"
}

# The pure form, for work and for measuring coverage: .venv, with the package in place.
make_pure_environment() {
    make_environment "$ROOT/.venv" "${EVERYTHING[@]}"
    [ -e "$ROOT/.venv/.editable" ] && return
    BOARDWRIGHT_COMPILE=0 install_into "$ROOT/.venv" --no-build-isolation --no-deps --editable "$ROOT"
    touch "$ROOT/.venv/.editable"
}

# Builds the compiled wheel unless these very sources have one. Sets WHEEL; fails if it cannot be built.
build_wheel() {
    local directory=$BUILD/wheels/$WHEEL_KEY
    if [ ! -d "$directory" ]; then
        compile_into "$directory.unfinished" || return 1
        rm -rf "$directory.unfinished/source"
        mv "$directory.unfinished" "$directory"
        prune_wheels
    fi
    WHEEL=$(ls "$directory"/*.whl)
}

# Keeps the wheels of the last few versions of the sources.
prune_wheels() {
    local name
    # shellcheck disable=SC2012  # the names are hashes
    ls -t "$BUILD/wheels" | tail -n +5 | while read -r name; do rm -rf "$BUILD/wheels/${name:?}"; done
}

# Compiles a copy of the sources: nothing is left beside them, and nothing stale gets in.
compile_into() {
    local source=$1/source
    make_environment "$BUILD/venv" build
    say "compiling the rules; this takes a minute or two, once for each change of the sources"
    rm -rf "$BUILD"/wheels/*.unfinished
    mkdir -p "$source" || return 1
    cp -R "$ROOT/src" "$ROOT/setup.py" "$ROOT/pyproject.toml" "$ROOT/README.md" "$ROOT/LICENSE" "$source" || return 1
    rm -rf "$source"/src/*.egg-info
    BOARDWRIGHT_COMPILE=1 quietly "$BUILD/venv/bin/python" -m pip wheel -qq --disable-pip-version-check \
        --no-build-isolation --no-deps --wheel-dir "$1" "$source"
}

# install_wheel DIRECTORY: the wheel that build_wheel made, without its requirements.
install_wheel() {
    is_stamped "$1/.wheel" "$WHEEL_KEY" && return
    rm -f "$1/.wheel"
    install_into "$1" --force-reinstall --no-deps "$WHEEL"
    printf '%s\n' "$WHEEL_KEY" >"$1/.wheel"
}

# The compiled form: .venv-compiled, with the wheel, and everything else from .venv. Fails if it cannot be built.
make_compiled_environment() {
    build_wheel || return 1
    make_pure_environment
    make_environment "$ROOT/.venv-compiled"
    packages_of "$ROOT/.venv" >"$(packages_of "$ROOT/.venv-compiled")/packages-of-venv.pth"
    install_wheel "$ROOT/.venv-compiled"
}

# packages_of DIRECTORY: where its packages are.
packages_of() { "$1/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))'; }

# Finds the browser for the tests of the web table; as root on Debian it is installed when it is missing. Sets and
# exports BOARDWRIGHT_CHROMIUM, which may also be given; fails if there is none.
NO_CHROMIUM='no chromium here: install it (Debian: apt-get install chromium), or name one in BOARDWRIGHT_CHROMIUM'
find_chromium() {
    local name
    for name in ${BOARDWRIGHT_CHROMIUM:+"$BOARDWRIGHT_CHROMIUM"} chromium chromium-browser google-chrome; do
        BOARDWRIGHT_CHROMIUM=$(command -v "$name") || continue
        export BOARDWRIGHT_CHROMIUM
        return
    done
    return 1
}

make_chromium() {
    find_chromium && return
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say 'installing chromium'
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null || return 1
    find_chromium
}

# Installs the TypeScript compiler, which only checks the scripts of the web table, into .build. Sets TSC; fails if
# there is no node, or nothing to install it from.
make_typescript() {
    local directory=$BUILD/node lock
    command -v npm >/dev/null || { say 'no node here: the scripts of the web table are not type-checked'; return 1; }
    lock=$(cat "$ROOT/package-lock.json")
    if ! is_stamped "$directory/.ready" "$lock"; then
        say "setting up ${directory#"$ROOT"/}"
        rm -rf "$directory"
        mkdir -p "$directory"
        cp "$ROOT/package.json" "$ROOT/package-lock.json" "$directory"
        quietly npm ci --prefix "$directory" --no-audit --no-fund ||
            { say 'no TypeScript here: the scripts of the web table are not type-checked'; return 1; }
        printf '%s\n' "$lock" >"$directory/.ready"
    fi
    TSC=$directory/node_modules/.bin/tsc
}
