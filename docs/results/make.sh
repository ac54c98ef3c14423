#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Makes the gallery in this folder anew, which takes about an hour and a half of a machine that does nothing else:
#   docs/results/make.sh
# PAIRS, BASELINE, CANDIDATE, BLOCKS, OPTIONS and CODEC measure something else, and GALLERY is another folder.

set -eu
project=$(cd "$(dirname "$0")/../.." && pwd)
gallery=${GALLERY:-$project/docs/results}
new=$gallery/new

# A file without the folders of this machine: jars by their names, the project's files from its root.
copy() {
  root=$(printf '%s' "$project" | sed 's/[][\.*^$&#]/\\&/g')
  sed -E -e '/^(Page|Markdown|Results): /d' -e 's#([":])/[^":]*/([^/":]+\.jar)#\1\2#g' -e "s#$root/##g" "$1" > "$2"
}

# A run under the name of its pair, without what its other files tell, too.
keep_run() {
  kept=$2/$(basename "$1" | sed 's/^[0-9]*-[0-9]*-//')
  rm -rf "${kept:?}" # a pair that was measured again has a later run
  mkdir "$kept"
  for file in run.json costs.csv slices.hlog report.md; do
    copy "$1/$file" "$kept/$file"
  done
}

# Measures a comparison, and keeps it without the runs of its blocks, whose values compare.json has.
compare() {
  name=$1
  shift
  # shellcheck disable=SC2086 # several words
  "$project/benchmark.sh" compare -o "$new/$name" --blocks "${BLOCKS:-4}" ${OPTIONS:-} "$@" > "$new/$name.txt"
  keep_comparison "$(echo "$new/$name"/*-compare)" "$name"
  copy "$new/$name.txt" "$gallery/$name/compare.txt"
}

keep_comparison() {
  rm -rf "${gallery:?}/$2"
  mkdir "$gallery/$2"
  for file in compare.json compare.md report.html; do
    copy "$1/$file" "$gallery/$2/$file"
  done
}

# Exported numbers as calls/s of each pair in its set-ups: of those that have another one than the standard.
setups() {
  cat "$@" | tr -d '\r' | awk -F, -v OFS=, '
    { sub(/^"[^"]*"/, "quoted") } # the evidence may have a comma
    $1 == "evidence" { for (i = 1; i <= NF; i++) column[$i] = i; next }
    {
      split($column["pair"], variant, "@setup=")
      row = variant[1] OFS $column["operation"]
      if (!(row in pair)) { pair[row] = variant[1]; rows[++count] = row }
      if (variant[2] != "") others[variant[1]]
      calls[row, variant[2]] = sprintf("%.0f", 1000 * $column["throughput_ops_ms"])
    }
    END {
      print "pair,operation,shipped,standard,tuned"
      for (i = 1; i <= count; i++) {
        row = rows[i]
        if (pair[row] in others) print row, calls[row, "shipped"], calls[row, ""], calls[row, "tuned"]
      }
    }'
}

rm -rf "$new"
mkdir -p "$new"

# shellcheck disable=SC2086 # several words
"$project/benchmark.sh" --quick -o "$new/runs" --export-csv "$new/all.csv" ${OPTIONS:-} ${PAIRS:-all} > "$new/all.txt"

# shellcheck disable=SC2086 # several words
variants=$("$project/benchmark.sh" list --setups ${PAIRS:-})
if [ -n "$variants" ]; then
  # shellcheck disable=SC2086 # several words
  "$project/benchmark.sh" --quick -o "$new/setups" --export-csv "$new/others.csv" ${OPTIONS:-} $variants > "$new/setups.txt"
fi

rm -rf "$gallery/all"
mkdir "$gallery/all"
copy "$(echo "$new/runs"/*-report-charts/*-listUser-throughput.svg)" "$gallery/all.svg"
copy "$(echo "$new/runs"/*-report.html)" "$gallery/all.html"
copy "$(echo "$new/runs"/*-comparison.md)" "$gallery/all.md"
copy "$new/all.txt" "$gallery/all.txt"
for record in "$new/runs"/[0-9]*/run.json; do
  keep_run "$(dirname "$record")" "$gallery/all"
done

rm -rf "$gallery/setups"
mkdir "$gallery/setups"
for record in "$new/setups"/[0-9]*/run.json; do
  [ ! -e "$record" ] || keep_run "$(dirname "$record")" "$gallery/setups"
done
setups "$new"/*.csv > "$gallery/setups.csv"

compare hessianlite-fastjson2 "${BASELINE:-dubbo-hessianlite}" "${CANDIDATE:-dubbo-fastjson2}"

# shellcheck disable=SC2086 # several words
"$project/benchmark.sh" codec -o "$new/codec" ${CODEC:-dubbo-hessianlite dubbo-kryo dubbo-fastjson2} > "$new/codec.txt"
rm -rf "$gallery/codec"
mkdir "$gallery/codec"
copy "$(echo "$new/codec"/*-codec/codec.json)" "$gallery/codec/codec.json"
copy "$(echo "$new/codec"/*-codec/codec.md)" "$gallery/codec/codec.md"
rm -rf "$new"
