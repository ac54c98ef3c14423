// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package service

import (
	"context"
	"io"
	"sync/atomic"
	"time"

	"benchmark/server-go/contract"
	"benchmark/server-go/proto"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// Streams is the contract of streams, and of calls with the same messages.
type Streams struct {
	proto.UnimplementedStreamRpcServer
	messages map[string][]*proto.StreamMessage
	receipts []*proto.StreamMessage
	open     atomic.Int32
}

// NewStreams prepares all messages.
func NewStreams() *Streams {
	streams := &Streams{messages: map[string][]*proto.StreamMessage{}}
	for number := range contract.Messages {
		streams.receipts = append(streams.receipts, &proto.StreamMessage{Number: int32(number)})
		for size, length := range contract.Sizes {
			streams.messages[size] = append(streams.messages[size], contract.Message(number, length))
		}
	}
	return streams
}

func (s *Streams) Echo(_ context.Context, request *proto.StreamMessage) (*proto.StreamMessage, error) {
	return request, nil
}

func (s *Streams) Get(_ context.Context, request *proto.StreamMessage) (*proto.StreamMessage, error) {
	if request.Text == contract.Open {
		return s.receipt(s.open.Load()), nil
	}
	messages, err := s.ofSize(request.Text)
	if err != nil {
		return nil, err
	}
	return messages[request.Number&(contract.Messages-1)], nil
}

func (s *Streams) Put(_ context.Context, request *proto.StreamMessage) (*proto.StreamMessage, error) {
	return s.receipt(request.Number), nil
}

func (s *Streams) PingPong(stream grpc.BidiStreamingServer[proto.StreamMessage, proto.StreamMessage]) error {
	return s.echo(stream, 0)
}

// Slow takes fewer messages than a sender may send.
func (s *Streams) Slow(stream grpc.BidiStreamingServer[proto.StreamMessage, proto.StreamMessage]) error {
	return s.echo(stream, time.Second/contract.SlowPerSecond)
}

func (s *Streams) echo(
	stream grpc.BidiStreamingServer[proto.StreamMessage, proto.StreamMessage], each time.Duration,
) error {
	s.open.Add(1)
	defer s.open.Add(-1)
	for {
		message, err := stream.Recv()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if message.Number == contract.Refused {
			return status.Error(codes.Canceled, "refused, as it was asked to")
		}
		if each > 0 {
			time.Sleep(each)
		}
		if err := stream.Send(message); err != nil {
			return err
		}
	}
}

func (s *Streams) Download(
	request *proto.StreamMessage, stream grpc.ServerStreamingServer[proto.StreamMessage],
) error {
	messages, err := s.ofSize(request.Text)
	if err != nil {
		return err
	}
	for number := range request.Number {
		if err := stream.Send(messages[number&(contract.Messages-1)]); err != nil {
			return err
		}
	}
	return nil
}

// Upload checks every message.
func (s *Streams) Upload(stream grpc.ClientStreamingServer[proto.StreamMessage, proto.StreamMessage]) error {
	s.open.Add(1)
	defer s.open.Add(-1)
	var messages []*proto.StreamMessage
	for number := int32(0); ; number++ {
		message, err := stream.Recv()
		if err == io.EOF {
			return stream.SendAndClose(s.receipt(number))
		}
		if err != nil {
			return err
		}
		if number == 0 {
			messages = s.beginningWith(message)
		}
		if messages == nil || !contract.IsLike(messages[number&(contract.Messages-1)], message) {
			return status.Errorf(codes.Canceled, "message %d of the stream is not the expected one", number)
		}
	}
}

// beginningWith finds the messages of the size of the first one.
func (s *Streams) beginningWith(first *proto.StreamMessage) []*proto.StreamMessage {
	for _, messages := range s.messages {
		if contract.IsLike(messages[0], first) {
			return messages
		}
	}
	return nil
}

func (s *Streams) ofSize(word string) ([]*proto.StreamMessage, error) {
	if messages, known := s.messages[word]; known {
		return messages, nil
	}
	return nil, status.Errorf(codes.InvalidArgument, "messages of a stream have no size '%s'", word)
}

// receipt answers the end of an upload, or a message.
func (s *Streams) receipt(number int32) *proto.StreamMessage {
	if number >= 0 && number < contract.Messages {
		return s.receipts[number]
	}
	return &proto.StreamMessage{Number: number}
}
