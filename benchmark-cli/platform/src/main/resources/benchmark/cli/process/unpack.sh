# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Takes files into the cache of a place: a tar stream of HASH/NAME. Arguments: the cache, and the session's
# folder. What is in the cache is complete: files come there by renaming.

umask 077
cd "$1/files" || exit 1
mkdir -p "$2/incoming" || exit 1
tar -xof - -C "$2/incoming" || exit 1
for file in "$2/incoming"/*/* "$2/incoming"/*/.[!.]*; do
  [ -e "$file" ] || continue # the pattern itself, where nothing has such a name
  name=${file#"$2/incoming/"}
  mkdir -p "${name%/*}" || exit 1 # it may be there: the same under another name
  [ -e "$name" ] || mv "$file" "${name%/*}/" 2>/dev/null || [ -e "$name" ] || exit 1 # another session may be faster
done
rm -rf "$2/incoming"
