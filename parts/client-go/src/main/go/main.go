// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// A gRPC client of the contracts in grpc-go: it calls when it is asked to, by the protocol of
// docs/commands.md.
package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"benchmark/client-go/calls"
	"benchmark/client-go/loop"
	"benchmark/server-go/part"

	"google.golang.org/grpc"
	"google.golang.org/grpc/connectivity"
	"google.golang.org/grpc/credentials/insecure"
)

const (
	// The largest message that is read: the same 8 MiB as in every other pair.
	maxMessageBytes = 8 << 20
	// How long connecting may take.
	patience = 5 * time.Second
	// What a call may take unless somebody says otherwise.
	timeoutMillis = 5_000
)

func main() {
	connection, err := connect()
	if err != nil {
		fmt.Println("FAILED", oneLine(err))
		os.Exit(1)
	}
	part.Libraries("google.golang.org/grpc", "google.golang.org/protobuf")
	fmt.Println("READY")
	serve(os.Stdin, os.Stdout, calls.Of(connection, timeout()))
}

// connect opens the one connection that all callers share, with what grpc-go ships, but for the size of messages,
// retries, and a proxy that the environment may name.
func connect() (*grpc.ClientConn, error) {
	connection, err := grpc.NewClient("passthrough:///"+part.Address(),
		grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(maxMessageBytes)),
		grpc.WithDisableRetry(),
		grpc.WithNoProxy())
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	connection.Connect()
	for state := connection.GetState(); state != connectivity.Ready; state = connection.GetState() {
		if !connection.WaitForStateChange(ctx, state) {
			return nil, fmt.Errorf("No server answers at %s. It has ended, or something else listens there: see its log.", part.Address())
		}
	}
	return connection, nil
}

func timeout() time.Duration {
	millis, err := strconv.Atoi(os.Getenv("BENCHMARK_TIMEOUT"))
	if err != nil {
		millis = timeoutMillis
	}
	return time.Duration(millis) * time.Millisecond
}

// serve answers each line with a line, until there are no more.
func serve(requests io.Reader, answers io.Writer, contracts calls.Contracts) {
	measured := loop.New()
	for lines := bufio.NewScanner(requests); lines.Scan(); {
		reply, err := answer(strings.Fields(lines.Text()), contracts, measured)
		if err != nil {
			reply = kind(err) + " " + oneLine(err)
		}
		fmt.Fprintln(answers, reply)
	}
}

func answer(words []string, contracts calls.Contracts, measured *loop.Loop) (string, error) {
	switch {
	case len(words) == 2 && words[0] == "check":
		operation, err := contracts.Operation(words[1])
		if err != nil {
			return "", err
		}
		return "RIGHT", operation.Check()
	case len(words) == 4 && words[0] == "slice":
		operation, err := contracts.Operation(words[1])
		if err != nil {
			return "", err
		}
		callers, millis, err := numbers(words[2], words[3])
		if err != nil {
			return "", err
		}
		times, err := measured.Slice(operation, callers, time.Duration(millis)*time.Millisecond)
		return "SLICE" + times, err
	case len(words) == 2 && words[0] == "hash":
		hash, err := contracts.Hash(words[1])
		return "HASH " + hash, err
	case len(words) == 1 && words[0] == "counters":
		return "COUNTERS " + part.Counters(), nil
	default:
		return "", calls.Refused(strings.Join(words, " "), "is not a request that this client knows")
	}
}

func numbers(callers, millis string) (int, int, error) {
	first, err := strconv.Atoi(callers)
	if err == nil {
		var second int
		if second, err = strconv.Atoi(millis); err == nil && first > 0 && second > 0 {
			return first, second, nil
		}
	}
	return 0, 0, calls.Refused(callers+" "+millis, "are not a number of callers and one of milliseconds")
}

// kind is the first word of the answer to a request that failed.
func kind(err error) string {
	switch err.(type) {
	case calls.WrongAnswer:
		return "WRONG"
	case calls.NotKnown:
		return "REFUSED"
	default:
		return "FAILED"
	}
}

func oneLine(err error) string {
	return strings.Join(strings.Fields(err.Error()), " ")
}
