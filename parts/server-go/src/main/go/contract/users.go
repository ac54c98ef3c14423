// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// Package contract has the data of the contracts, each a function of its number: the same as those of
// benchmark.contract in Java.
package contract

import (
	"fmt"
	"strconv"
	"time"

	"benchmark/server-go/proto"

	pb "google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/known/timestamppb"
)

const (
	// Users is how many there are: ids 0 to 999.
	Users = 1000
	// PageSize is how many a full page holds.
	PageSize = 15
	// Pages is how many pages are not empty.
	Pages = (Users + PageSize - 1) / PageSize

	permissions = 15
)

var (
	firstBirthday = time.Date(1968, 12, 8, 0, 0, 0, 0, time.UTC)
	firstCreation = time.Date(2018, 1, 1, 8, 30, 15, 0, time.UTC)

	surnames = []string{"王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴"}
	cities   = []string{"北京市", "上海市", "杭州市", "深圳市", "成都市", "西安市", "南京市"}
	streets  = []string{"中关村大街", "人民路", "文三西路", "深南大道", "天府大道", "解放路"}
)

// Email is the address of the user with this id.
func Email(id int) string {
	return fmt.Sprintf("user%d.name%d@mail%d.example.com", id, id*7%1000, id%13)
}

// User is the one with this id.
func User(id int) *proto.User {
	birthday := firstBirthday.AddDate(0, 0, id*11)
	created := firstCreation.Add(time.Duration(id) * 37 * time.Minute)
	user := &proto.User{
		Id:   int64(id),
		Name: pb.String(surnames[id%len(surnames)] + "用户" + strconv.Itoa(id)),
		Sex:  int32(id % 2),
		Birthday: &proto.Date{
			Year:  int32(birthday.Year()),
			Month: int32(birthday.Month()),
			Day:   int32(birthday.Day()),
		},
		Email:  pb.String(Email(id)),
		Mobile: pb.String(strconv.Itoa(13_612_345_678 + id*1_009)),
		Address: pb.String(fmt.Sprintf("%s%s%d号%d层%d室",
			cities[id%len(cities)], streets[id%len(streets)], id*3+1, id%28+1, id%40+101)),
		Icon:       pb.String(fmt.Sprintf("https://img%d.example.com/icon/%x.png", id%4, id*2_654_435_761)),
		Status:     int32(id % 5),
		CreateTime: timestamppb.New(created.Add(time.Duration(id) * time.Millisecond)),
		UpdateTime: timestamppb.New(created.AddDate(0, 0, id%365).Add(time.Duration(id) * time.Second)),
	}
	for i := range permissions {
		user.Permissions = append(user.Permissions, int32(id*permissions+i*(i+1)))
	}
	return user
}

// Page is one page of users; one that there is not is empty.
func Page(number int32) *proto.ListUserReply {
	page := &proto.ListUserReply{PageNo: number, Total: Users}
	for id := int64(number) * PageSize; id >= 0 && id < Users && len(page.Result) < PageSize; id++ {
		page.Result = append(page.Result, User(int(id)))
	}
	return page
}
