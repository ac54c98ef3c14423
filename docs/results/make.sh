#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Makes the gallery in this folder anew, which takes about three hours of a machine that does nothing else:
#   docs/results/make.sh
# PAIRS, OPERATIONS, STACKS, BASELINE, CANDIDATE, BLOCKS, OPTIONS and CODEC measure something else, and GALLERY is another
# folder.

set -eu
project=$(cd "$(dirname "$0")/../.." && pwd)
gallery=${GALLERY:-$project/docs/results}
new=$gallery/new
options="${OPERATIONS:+--ops $OPERATIONS} ${OPTIONS:-}"

# A file without the folders of this machine: jars and programs by their names, the project's files from its root.
copy() {
  root=$(printf '%s' "$project" | sed 's/[][\.*^$&#]/\\&/g')
  sed -E -e '/^(Page|Markdown|Results): /d' -e 's#([":])/[^":]*/([^/":]+\.jar)#\1\2#g' -e 's#([":])/[^":]*/[t]arget/([^/":]+)#\1\2#g' -e "s#$root/##g" "$1" > "$2"
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

# Measures a comparison of so many blocks, and keeps it without the runs of its blocks and its page: compare.json has the
# values, and `report` draws the page.
compare() {
  name=$1
  blocks=$2
  shift 2
  # shellcheck disable=SC2086 # several words
  "$project/benchmark.sh" compare -o "$new/$name" --blocks "$blocks" --export-csv "$new/$name.csv" ${OPTIONS:-} "$@" > "$new/$name.txt"
  rm -rf "${gallery:?}/$name"
  mkdir "$gallery/$name"
  for file in compare.json compare.md; do
    copy "$(echo "$new/$name"/*-compare/$file)" "$gallery/$name/$file"
  done
  copy "$new/$name.txt" "$gallery/$name/compare.txt"
}

# Compares a pair in its set-ups: shipped, standard and tuned, as far as they differ.
compare_setups() {
  variants=
  for variant in "$1@setup=shipped" "$1" "$1@setup=tuned"; do
    if printf '%s\n' "$1" "$others" | grep -qxF "$variant"; then
      variants="$variants $variant"
    fi
  done
  case $1 in
    spring-json | rest-json) operations=existUser,createUser,listUser ;; # the shipped client sends bodies in another way
    *) operations=existUser,listUser ;;
  esac
  # shellcheck disable=SC2086 # several words
  compare "setups/$1" "${BLOCKS:-2}" --ops "${OPERATIONS:-$operations}" $variants
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
"$project/benchmark.sh" --quick -o "$new/runs" --export-csv "$new/all.csv" $options ${PAIRS:-all} > "$new/all.txt"

rm -rf "$gallery/all"
mkdir "$gallery/all"
copy "$(echo "$new/runs"/*-report-charts/*-listUser-calls-s.svg)" "$gallery/all.svg"
copy "$(echo "$new/runs"/*-report.html)" "$gallery/all.html"
copy "$(echo "$new/runs"/*-comparison.md)" "$gallery/all.md"
copy "$new/all.txt" "$gallery/all.txt"
for record in "$new/runs"/[0-9]*/run.json; do
  keep_run "$(dirname "$record")" "$gallery/all"
done

# shellcheck disable=SC2086 # several words
others=$("$project/benchmark.sh" list --setups ${PAIRS:-})
rm -rf "$gallery/setups"
mkdir "$gallery/setups" "$new/setups"
for pair in $(printf '%s\n' "$others" | sed 's/@.*//' | uniq); do
  compare_setups "$pair"
done
[ -z "$others" ] || setups "$new"/setups/*.csv > "$gallery/setups.csv"

# The same messages through different stacks: a line has the name of a comparison, and its variants.
stacks=${STACKS:-"grpc grpc-protobuf armeria-protobuf triple-protobuf
go grpc-protobuf@client={java,go} gogrpc-protobuf@client={java,go}
hessian dubbo-hessianlite sofa-hessian
spring spring-json feign-json"}
shorter=
[ -n "${OPTIONS:-}" ] || shorter="--warmup 10s --time 6s"
rm -rf "$gallery/stacks"
mkdir "$gallery/stacks" "$new/stacks"
printf '%s\n' "$stacks" | while read -r stack variants; do
  # shellcheck disable=SC2086 # several words
  compare "stacks/$stack" "${BLOCKS:-4}" --ops "${OPERATIONS:-existUser,listUser}" $shorter $variants < /dev/null
done

# shellcheck disable=SC2086 # several words
compare hessianlite-fastjson2 "${BLOCKS:-4}" ${OPERATIONS:+--ops "$OPERATIONS"} "${BASELINE:-dubbo-hessianlite}" "${CANDIDATE:-dubbo-fastjson2}"
copy "$(echo "$new/hessianlite-fastjson2"/*-compare/report.html)" "$gallery/hessianlite-fastjson2/report.html"

# shellcheck disable=SC2086 # several words
"$project/benchmark.sh" codec -o "$new/codec" ${CODEC:-dubbo-hessianlite dubbo-kryo dubbo-fastjson2} > "$new/codec.txt"
rm -rf "$gallery/codec"
mkdir "$gallery/codec"
copy "$(echo "$new/codec"/*-codec/codec.json)" "$gallery/codec/codec.json"
copy "$(echo "$new/codec"/*-codec/codec.md)" "$gallery/codec/codec.md"
rm -rf "$new"
