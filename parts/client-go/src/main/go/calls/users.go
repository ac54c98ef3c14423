// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package calls

import (
	"context"
	"time"

	"benchmark/server-go/contract"
	"benchmark/server-go/proto"

	"google.golang.org/grpc"
	pb "google.golang.org/protobuf/proto"
)

const fullPages = contract.Users / contract.PageSize

// users are the operations of the user contract. existUser asks for an address that nobody has where the number of the
// request is odd.
func users(connection grpc.ClientConnInterface, timeout time.Duration) []Operation {
	stub := proto.NewUserRpcClient(connection)
	var exist []*proto.ExistUserRequest
	var create []*proto.CreateUserRequest
	var get []*proto.GetUserRequest
	var list []*proto.ListUserRequest
	for id := range contract.Users {
		exist = append(exist, &proto.ExistUserRequest{Email: pb.String(contract.Email(id + id%2*contract.Users))})
		create = append(create, &proto.CreateUserRequest{User: contract.User(id)})
		get = append(get, &proto.GetUserRequest{Id: int64(id)})
	}
	for page := range fullPages {
		list = append(list, &proto.ListUserRequest{PageNo: int32(page)})
	}
	return []Operation{
		kind[*proto.ExistUserRequest, *proto.ExistUserReply]{
			"existUser", stub.ExistUser, exist,
			func(n int) *proto.ExistUserReply { return &proto.ExistUserReply{Exists: n%2 == 0} },
			func(n int, answer *proto.ExistUserReply) bool { return answer.Exists == (n%2 == 0) },
		}.operation(timeout),
		kind[*proto.CreateUserRequest, *proto.CreateUserReply]{
			"createUser", stub.CreateUser, create,
			func(int) *proto.CreateUserReply { return &proto.CreateUserReply{Created: true} },
			func(_ int, answer *proto.CreateUserReply) bool { return answer.Created },
		}.operation(timeout),
		kind[*proto.GetUserRequest, *proto.GetUserReply]{
			"getUser", stub.GetUser, get,
			func(n int) *proto.GetUserReply { return &proto.GetUserReply{User: contract.User(n)} },
			func(n int, answer *proto.GetUserReply) bool { return answer.User != nil && answer.User.Id == int64(n) },
		}.operation(timeout),
		kind[*proto.ListUserRequest, *proto.ListUserReply]{
			"listUser", stub.ListUser, list,
			func(n int) *proto.ListUserReply { return contract.Page(int32(n)) },
			func(n int, answer *proto.ListUserReply) bool {
				return answer.PageNo == int32(n) && len(answer.Result) == contract.PageSize
			},
		}.operation(timeout),
	}
}

// everyUser makes every call of the user contract, with known and unknown addresses and the last page, and hands on the
// name of its operation, what stands for the argument, and the answer as AnswersHash in Java writes it.
func everyUser(connection grpc.ClientConnInterface, timeout time.Duration, line func(words ...string)) error {
	stub := proto.NewUserRpcClient(connection)
	ctx, cancel := context.WithTimeout(context.Background(), contract.Users*timeout)
	defer cancel()
	for id := range contract.Users {
		for _, email := range []string{contract.Email(id), contract.Email(contract.Users + id)} {
			exists, err := stub.ExistUser(ctx, &proto.ExistUserRequest{Email: &email})
			if err != nil {
				return err
			}
			line("existUser", email, plain(exists.Exists))
		}
		created, err := stub.CreateUser(ctx, &proto.CreateUserRequest{User: contract.User(id)})
		if err != nil {
			return err
		}
		line("createUser", number(id), plain(created.Created))
		found, err := stub.GetUser(ctx, &proto.GetUserRequest{Id: int64(id)})
		if err != nil {
			return err
		}
		line("getUser", number(id), userText(found.User))
	}
	for page := range fullPages + 1 {
		listed, err := stub.ListUser(ctx, &proto.ListUserRequest{PageNo: int32(page)})
		if err != nil {
			return err
		}
		line("listUser", number(page), pageText(listed))
	}
	return nil
}
