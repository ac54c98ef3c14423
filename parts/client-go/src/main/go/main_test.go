// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"testing"
	"time"

	"benchmark/client-go/calls"
	"benchmark/server-go/contract"
	"benchmark/server-go/proto"

	"google.golang.org/grpc"
)

// answering takes the place of a connection.
type answering func(request, reply any) error

func (a answering) Invoke(_ context.Context, _ string, request, reply any, _ ...grpc.CallOption) error {
	return a(request, reply)
}

func (answering) NewStream(context.Context, *grpc.StreamDesc, string, ...grpc.CallOption) (grpc.ClientStream, error) {
	return nil, errors.New("there are no streams")
}

func right(request, reply any) error {
	reply.(*proto.GetUserReply).User = contract.User(int(request.(*proto.GetUserRequest).Id))
	return nil
}

func wrong(any, any) error {
	return nil
}

func failing(any, any) error {
	return errors.New("the server\nis gone")
}

func TestEachRequestIsAnsweredByALine(t *testing.T) {
	for _, test := range []struct {
		connection answering
		request    string
		answer     string
	}{
		{right, "check getUser", "RIGHT"},
		{right, "slice getUser 2 20", `SLICE( \d+:\d+)+`},
		{right, "counters", `COUNTERS( -?\d+){14}`},
		{wrong, "check getUser", `WRONG Wrong answer to getUser, request 0: expected user:\{.*, got \.`},
		{wrong, "slice existUser 1 20", `WRONG Wrong answer to existUser, request 0: .*`},
		{failing, "check ping", "FAILED the server is gone"},
		{failing, "slice string?size=1K 1 20", "FAILED the server is gone"},
		{failing, "hash user", "FAILED the server is gone"},
		{right, "check fly", "REFUSED 'fly' is not an operation that the client in Go knows. Name others with --ops."},
		{right, "check string?size=json-1", `REFUSED 'json-1' is not a size .*`},
		{right, "slice getUser 0 20", "REFUSED '0 20' are not a number of callers and one of milliseconds"},
		{right, "hash streams", "REFUSED 'streams' is not a contract that the client in Go knows."},
		{right, "fly away", "REFUSED 'fly away' is not a request that this client knows"},
	} {
		var answers strings.Builder
		serve(strings.NewReader(test.request+"\n"), &answers, calls.Of(test.connection, time.Second))
		if !regexp.MustCompile("^" + test.answer + "\n$").MatchString(answers.String()) {
			t.Errorf("%s: %s", test.request, answers.String())
		}
	}
}
