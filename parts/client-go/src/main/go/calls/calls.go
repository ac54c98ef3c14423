// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// Package calls makes the calls of the contracts, and checks the answers.
package calls

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"google.golang.org/grpc"
	pb "google.golang.org/protobuf/proto"
)

// WrongAnswer is an answer that is not the contract's.
type WrongAnswer struct{ error }

// NotKnown is a request for what this client does not do.
type NotKnown struct{ error }

// Refused says that something, such as an operation, is not known, and why.
func Refused(what, why string) error {
	return NotKnown{fmt.Errorf("'%s' %s", what, why)}
}

// Operation is a kind of call with its prepared requests.
type Operation struct {
	name     string
	requests int
	call     func(request int) error
	check    func(request int) (pb.Message, error)
}

// Requests is how many different ones there are.
func (o Operation) Requests() int {
	return o.requests
}

// Call makes a request, and looks at the answer where that costs next to nothing.
func (o Operation) Call(request int) error {
	return o.call(request)
}

// Check makes some requests, and compares the answers in full.
func (o Operation) Check() error {
	places := []int{0, 1, 2, 17, o.requests - 2, o.requests - 1}
	for _, request := range places {
		if request >= 0 && request < o.requests {
			if _, err := o.check(request); err != nil {
				return err
			}
		}
	}
	return nil
}

// kind is what an operation is made of: messages of the schema.
type kind[Q, A pb.Message] struct {
	name string
	// stub is what protoc has made.
	stub func(context.Context, Q, ...grpc.CallOption) (A, error)
	// requests are prepared.
	requests []Q
	// answer is the expected one.
	answer func(request int) A
	// accepts says whether an answer may be that one.
	accepts func(request int, answer A) bool
}

func (k kind[Q, A]) operation(timeout time.Duration) Operation {
	call := func(request int) (A, error) {
		ctx, cancel := context.WithTimeout(context.Background(), timeout)
		defer cancel()
		return k.stub(ctx, k.requests[request])
	}
	wrong := func(request int, answer A) error {
		return WrongAnswer{fmt.Errorf("Wrong answer to %s, request %d: expected %s, got %s.", k.name, request,
			shorten(k.answer(request)), shorten(answer))}
	}
	return Operation{k.name, len(k.requests),
		func(request int) error {
			answer, err := call(request)
			if err == nil && !k.accepts(request, answer) {
				err = wrong(request, answer)
			}
			return err
		},
		func(request int) (pb.Message, error) {
			answer, err := call(request)
			if err == nil && !pb.Equal(answer, k.answer(request)) {
				err = wrong(request, answer)
			}
			return answer, err
		}}
}

func shorten(message pb.Message) string {
	const shown = 300
	text := []rune(fmt.Sprint(message))
	if len(text) > shown {
		return string(text[:shown]) + "…"
	}
	return string(text)
}

// Contracts are the operations of all contracts that this client can call.
type Contracts struct {
	connection  grpc.ClientConnInterface
	timeout     time.Duration
	users, echo []Operation
	others      *echoes
}

// Of are the calls over a connection.
func Of(connection grpc.ClientConnInterface, timeout time.Duration) Contracts {
	echo := newEchoes(connection, timeout)
	return Contracts{connection, timeout, users(connection, timeout), echo.all(), echo}
}

// Operation finds one by its name with its parameters, such as string?size=1K.
func (c Contracts) Operation(name string) (Operation, error) {
	for _, operation := range slices.Concat(c.users, c.echo) {
		if operation.name == name {
			return operation, nil
		}
	}
	if size, isText := strings.CutPrefix(name, textOfSize); isText {
		return c.others.text(size)
	}
	return Operation{}, Refused(name, "is not an operation that the client in Go knows. Name others with --ops.")
}
