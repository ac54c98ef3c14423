# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Takes files into the cache of a place: a tar stream of HASH/NAME. Arguments: the cache, and the session's
# folder. What is in the cache is whole: files come there by renaming.

umask 077
cd "$1/files" || exit 1
mkdir -p "$2/incoming" || exit 1
tar -xof - -C "$2/incoming" || exit 1
for file in "$2/incoming"/*; do
  mv "$file" . 2>/dev/null || [ -e "${file##*/}" ] || exit 1 # another session may have been faster
done
rm -rf "$2/incoming"
