// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package calls

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf16"

	"benchmark/server-go/proto"

	pb "google.golang.org/protobuf/proto"
)

// Hash is that of all answers of a contract: the one of AnswersHash in Java, over the same text. Texts are as Java's
// toString writes them.
func (c Contracts) Hash(contract string) (string, error) {
	digest := sha256.New()
	line := func(words ...string) {
		_, _ = io.WriteString(digest, strings.Join(words, " ")+"\n") // it never fails
	}
	var err error
	switch contract {
	case "user":
		err = everyUser(c.connection, c.timeout, line)
	case "echo":
		err = everyEcho(c, line)
	default:
		err = Refused(contract, "is not a contract that the client in Go knows.")
	}
	return hex.EncodeToString(digest.Sum(nil)), err
}

// plain is a value with its length in front, in Java's characters.
func plain(value any) string {
	text := fmt.Sprint(value)
	return fmt.Sprintf("=%d:%s", len(utf16.Encode([]rune(text))), text)
}

func number(n int) string {
	return strconv.Itoa(n)
}

func pageText(page *proto.ListUserReply) string {
	text := fmt.Sprintf("page %d of %d[%d]", page.PageNo, page.Total, len(page.Result))
	for _, user := range page.Result {
		text += userText(user)
	}
	return text
}

func userText(user *proto.User) string {
	if user == nil {
		return "=null"
	}
	var permissions strings.Builder
	fmt.Fprintf(&permissions, "[%d]", len(user.Permissions))
	for _, permission := range user.Permissions {
		permissions.WriteString(plain(permission))
	}
	birthday := fmt.Sprintf("%04d-%02d-%02d",
		user.GetBirthday().GetYear(), user.GetBirthday().GetMonth(), user.GetBirthday().GetDay())
	return "user id" + plain(user.Id) +
		" name" + orNull(user.Name) +
		" sex" + plain(user.Sex) +
		" birthday" + plain(birthday) +
		" email" + orNull(user.Email) +
		" mobile" + orNull(user.Mobile) +
		" address" + orNull(user.Address) +
		" icon" + orNull(user.Icon) +
		" permissions" + permissions.String() +
		" status" + plain(user.Status) +
		" createTime" + plain(dateTime(user.CreateTime.AsTime())) +
		" updateTime" + plain(dateTime(user.UpdateTime.AsTime()))
}

func orNull(text *string) string {
	if text == nil {
		return "=null"
	}
	return plain(*text)
}

// dateTime leaves out what is zero at the end, as LocalDateTime does.
func dateTime(time time.Time) string {
	switch {
	case time.Nanosecond() == 0 && time.Second() == 0:
		return time.Format("2006-01-02T15:04")
	case time.Nanosecond() == 0:
		return time.Format("2006-01-02T15:04:05")
	case time.Nanosecond()%1e6 == 0:
		return time.Format("2006-01-02T15:04:05.000")
	case time.Nanosecond()%1e3 == 0:
		return time.Format("2006-01-02T15:04:05.000000")
	default:
		return time.Format("2006-01-02T15:04:05.000000000")
	}
}

func echoText(answer pb.Message) string {
	switch answer := answer.(type) {
	case *proto.Text:
		return orNull(answer.Text)
	case *proto.Person:
		return plain(personText(answer))
	case *proto.People:
		return plain("People{persons=" + sorted(answer.Persons, personText) + "}")
	default:
		return "=null" // of a call without a result
	}
}

func personText(person *proto.Person) string {
	var phones []string
	for _, phone := range person.Phones {
		phones = append(phones, fmt.Sprintf("Phone{kind=%s, number=%s}", phone.Kind, value(phone.Number)))
	}
	return fmt.Sprintf("Person{id=%d, name=%s, age=%d, active=%t, email=%s, nickname=%s, home=%s, work=%s,"+
		" phones=[%s], languages=[%s], attributes=%s, about=%s}",
		person.Id, value(person.Name), person.Age, person.Active, value(person.Email), value(person.Nickname),
		addressText(person.Home), addressText(person.Work), strings.Join(phones, ", "),
		strings.Join(person.Languages, ", "), sorted(person.Attributes, func(text string) string { return text }),
		value(person.About))
}

func addressText(address *proto.Address) string {
	if address == nil {
		return "null"
	}
	return fmt.Sprintf("Address{street=%s, city=%s, zip=%s, country=%s}",
		value(address.Street), value(address.City), value(address.Zip), value(address.Country))
}

func value(text *string) string {
	if text == nil {
		return "null"
	}
	return *text
}

// sorted is a map as a TreeMap writes itself. Keys of the contract have no character beyond the basic plane, so that
// bytes and Java's characters have the same order.
func sorted[V any](entries map[string]V, text func(V) string) string {
	var all []string
	var keys []string
	for key := range entries {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for _, key := range keys {
		all = append(all, key+"="+text(entries[key]))
	}
	return "{" + strings.Join(all, ", ") + "}"
}
