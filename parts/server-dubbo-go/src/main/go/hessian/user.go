// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// Package hessian serves the contracts with objects that hessian 2 carries, as Dubbo's protocol has them. Lists are
// slices of anything, which travel without a type.
package hessian

import (
	"context"
	"reflect"
	"sync/atomic"
	"time"

	"benchmark/server-go/contract"
	"benchmark/server-go/part"
	"benchmark/server-go/proto"
	"benchmark/server-go/service"

	hessian "github.com/apache/dubbo-go-hessian2"
	"github.com/apache/dubbo-go-hessian2/java8_time"
)

// User is benchmark.contract.User.
type User struct {
	ID          int64                    `hessian:"id"`
	Name        string                   `hessian:"name"`
	Sex         int32                    `hessian:"sex"`
	Birthday    java8_time.LocalDate     `hessian:"birthday"`
	Email       string                   `hessian:"email"`
	Mobile      string                   `hessian:"mobile"`
	Address     string                   `hessian:"address"`
	Icon        string                   `hessian:"icon"`
	Permissions []any                    `hessian:"permissions"`
	Status      int32                    `hessian:"status"`
	CreateTime  java8_time.LocalDateTime `hessian:"createTime"`
	UpdateTime  java8_time.LocalDateTime `hessian:"updateTime"`
}

// JavaClassName is what hessian calls it.
func (*User) JavaClassName() string { return "benchmark.contract.User" }

// Page is benchmark.contract.Page.
type Page struct {
	PageNo int32 `hessian:"pageNo"`
	Total  int32 `hessian:"total"`
	Result []any `hessian:"result"`
}

// JavaClassName is what hessian calls it.
func (*Page) JavaClassName() string { return "benchmark.contract.Page" }

// Register tells hessian of all classes: what arrives of another one is a map.
func Register() {
	for _, class := range []hessian.POJO{&User{}, &Page{}, &Person{}, &Address{}, &Phone{}, &People{}} {
		hessian.RegisterPOJO(class)
	}
	for kind := range phoneKinds {
		hessian.RegisterJavaEnum(kind)
	}
}

var counts = part.Counts()

// served counts a call, but only where several servers share them.
func served() {
	if counts {
		part.Served()
	}
}

// Users is the user contract. A user that arrives is compared in full until the right one has arrived under its id; after
// that its id represents it.
type Users struct {
	emails map[string]bool
	users  []*User
	pages  []*Page
	seen   []atomic.Bool
	kept   service.Kept[User]
}

// NewUsers prepares all answers.
func NewUsers() *Users {
	users := &Users{emails: map[string]bool{}, seen: make([]atomic.Bool, contract.Users)}
	for id := range contract.Users {
		users.emails[contract.Email(id)] = true
		users.users = append(users.users, userOf(contract.User(id)))
	}
	for number := range contract.Pages {
		page := &Page{PageNo: int32(number), Total: contract.Users, Result: []any{}}
		for id := number * contract.PageSize; id < min((number+1)*contract.PageSize, contract.Users); id++ {
			page.Result = append(page.Result, users.users[id])
		}
		users.pages = append(users.pages, page)
	}
	return users
}

// MethodMapper has the names of the methods in Java.
func (*Users) MethodMapper() map[string]string {
	return map[string]string{
		"ExistUser": "existUser", "CreateUser": "createUser", "GetUser": "getUser", "ListUser": "listUser"}
}

func (s *Users) ExistUser(_ context.Context, email string) (bool, error) {
	served()
	return s.emails[email], nil
}

func (s *Users) CreateUser(_ context.Context, user *User) (bool, error) {
	served()
	if user == nil {
		return false, nil
	}
	if user.ID < 0 || user.ID >= contract.Users {
		return s.kept.Keep(user.ID, user), nil
	}
	if !s.seen[user.ID].Load() && reflect.DeepEqual(s.users[user.ID], user) {
		s.seen[user.ID].Store(true)
	}
	return s.seen[user.ID].Load(), nil
}

func (s *Users) GetUser(_ context.Context, id int64) (*User, error) {
	served()
	if id < 0 || id >= contract.Users {
		return s.kept.User(id), nil
	}
	return s.users[id], nil
}

func (s *Users) ListUser(_ context.Context, number int32) (*Page, error) {
	served()
	if number < 0 || number >= contract.Pages {
		return &Page{PageNo: number, Total: contract.Users, Result: []any{}}, nil
	}
	return s.pages[number], nil
}

func userOf(user *proto.User) *User {
	var permissions []any
	for _, permission := range user.Permissions {
		permissions = append(permissions, permission)
	}
	return &User{
		ID:          user.Id,
		Name:        user.GetName(),
		Sex:         user.Sex,
		Birthday:    java8_time.LocalDate{Year: user.Birthday.Year, Month: user.Birthday.Month, Day: user.Birthday.Day},
		Email:       user.GetEmail(),
		Mobile:      user.GetMobile(),
		Address:     user.GetAddress(),
		Icon:        user.GetIcon(),
		Permissions: permissions,
		Status:      user.Status,
		CreateTime:  dateTime(user.CreateTime.AsTime()),
		UpdateTime:  dateTime(user.UpdateTime.AsTime()),
	}
}

func dateTime(at time.Time) java8_time.LocalDateTime {
	return java8_time.LocalDateTime{
		Date: java8_time.LocalDate{Year: int32(at.Year()), Month: int32(at.Month()), Day: int32(at.Day())},
		Time: java8_time.LocalTime{
			Hour: int32(at.Hour()), Minute: int32(at.Minute()), Second: int32(at.Second()), Nano: int32(at.Nanosecond())},
	}
}
