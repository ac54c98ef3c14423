# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs a part at a place, with this standard input. Arguments: the session's folder, the file for the process's
# id, and the command. The options that an environment gives to every JVM are not for measurements.

unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS
umask 022
cd "$1" || exit 1
file=$2
shift 2
exec 3<&0
"$@" <&3 3<&- &
pid=$!
exec 3<&- </dev/null
echo "$pid" >"$file"
wait "$pid"
status=$?
rm -f "$file"
exit "$status"
