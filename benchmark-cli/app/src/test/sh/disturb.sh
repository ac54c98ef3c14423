#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# A neighbour for comparisons to hold out against: occupies one CPU for 0.5 to 8 s, leaves it for
# 0.5 to 20 s, at random, and so on until its time is up.
#
#   disturb.sh SECONDS [SEED]
#
# The same seed gives the same times with the same awk; without one the clock is the seed. Each
# disturbance is a line on standard output: the second it starts at and how long it lasts. It ends
# by itself, with exit status 0, and takes its child with it when it is ended before.

set -eu

usage() {
  echo "Usage: disturb.sh SECONDS [SEED], both whole numbers and SECONDS above 0, such as: disturb.sh 330 1" >&2
  exit 2
}

[ $# -eq 1 ] || [ $# -eq 2 ] || usage
total=$1
seed=${2:-$(date +%s)}
case $total in '' | *[!0-9]*) usage ;; esac
[ "$total" -gt 0 ] || usage
case $seed in '' | *[!0-9]*) usage ;; esac

child=
sleeper=
end_children() {
  for pid in $child $sleeper; do
    kill "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
  done
  child=
  sleeper=
}
trap end_children EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Sleeps in the background, so that a signal is heeded at once.
pause() {
  sleep "$1" &
  sleeper=$!
  wait "$sleeper"
  sleeper=
}

# Occupies one CPU, but never beyond the life of this script, even if that is killed.
burn() {
  while kill -0 "$1" 2>/dev/null; do
    i=0
    while [ "$i" -lt 20000 ]; do
      i=$((i + 1))
    done
  done
}

# Lines of: start, seconds busy, seconds idle; cut off at the total.
schedule() {
  LC_ALL=C awk -v total="$total" -v seed="$seed" 'BEGIN {
    srand(seed)
    rand() # neighbouring seeds have like first numbers in some awks
    for (now = 0; now < total; now += busy + idle) {
      busy = 0.5 + 7.5 * rand()
      idle = 0.5 + 19.5 * rand()
      if (now + busy > total) busy = total - now
      if (now + busy + idle > total) idle = total - now - busy
      printf "%.2f %.2f %.2f\n", now, busy, idle
    }
  }'
}

# A here-document, for a pipe would run the loop, its child and the trap in another shell.
while read -r start busy idle; do
  echo "$start $busy"
  burn $$ &
  child=$!
  pause "$busy"
  end_children
  pause "$idle"
done <<EOF
$(schedule)
EOF
