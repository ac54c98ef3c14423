// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// Package part is what a server or client that is a command and the process that starts it agree on:
// docs/commands.md.
package part

import (
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"
)

// The exit status of a server that has failed, and of one that was asked to end.
const (
	failed     = 1
	terminated = 128 + int(syscall.SIGTERM)
)

// Address is where to listen.
func Address() string {
	return net.JoinHostPort(os.Getenv("BENCHMARK_HOST"), os.Getenv("BENCHMARK_PORT"))
}

// Ready says that the server answers, what it is built of, and where its counters are.
func Ready(libraries ...string) {
	line := "READY " + Address()
	port, err := startCounters()
	if err != nil {
		Fail(err)
	}
	if port > 0 {
		line += fmt.Sprintf(" counters %d", port)
	}
	Libraries(libraries...)
	fmt.Println(line)
}

// Libraries says what this program is built of. The libraries are named as in go.mod.
func Libraries(libraries ...string) {
	fmt.Println("LIBRARY go", strings.TrimPrefix(runtime.Version(), "go"))
	build, _ := debug.ReadBuildInfo()
	for _, library := range libraries {
		for _, used := range build.Deps {
			if used.Path == library {
				fmt.Println("LIBRARY", library, strings.TrimPrefix(used.Version, "v"))
			}
		}
	}
}

// AwaitEnd waits until standard input ends or a signal asks this process to end.
func AwaitEnd() {
	end := make(chan os.Signal, 1)
	signal.Notify(end, syscall.SIGTERM, syscall.SIGINT)
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		end <- syscall.SIGTERM
	}()
	<-end
}

// End ends this process, which was asked to.
func End() {
	os.Exit(terminated)
}

// Fail says why the server cannot start, and ends this process.
func Fail(cause error) {
	fmt.Fprintln(os.Stderr, cause)
	if file := os.Getenv("BENCHMARK_FAILURE"); file != "" {
		line := "START\t" + strings.Join(strings.Fields(cause.Error()), " ") + "\n"
		_ = os.WriteFile(file, []byte(line), 0o600) // the sentence above says it, too
	}
	os.Exit(failed)
}
