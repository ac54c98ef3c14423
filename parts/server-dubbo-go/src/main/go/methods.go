// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"

	"benchmark/server-go/part"
	"benchmark/server-go/proto"

	"dubbo.apache.org/dubbo-go/v3/common"
	"dubbo.apache.org/dubbo-go/v3/common/constant"
	"dubbo.apache.org/dubbo-go/v3/protocol/triple/triple_protocol"
	"google.golang.org/grpc"
	"google.golang.org/grpc/status"
)

// What the generator of dubbo-go makes of the methods of a .proto, for implementations that are
// written for grpc-go.

// unary is a method that is called, and counted only where several servers share the calls.
func unary[Request, Reply any](name string, call func(context.Context, *Request) (*Reply, error)) common.MethodInfo {
	counts := part.Counts()
	return common.MethodInfo{
		Name:        name,
		Type:        constant.CallUnary,
		ReqInitFunc: func() any { return new(Request) },
		MethodFunc: func(ctx context.Context, args []any, _ any) (any, error) {
			if counts {
				part.Served()
			}
			reply, err := call(ctx, args[0].(*Request))
			if err != nil {
				return nil, coded(err)
			}
			return triple_protocol.NewResponse(reply), nil
		},
	}
}

func bidirectional(
	name string, serve func(grpc.BidiStreamingServer[proto.StreamMessage, proto.StreamMessage]) error,
) common.MethodInfo {
	return streaming(name, constant.CallBidiStream, func(requests *stream) (any, error) {
		return nil, coded(serve(requests))
	})
}

func download(
	name string, serve func(*proto.StreamMessage, grpc.ServerStreamingServer[proto.StreamMessage]) error,
) common.MethodInfo {
	return common.MethodInfo{
		Name:           name,
		Type:           constant.CallServerStream,
		ReqInitFunc:    func() any { return new(proto.StreamMessage) },
		StreamInitFunc: streamOf,
		MethodFunc: func(_ context.Context, args []any, _ any) (any, error) {
			return nil, coded(serve(args[0].(*proto.StreamMessage), args[1].(*stream)))
		},
	}
}

func upload(
	name string, serve func(grpc.ClientStreamingServer[proto.StreamMessage, proto.StreamMessage]) error,
) common.MethodInfo {
	return streaming(name, constant.CallClientStream, func(requests *stream) (any, error) {
		if err := serve(requests); err != nil {
			return nil, coded(err)
		}
		return triple_protocol.NewResponse(requests.receipt), nil
	})
}

// streaming is a method whose requests arrive on a stream.
func streaming(name, kind string, serve func(*stream) (any, error)) common.MethodInfo {
	return common.MethodInfo{
		Name:           name,
		Type:           kind,
		StreamInitFunc: streamOf,
		MethodFunc: func(_ context.Context, args []any, _ any) (any, error) {
			return serve(args[0].(*stream))
		},
	}
}

// coded is an error of grpc-go in the words of dubbo-go, whose codes have the same numbers.
func coded(err error) error {
	if known, is := status.FromError(err); is && err != nil {
		return triple_protocol.NewError(triple_protocol.Code(known.Code()), errors.New(known.Message()))
	}
	return err
}
