// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"io"

	"benchmark/server-go/proto"

	"dubbo.apache.org/dubbo-go/v3/protocol/triple/triple_protocol"
	"google.golang.org/grpc"
)

// A stream of dubbo-go with the methods of grpc-go's that the contract calls.
type stream struct {
	grpc.ServerStream // nil: nobody calls its other methods
	conn              triple_protocol.StreamingHandlerConn
	receipt           *proto.StreamMessage
}

func streamOf(base any) any {
	return &stream{conn: base.(interface {
		Conn() triple_protocol.StreamingHandlerConn
	}).Conn()}
}

func (s *stream) Recv() (*proto.StreamMessage, error) {
	message := new(proto.StreamMessage)
	err := s.conn.Receive(message)
	if errors.Is(err, io.EOF) {
		return nil, io.EOF // which dubbo-go wraps
	}
	return message, err
}

func (s *stream) Send(message *proto.StreamMessage) error {
	return s.conn.Send(message)
}

// SendAndClose keeps the answer, which dubbo-go sends when the method has returned.
func (s *stream) SendAndClose(receipt *proto.StreamMessage) error {
	s.receipt = receipt
	return nil
}
