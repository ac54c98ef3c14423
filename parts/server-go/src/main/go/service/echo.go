// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package service

import (
	"context"

	"benchmark/server-go/proto"
)

// Echo is the echo contract: everything comes back as it came.
type Echo struct {
	proto.UnimplementedEchoRpcServer
}

func (Echo) String(_ context.Context, request *proto.Text) (*proto.Text, error) {
	return request, nil
}

func (Echo) Person(_ context.Context, request *proto.Person) (*proto.Person, error) {
	return request, nil
}

func (Echo) People(_ context.Context, request *proto.People) (*proto.People, error) {
	return request, nil
}

func (Echo) Ping(_ context.Context, request *proto.Nothing) (*proto.Nothing, error) {
	return request, nil
}
