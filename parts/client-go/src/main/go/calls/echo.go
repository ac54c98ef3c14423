// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package calls

import (
	"regexp"
	"strconv"
	"time"

	"benchmark/server-go/contract"
	"benchmark/server-go/proto"

	"google.golang.org/grpc"
	pb "google.golang.org/protobuf/proto"
)

const (
	texts       = 16
	textOfSize  = "string?size="
	longestText = 1 << 20
)

var (
	// textSizes are those of the contract, in its order.
	textSizes = []string{"1K", "5K", "50K", "200K", "1K-chinese", "50K-chinese", "200K-chinese"}
	ownSize   = regexp.MustCompile(`^([1-9][0-9]{0,6})(K?)(-chinese)?$`)
)

// echoes is the echo contract: the answer is the request.
type echoes struct {
	stub    proto.EchoRpcClient
	timeout time.Duration
	// made are the texts that have been asked for, by their sizes.
	made map[string]Operation
}

func newEchoes(connection grpc.ClientConnInterface, timeout time.Duration) *echoes {
	return &echoes{proto.NewEchoRpcClient(connection), timeout, map[string]Operation{}}
}

func (e *echoes) all() []Operation {
	var persons []*proto.Person
	var people []*proto.People
	for id := range contract.Persons {
		persons = append(persons, contract.Person(id))
		people = append(people, contract.People(id))
	}
	return []Operation{
		kind[*proto.Person, *proto.Person]{
			"person", e.stub.Person, persons,
			func(n int) *proto.Person { return persons[n] },
			func(n int, answer *proto.Person) bool { return answer.Id == int64(n) },
		}.operation(e.timeout),
		kind[*proto.People, *proto.People]{
			"people", e.stub.People, people,
			func(n int) *proto.People { return people[n] },
			func(n int, answer *proto.People) bool {
				first := answer.Persons[persons[n].GetName()]
				return len(answer.Persons) == contract.Together && first != nil && first.Id == int64(n)
			},
		}.operation(e.timeout),
		kind[*proto.Nothing, *proto.Nothing]{
			"ping", e.stub.Ping, []*proto.Nothing{{}},
			func(int) *proto.Nothing { return &proto.Nothing{} },
			func(int, *proto.Nothing) bool { return true },
		}.operation(e.timeout),
	}
}

// text sends texts of a size, such as 1K or 300-chinese.
func (e *echoes) text(size string) (Operation, error) {
	if known, made := e.made[size]; made {
		return known, nil
	}
	form := ownSize.FindStringSubmatch(size)
	if form == nil {
		return Operation{}, Refused(size, "is not a size that the client in Go knows: it sends no text of a user.")
	}
	length, _ := strconv.Atoi(form[1])
	if form[2] == "K" {
		length <<= 10
	}
	if length > longestText {
		return Operation{}, Refused(size, "is longer than 1,048,576 characters.")
	}
	var requests []*proto.Text
	for n := range texts {
		text := contract.Text(n, length)
		if form[3] != "" {
			text = contract.ChineseText(n, length)
		}
		requests = append(requests, &proto.Text{Text: pb.String(text)})
	}
	operation := kind[*proto.Text, *proto.Text]{
		textOfSize + size, e.stub.String, requests,
		func(n int) *proto.Text { return requests[n] },
		func(n int, answer *proto.Text) bool {
			return contract.IsLikeText(requests[n].GetText(), answer.GetText())
		},
	}.operation(e.timeout)
	e.made[size] = operation
	return operation, nil
}

// everyEcho makes every call of the echo contract, as everyUser does.
func everyEcho(c Contracts, line func(words ...string)) error {
	for _, size := range textSizes {
		operation, err := c.others.text(size)
		if err != nil {
			return err
		}
		if err := every(operation, "string", "string ("+size+")", line); err != nil {
			return err
		}
	}
	for _, operation := range c.echo {
		if err := every(operation, operation.name, operation.name, line); err != nil {
			return err
		}
	}
	return nil
}

func every(operation Operation, name, label string, line func(words ...string)) error {
	for request := range operation.requests {
		answer, err := operation.check(request)
		if err != nil {
			return err
		}
		line(name, label+" "+number(request), echoText(answer))
	}
	return nil
}
