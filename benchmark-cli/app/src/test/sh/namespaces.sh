#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Two hosts in one: network namespaces, each with an sshd that knows one key, at an address of its own.
#
#   namespaces.sh up DIR     makes them; DIR/bin/ssh then knows them as blue and red
#   namespaces.sh cut DIR    takes blue's network down
#   namespaces.sh down DIR   removes them, and ends what runs in them
#
# Exit status 77, with the reason, where the system does not allow it.

set -eu

dir=$2
bridge=bench-lan

skip() {
  printf '%s\n' "$1" >&2
  exit 77
}

address() {
  case $1 in
    blue) echo 10.213.77.1 ;;
    red) echo 10.213.77.2 ;;
  esac
}

up() {
  [ "$(id -u)" = 0 ] || skip "Network namespaces need root."
  for program in ip ssh ssh-keygen /usr/sbin/sshd; do
    command -v "$program" >/dev/null 2>&1 || skip "There is no $program (openssh-server, iproute2)."
  done
  ip netns add bench-blue 2>/dev/null || skip "The system allows no network namespaces."
  ip netns add bench-red
  ip link add "$bridge" type bridge 2>/dev/null || {
    down
    skip "The system allows no network bridge."
  }
  ip address add 10.213.77.254/24 dev "$bridge"
  ip link set "$bridge" up
  mkdir -p "$dir/bin" /run/sshd
  ssh-keygen -q -t ed25519 -N '' -f "$dir/key"
  : >"$dir/known_hosts"
  : >"$dir/config"
  for host in blue red; do
    ip link add "bench-$host" type veth peer name eth0 netns "bench-$host"
    ip link set "bench-$host" master "$bridge" up
    ip -n "bench-$host" link set lo up
    ip -n "bench-$host" address add "$(address $host)/24" dev eth0
    ip -n "bench-$host" link set eth0 up
    ssh-keygen -q -t ed25519 -N '' -f "$dir/$host.host"
    cat >"$dir/$host.sshd" <<END
ListenAddress $(address $host)
HostKey $dir/$host.host
PidFile $dir/$host.pid
AuthorizedKeysFile $dir/key.pub
PasswordAuthentication no
StrictModes no
UsePAM no
SetEnv BENCHMARK_CACHE=$dir/$host-cache JAVA_HOME=${JAVA_HOME:-}
END
    ip netns exec "bench-$host" /usr/sbin/sshd -f "$dir/$host.sshd"
    printf '%s %s\n' "$(address $host)" "$(cut -d ' ' -f 1,2 "$dir/$host.host.pub")" >>"$dir/known_hosts"
    printf 'Host %s\n  HostName %s\n  User root\n  IdentityFile %s\n  IdentitiesOnly yes\n  UserKnownHostsFile %s\n' \
      "$host" "$(address $host)" "$dir/key" "$dir/known_hosts" >>"$dir/config"
  done
  printf '#!/bin/sh\nexec %s -F %s "$@"\n' "$(command -v ssh)" "$dir/config" >"$dir/bin/ssh"
  chmod +x "$dir/bin/ssh"
}

down() {
  for host in blue red; do
    [ ! -f "$dir/$host.pid" ] || kill "$(cat "$dir/$host.pid")" 2>/dev/null || :
    for pid in $(ip netns pids "bench-$host" 2>/dev/null); do
      kill -9 "$pid" 2>/dev/null || :
    done
    ip netns delete "bench-$host" 2>/dev/null || :
    ip link delete "bench-$host" 2>/dev/null || :
  done
  ip link delete "$bridge" 2>/dev/null || :
}

case $1 in
  up) up ;;
  cut) ip link set bench-blue down ;;
  down) down ;;
esac
