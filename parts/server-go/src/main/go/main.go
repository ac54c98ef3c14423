// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// A gRPC server of the contracts in grpc-go: a part that is a command.
package main

import (
	"context"
	"fmt"
	"net"
	"time"

	"benchmark/server-go/part"
	"benchmark/server-go/proto"
	"benchmark/server-go/service"

	"google.golang.org/grpc"
)

// The largest message that is read: the same 8 MiB as in every other pair.
const maxMessageBytes = 8 << 20

// How long calls may take to end when the server does.
const closeTime = time.Second

func main() {
	listener, err := net.Listen("tcp", part.Address())
	if err != nil {
		part.Fail(fmt.Errorf("the server did not start at %s: %w", part.Address(), err))
	}
	server := grpc.NewServer(options()...)
	proto.RegisterUserRpcServer(server, service.NewUsers())
	proto.RegisterEchoRpcServer(server, service.Echo{})
	proto.RegisterStreamRpcServer(server, service.NewStreams())
	go func() {
		if err := server.Serve(listener); err != nil {
			part.Fail(err)
		}
	}()
	part.Ready("google.golang.org/grpc", "google.golang.org/protobuf")
	part.AwaitEnd()
	time.AfterFunc(closeTime, server.Stop)
	server.GracefulStop()
	part.End()
}

// What grpc-go ships, but for the size of messages; calls are counted only where several servers
// share them.
func options() []grpc.ServerOption {
	options := []grpc.ServerOption{grpc.MaxRecvMsgSize(maxMessageBytes)}
	if part.Counts() {
		options = append(options, grpc.UnaryInterceptor(
			func(ctx context.Context, request any, _ *grpc.UnaryServerInfo, handler grpc.UnaryHandler) (any, error) {
				part.Served()
				return handler(ctx, request)
			}))
	}
	return options
}
