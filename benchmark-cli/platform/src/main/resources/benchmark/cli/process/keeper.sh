# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs at a place for as long as its standard input lasts. Arguments: the session's name. Makes the session's
# folder in the cache, then does what it is asked, one request after the other: lines of words as in read.sh;
# the answer is what the words print, then a line with the session's name and the exit status.
#
# However it ends, the session's processes end and its folder goes. What hears nothing for 30 s counts as cut off.

umask 077
name=$1
end_of_line=$(printf '\n.')
end_of_line=${end_of_line%.}

for base in "${BENCHMARK_CACHE:-}" "${XDG_CACHE_HOME:-}" "${HOME:+$HOME/.cache}" "${TMPDIR:-/tmp}"; do
  [ -n "$base" ] || continue
  cache=$base/rpc-benchmark
  session=$cache/sessions/$name
  mkdir -p "$cache/files" "$cache/sessions" 2>/dev/null && chmod 700 "$cache" 2>/dev/null &&
    mkdir "$session" "$session/tmp" 2>/dev/null && echo $$ >"$session/keeper.pid" 2>/dev/null && break
  session=
done
if [ -z "$session" ]; then
  echo "no folder for a cache can be written; set BENCHMARK_CACHE there" >&2
  exit 1
fi
command -v tar >/dev/null 2>&1 || {
  rm -rf "$session"
  echo "there is no tar on the PATH; install it there" >&2
  exit 1
}

# Ends the parts, kills those that do not end in 5 s, and removes the folder.
end_session() {
  for signal in TERM TERM TERM TERM TERM KILL; do
    left=
    for file in "$session"/*.pid; do
      [ "$file" != "$session/keeper.pid" ] || continue
      read -r pid 2>/dev/null <"$file" || continue
      kill -s "$signal" "$pid" 2>/dev/null && left=yes
    done
    [ -n "$left" ] || break
    sleep 1
  done
  rm -rf "$session"
}

# Watches the keeper, and how long it has heard nothing.
watch() {
  silent=0
  last=
  while [ "$silent" -lt 6 ] && sleep 5 && [ -d "$session" ] && kill -0 "$1" 2>/dev/null; do
    read -r beat 2>/dev/null <"$session/beat" || beat=
    [ "$beat" = "$last" ] || silent=-1
    last=$beat
    silent=$((silent + 1))
  done
  [ -d "$session" ] || exit 0
  kill "$1" 2>/dev/null
  end_session
}

watch $$ </dev/null >/dev/null 2>&1 &
trap 'end_session; exit 143' HUP INT TERM

# Requests that words alone cannot say.
store() { printf '%s\n' "$2" >"$1"; }
missing() { for file; do [ -e "$cache/files/$file" ] || echo "$file"; done; }
own() { cat "$cache/sessions/${name%-*}"-*/*.pid; } # of all sessions of one command

echo "$name $cache"
heard=0
while :; do
  set --
  word=
  separator=
  while IFS= read -r line; do
    case $line in
      =*)
        word=$word$separator${line#=}
        separator=$end_of_line
        ;;
      ,)
        set -- "$@" "$word"
        word=
        separator=
        ;;
      *) break ;;
    esac
    line=
  done
  [ "$line" = . ] || break
  heard=$((heard + 1))
  echo "$heard" >"$session/beat"
  "$@" </dev/null 2>/dev/null
  printf '\n%s %s\n' "$name" $?
done
end_session
