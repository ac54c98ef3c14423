// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package part

import (
	"bufio"
	"crypto/subtle"
	"fmt"
	"io"
	"net"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
)

const (
	missing      = -1
	longestToken = 128
	patience     = time.Second
	pause        = 100 * time.Millisecond
)

var (
	start  = time.Now()
	served atomic.Int64
)

// Counts says whether calls are to be counted.
func Counts() bool {
	return os.Getenv("BENCHMARK_COUNTED") == "true"
}

// Served counts a call.
func Served() {
	served.Add(1)
}

// startCounters answers whoever asks for the counters, if anybody will; it returns the port.
func startCounters() (int, error) {
	address, token := "", ""
	if remote := os.Getenv("BENCHMARK_COUNTERS_REMOTE"); remote != "" {
		text, err := os.ReadFile(os.Getenv("BENCHMARK_COUNTERS_TOKEN"))
		if err != nil {
			text = []byte(os.Getenv("BENCHMARK_TOKEN"))
		}
		if token = strings.TrimSpace(string(text)); token == "" {
			return 0, fmt.Errorf("the counters have no token: %w", err)
		}
		address = net.JoinHostPort(os.Getenv("BENCHMARK_HOST"), remote)
	} else if os.Getenv("BENCHMARK_COUNTERS") == "true" {
		port := os.Getenv("BENCHMARK_COUNTERS_PORT") // of the process whose place this one takes
		if port == "" {
			port = "0"
		}
		address = net.JoinHostPort("127.0.0.1", port)
	} else {
		return 0, nil
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return 0, err
	}
	go answer(listener, token)
	return listener.Addr().(*net.TCPAddr).Port, nil
}

// answer writes a line to whoever connects, and knows the token where there is one.
func answer(listener net.Listener, token string) {
	for {
		connection, err := listener.Accept()
		if err != nil {
			time.Sleep(pause) // such as no descriptor: the next one may find one
			continue
		}
		_ = connection.SetDeadline(time.Now().Add(patience))
		if token == "" || knows(connection, token) {
			_, _ = io.WriteString(connection, Counters()+"\n")
		}
		_ = connection.Close()
	}
}

func knows(connection net.Conn, token string) bool {
	said, err := bufio.NewReader(io.LimitReader(connection, longestToken+1)).ReadString('\n')
	return err == nil && subtle.ConstantTimeCompare([]byte(strings.TrimSuffix(said, "\n")), []byte(token)) == 1
}

// Counters has what Go counts, in the order of docs/commands.md. The kernel's numbers are left to
// whoever asks.
func Counters() string {
	samples := []metrics.Sample{
		{Name: "/gc/heap/allocs:bytes"},
		{Name: "/gc/heap/live:bytes"},
		{Name: "/sync/mutex/wait/total:seconds"},
		{Name: "/cpu/classes/gc/total:cpu-seconds"}, // as of the last collection
	}
	metrics.Read(samples)
	var pauses debug.GCStats
	debug.ReadGCStats(&pauses)
	live := int64(samples[1].Value.Uint64())
	if live == 0 { // before the first collection
		live = missing
	}
	calls := int64(missing)
	if Counts() {
		calls = served.Load()
	}
	return strings.Trim(fmt.Sprint([]int64{
		cpuNanos(),
		int64(samples[0].Value.Uint64()),
		pauses.PauseTotal.Milliseconds(),
		pauses.NumGC,
		missing, // peak of resident memory
		missing, // a JIT
		time.Since(start).Nanoseconds(),
		live,
		missing, // threads
		missing, // descriptors
		int64(samples[2].Value.Float64() * 1e9),
		missing, // pauses of more than 100 ms
		calls,
		int64(samples[3].Value.Float64() * 1e9),
	}), "[]")
}

func cpuNanos() int64 {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return missing
	}
	return used.Utime.Nano() + used.Stime.Nano()
}
