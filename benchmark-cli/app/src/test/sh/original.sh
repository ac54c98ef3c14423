#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Measures this project against the harness that it grew out of, on the same library: a built checkout
# of apache/dubbo-benchmark and dubbo-hessianlite@dubbo=3.2.11,filters=none here, in turn, with the same
# arguments of JMH.
#
#   original.sh CHECKOUT ALTERNATIONS RESULTS [JMH ARGUMENTS...]
#
# Without arguments of JMH: throughput as by default, 3 x 10 s of warm-up and 3 x 10 s of measurement for each
# of the four operations. Each alternation measures one operation after the other, each in one harness and right
# afterwards in the other, with a server and a client JVM of its own; which harness comes first changes from one
# alternation to the next. Everything goes to RESULTS, which must not exist. At the end it prints for every operation
# the scores in ops/ms and the ratio of this project to the original: the geometric mean over the alternations
# with its 95% interval (Student's t on the logarithms).
#
# Linux only: it asks /proc whether the original's server listens.

set -eu

die() {
  echo "$1" >&2
  exit "${2:-1}"
}

[ $# -ge 3 ] || die "Usage: original.sh CHECKOUT ALTERNATIONS RESULTS [JMH ARGUMENTS...]" 2
checkout=$1
alternations=$2
results=$3
shift 3
case $alternations in '' | *[!0-9]* | 0) die "'$alternations' is not a number of alternations. Give 2 or more." 2 ;; esac
[ "$alternations" -ge 2 ] || die "One alternation has no spread. Give 2 or more." 2
[ $# -gt 0 ] || set -- -wi 3 -w 10 -i 3 -r 10
checkout=$(CDPATH='' cd -- "$checkout" && pwd -P) || die "There is no folder $checkout. Give a built checkout of the original." 2
[ ! -e "$results" ] || die "$results exists. Give another folder." 2

home=$(CDPATH='' cd -- "$(dirname "$0")/../../../../.." && pwd -P)
[ -x "$home/benchmark.sh" ] || die "There is no benchmark.sh in $home. Run this script where the project has it."
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
port=18555
pair=dubbo-hessianlite
variant=$pair@dubbo=3.2.11,filters=none
operations='existUser createUser getUser listUser'

# The only jar of one of the original's modules.
jar_of() {
  set -- "$checkout/$1/target/$1"-*.jar
  [ -f "$1" ] || die "$1 is missing. Build the original first; docs/equal-to-the-original.md has the commands."
  printf '%s\n' "$1"
}
server_jar=$(jar_of $pair-server)
client_jar=$(jar_of $pair-client)

mkdir -p "$results"
results=$(CDPATH='' cd -- "$results" && pwd -P)

server=
end_server() {
  if [ -n "$server" ]; then
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    server=
  fi
}
trap end_server EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# As the original's benchmark.sh starts a JVM, but for the time that a call may take: its second is too short
# for 32 cold callers on two CPUs, and it calls again without a word. It writes its logs where it is started.
original_java() {
  cd "$results"
  exec "$java" -Ddubbo.consumer.timeout=5000 -server -Xmx1g -Xms1g -XX:MaxDirectMemorySize=1g -XX:+UseG1GC \
    -Dserver.host=localhost -Dserver.port=$port "$@"
}

is_listening() {
  grep -qi ":$(printf %04x $port) [0-9A-F]*:0000 0A" /proc/net/tcp /proc/net/tcp6 2>/dev/null
}

# Runs the original: name of its files in the results, operation, arguments of JMH.
original() {
  name=$1
  operation=$2
  shift 2
  ! is_listening || die "Port $port is in use. End what listens there."
  (original_java -jar "$server_jar") >"$results/$name-server.log" 2>&1 &
  server=$!
  seconds=0
  until is_listening; do
    if [ $seconds -ge 60 ] || ! kill -0 "$server" 2>/dev/null; then
      die "The original's server did not start. See $results/$name-server.log"
    fi
    sleep 1
    seconds=$((seconds + 1))
  done
  (original_java -cp "$client_jar" org.openjdk.jmh.Main "ClientSimple\.$operation" -bm thrpt -tu ms -t 32 -f 1 \
    -foe true -rf json -rff "$results/$name-original.json" "$@") >"$results/$name-original.txt" 2>&1 ||
    die "The original's client failed. See $results/$name-original.txt"
  end_server
}

# Runs this project, likewise.
this_project() {
  name=$1
  operation=$2
  shift 2
  "$home/benchmark.sh" -o "$results/$name" "$variant" -- -bm thrpt -t 32 -f 1 "$@" "$operation" \
    >"$results/$name-this.txt" 2>&1 || die "This project's run failed. See $results/$name-this.txt"
  cp "$results/$name/latest/jmh.json" "$results/$name-this.json"
}

n=1
while [ $n -le "$alternations" ]; do
  echo "Alternation $n of $alternations ..." >&2
  for each in $operations; do
    if [ $((n % 2)) -eq 1 ]; then
      original "$n-$each" "$each" "$@"
      this_project "$n-$each" "$each" "$@"
    else
      this_project "$n-$each" "$each" "$@"
      original "$n-$each" "$each" "$@"
    fi
  done
  n=$((n + 1))
done

# The first score after a benchmark's name is that of its main metric.
scores() {
  LC_ALL=C awk -v number="$2" -v harness="$3" -F '[ :,"]+' '
    $2 == "benchmark" { name = $3; sub(/.*\./, "", name); wanted = 1 }
    $2 == "score" && wanted { print name, number, harness, $3; wanted = 0 }' "$1"
}
n=1
while [ $n -le "$alternations" ]; do
  for each in $operations; do
    scores "$results/$n-$each-original.json" $n original
    scores "$results/$n-$each-this.json" $n this
  done
  n=$((n + 1))
done >"$results/scores.txt"

LC_ALL=C awk -v all="$alternations" '
  BEGIN {
    split("12.706 4.303 3.182 2.776 2.571 2.447 2.365 2.306 2.262 2.228 2.201 2.179 2.160 2.145 2.131", t, " ")
  }
  { score[$1, $2, $3] = $4; if (!($1 in seen)) { seen[$1] = 1; names[++count] = $1 } }
  END {
    printf "%-11s %s\n", "ops/ms", "original / this project, alternation by alternation"
    for (i = 1; i <= count; i++) {
      name = names[i]; sum = 0; squares = 0; line = ""
      for (n = 1; n <= all; n++) {
        was = score[name, n, "original"]; is = score[name, n, "this"]
        if (was <= 0 || is <= 0) { print name ": a score is missing in alternation " n; exit 1 }
        line = line sprintf("  %.2f / %.2f", was, is)
        log_ratio = log(is / was); sum += log_ratio; squares += log_ratio * log_ratio
      }
      mean = sum / all
      variance = (squares - all * mean * mean) / (all - 1)
      half = (all - 1 in t ? t[all - 1] : 1.960) * sqrt((variance > 0 ? variance : 0) / all)
      printf "%-11s%s\n", name, line
      ratios = ratios sprintf("%-11s %.3f  (%.3f to %.3f)\n", name, exp(mean), exp(mean - half), exp(mean + half))
    }
    printf "\n%-11s this project to the original, 95%% interval over %d alternations\n%s", "ratio", all, ratios
  }' "$results/scores.txt" | tee "$results/ratios.txt"
