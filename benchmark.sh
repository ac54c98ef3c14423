#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Finds a JDK, builds the command line if it is stale, and hands over to it. All options are read
# there; see `benchmark.sh --help`.

set -eu

oldest_java=17

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# What the caller has set for every JVM reaches those that are measured (benchmark.cli.machine.JvmEnvironment gives
# it back to them) and no other: the command line must start whatever they are to be measured with.
export BENCHMARK_JAVA_TOOL_OPTIONS="${JAVA_TOOL_OPTIONS:-}"
export BENCHMARK_JDK_JAVA_OPTIONS="${JDK_JAVA_OPTIONS:-}"
export BENCHMARK__JAVA_OPTIONS="${_JAVA_OPTIONS:-}"
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS

# Of these, Maven gets what may be its way to the network, such as proxies and certificates, but no flag of the
# JVM (-X…): MAVEN_OPTS has those, and may have others.
BENCHMARK_MAVEN_JAVA_OPTIONS=$(printf '%s %s\n' "$BENCHMARK_JAVA_TOOL_OPTIONS" "$BENCHMARK__JAVA_OPTIONS" |
  sed -E "s/(^|[[:space:]])-X([^[:space:]\"']|\"[^\"]*\"|'[^']*')*/\\1/g; s/^[[:space:]]+//; s/[[:space:]]+\$//")
export BENCHMARK_MAVEN_JAVA_OPTIONS

# The folder of this script, whatever link or working directory it was started through.
script=$0
while [ -L "$script" ]; do
  link=$(readlink "$script")
  case $link in
    /*) script=$link ;;
    *) script=$(dirname "$script")/$link ;;
  esac
done
home=$(CDPATH='' cd -- "$(dirname "$script")" && pwd -P)

# Where the locale has no UTF-8, as in cron jobs and many containers, or is not installed, a JVM cannot name the
# files that others can. Another locale does no harm: what depends on one is set explicitly.
if [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then
  if command -v locale >/dev/null 2>&1; then
    all=$(locale -a 2>/dev/null | grep -i '\.utf-\{0,1\}8$') || :
    utf8=$(printf '%s\n' "$all" | grep -i '^C\.' | head -n 1)
    utf8=${utf8:-$(printf '%s\n' "$all" | grep -i '^en_' | head -n 1)}
    utf8=${utf8:-$(printf '%s\n' "$all" | head -n 1)}
  else
    utf8=C.UTF-8 # musl has no list, and this one always
  fi
  if [ -n "$utf8" ]; then
    export LC_ALL="$utf8"
  elif printf '%s\n' "$home ${HOME:-} $(pwd) $*" | LC_ALL=C grep -q '[^ -~[:space:]]'; then
    fail "The locale '${LC_ALL:-${LC_CTYPE:-${LANG:-POSIX}}}' cannot name the project's folder, HOME, the working directory or an argument, and no locale of this system has UTF-8. Install one, such as C.UTF-8, and set LC_ALL to it."
  fi
fi

# A user id without a name, as in many containers, has the home folder that HOME says. A JVM would write to '?'.
nameless=
if ! id -un >/dev/null 2>&1; then
  [ -n "${HOME:-}" ] || fail "User id $(id -u) has no name on this system, and HOME is not set. Set HOME to a folder that can be written to."
  nameless=true
  case $HOME in *\'*) quote=\" ;; *) quote=\' ;; esac
  BENCHMARK_MAVEN_JAVA_OPTIONS="$quote-Duser.home=$HOME$quote $BENCHMARK_MAVEN_JAVA_OPTIONS"
fi

# JAVA_HOME if it is set, else the java on the PATH.
if [ -n "${JAVA_HOME:-}" ]; then
  java=$JAVA_HOME/bin/java
  [ -x "$java" ] || fail "JAVA_HOME is '$JAVA_HOME', and there is no bin/java in it. Point it at a JDK $oldest_java or newer."
else
  java=$(command -v java) || fail "There is no java on the PATH and JAVA_HOME is not set. Install a JDK $oldest_java or newer."
fi

cli=$home/benchmark-cli
app=$cli/app/target
jar=$app/app.jar
classpath=$app/classpath
stamp=$app/built
good_java=$app/java

# Not if they have been deleted since, or are in the local repository of another user.
every_jar_is_readable() (
  IFS=:
  jars=$(cat "$classpath")
  for library in $jars; do
    [ -r "$library" ] || return 1
  done
)

is_stale() {
  [ -f "$jar" ] && [ -f "$classpath" ] || return 0
  case :$(cat "$classpath") in
    *":$home/benchmark-base/"*) ;;
    *) return 0 ;; # moved or copied since
  esac
  every_jar_is_readable || return 0
  witness=$stamp
  [ -f "$witness" ] || witness=$classpath # a build by hand leaves no stamp
  [ -n "$(find "$home/pom.xml" "$cli/pom.xml" "$cli"/*/pom.xml "$cli"/*/src/main \
    "$home/benchmark-base/pom.xml" "$home/benchmark-base/src/main" -newer "$witness" -print | head -n 1)" ]
}

# An older java would fail without saying why. The one last found good is not asked again.
require_java() {
  real=$(readlink -f "$java" 2>/dev/null) || real=$java
  [ "$(cat "$good_java" 2>/dev/null)" != "$real" ] || return 0
  answer=$("$java" -version 2>&1) || :
  version=$(printf '%s\n' "$answer" | sed -n 's/.* version "\([0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "'$java' does not say its version, but: ${answer:-nothing}
Point JAVA_HOME at a JDK $oldest_java or newer that starts."
  feature=${version#1.}
  feature=${feature%%.*}
  [ "$feature" -ge "$oldest_java" ] 2>/dev/null ||
    fail "'$java' is version $version; JDK $oldest_java or newer is needed. Point JAVA_HOME at one."
  { mkdir -p "$app" && printf '%s\n' "$real" >"$good_java"; } 2>/dev/null || :
}

# How far Maven is, by its log, in a line of at most so many columns.
progress() {
  awk -v columns="$1" '
    /^\[INFO\] Building .* \[[0-9]+\/[0-9]+\]$/ { split(substr($NF, 2), module, /[\/\]]/) }
    / Downloading from / { name = $NF; sub(/.*\//, "", name) }
    / Downloaded from / {
      files++
      size = substr($(NF - 4), 2)
      bytes += size * ($(NF - 3) == "GB" ? 1e9 : $(NF - 3) == "MB" ? 1e6 : $(NF - 3) == "B" ? 1 : 1e3)
    }
    END {
      if (module[2]) text = "module " module[1] " of " module[2]
      if (files) text = text sprintf("%s%d files downloaded (%.1f MB), last %s", text ? ", " : "", files, bytes / 1e6, name)
      print substr("  " text, 1, columns)
    }' "$log"
}

# Shows how far Maven is: each second on a terminal, elsewhere in a line now and then. Ends Maven when
# this process is killed and cannot.
watch() {
  told=
  seconds=0
  while kill -0 "$maven"; do
    kill -0 $$ || {
      kill "$maven"
      return
    }
    if [ "$terminal" = true ]; then
      printf '\r\033[K%s' "$(progress $((columns - 1)))" >&9
    elif [ $((seconds % 15)) = 14 ]; then
      text=$(progress 1000)
      [ "$text" = "$told" ] || printf '%s\n' "$text" >&9
      told=$text
    fi
    seconds=$((seconds + 1))
    sleep 1 9>&-
  done
}

end_watch() {
  [ -z "$watcher" ] || kill "$watcher" 2>/dev/null || :
  wait "$watcher" 2>/dev/null || :
  [ "$terminal" = false ] || printf '\r\033[K' >&2
}

# Runs Maven in the background, so that a signal ends both at once.
build() {
  command -v mvn >/dev/null 2>&1 ||
    fail "Maven is needed to build, and there is no mvn on the PATH. Install Maven 3.6.3 or newer."
  echo "Building the command line …" >&2
  new_stamp=$home/target/stamp.$$
  log=$home/target/build.$$.log
  mkdir -p "$app"
  : >"$new_stamp"
  touch -t 200001010000 "$stamp" # a build that does not end leaves it stale
  (
    [ -z "$BENCHMARK_MAVEN_JAVA_OPTIONS" ] || export JAVA_TOOL_OPTIONS="$BENCHMARK_MAVEN_JAVA_OPTIONS"
    exec mvn -B -f "$home/pom.xml" -pl :app -am -Dmaven.test.skip=true package
  ) >"$log" 2>&1 </dev/null 8>&- &
  maven=$!
  watch 9>&2 >/dev/null 2>&1 8>&- &
  watcher=$!
  status=0
  wait "$maven" || status=$?
  maven=
  end_watch
  if [ $status != 0 ] || [ ! -f "$jar" ] || [ ! -f "$classpath" ]; then
    # a Maven that has not begun does not mark its errors
    errors=$(grep '^\[[EF]' "$log" | head -n 25)
    printf '%s\n' "${errors:-$(tail -n 25 "$log")}" >&2
    rm -f "$new_stamp"
    [ $status != 0 ] || fail "The build made no $jar, although Maven reports none of its errors. Full log: $log"
    fail "The build failed: mvn ended with exit status $status. Full log: $log"
  fi
  mv -f "$new_stamp" "$stamp"
  rm -f "$log"
}

# Ends what runs, and this process as the signal would have done.
interrupted() {
  trap '' INT TERM HUP
  if [ -n "$maven" ]; then
    kill "$maven" 2>/dev/null || :
    wait "$maven" 2>/dev/null || :
    end_watch
    rm -f "$new_stamp" "$log"
  fi
  rm -f "$lock.$$"
  echo "Interrupted." >&2
  exit "$1"
}

# Two runs may start at once: one builds, the other waits. The system frees flock's lock when its
# owner ends, however it ends. Without flock, the lock is a file that appears with its owner's
# process id in it, and is taken from an owner that is gone.
try_lock() {
  if command -v flock >/dev/null 2>&1; then
    flock -n 8
    return
  fi
  echo $$ >"$lock.$$"
  if ln "$lock.$$" "$lock.owner" 2>/dev/null; then
    trap 'rm -f "$lock.owner"' EXIT
    rm -f "$lock.$$"
    return
  fi
  rm -f "$lock.$$"
  owner=$(cat "$lock.owner" 2>/dev/null) && ! kill -0 "$owner" 2>/dev/null && rm -f "$lock.owner"
  return 1
}

unlock() {
  exec 8>&-
  rm -f "$lock.owner"
  trap - EXIT INT TERM HUP
}

terminal=false
columns=80
if [ -t 2 ]; then
  terminal=true
  columns=$(stty size 2>/dev/null </dev/tty | cut -d ' ' -f 2) || columns=
  [ "${columns:-0}" -gt 0 ] || columns=80 # some terminals say 0
fi

require_java

lock=$home/target/command-line.lock
maven=
watcher=
if is_stale; then
  # (not by ':', at whose failure a shell ends without a word)
  { mkdir -p "$home/target" && touch "$lock"; } 2>/dev/null ||
    fail "Cannot build in $home: the folder is not writable."
  trap 'interrupted 130' INT
  trap 'interrupted 143' TERM
  trap 'interrupted 129' HUP
  exec 8>"$lock"
  if ! try_lock; then
    echo "Waiting for another build of the command line ($lock) …" >&2
    until try_lock; do sleep 1; done
  fi
  if is_stale; then
    build
  fi
  unlock
fi

colour=false
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then
  colour=true
fi

# What measures compiles little, to leave the CPUs alone; a report of many hours needs fast code.
tier=1
[ "${1:-}" != report ] || tier=4

exec "$java" -XX:TieredStopAtLevel=$tier -XX:+UseSerialGC -Xshare:auto \
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Duser.language=en -Duser.country=US \
  -Dbenchmark.home="$home" -Dbenchmark.terminal="$terminal" -Dbenchmark.columns="$columns" \
  -Dbenchmark.colour="$colour" ${nameless:+-Duser.home="$HOME"} \
  -cp "$jar:$(cat "$classpath")" benchmark.cli.Main "$@"
