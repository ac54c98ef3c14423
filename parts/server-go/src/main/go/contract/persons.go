// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package contract

import (
	"fmt"
	"strconv"

	"benchmark/server-go/proto"

	pb "google.golang.org/protobuf/proto"
)

const (
	// Persons is how many there are: ids 0 to 99.
	Persons = 100
	// Together is how many persons are sent at once.
	Together = 3

	about      = 300
	attributes = 6
)

var (
	personCities    = []string{"Hangzhou", "北京市", "Lisboa", "上海市", "Kraków"}
	personLanguages = []string{"Chinese", "English", "Português", "polski", "Deutsch"}
)

// PersonName is the name of the person with this id.
func PersonName(id int) string {
	return fmt.Sprintf("Person %d 号", id)
}

// Person is the one with this id.
func Person(id int) *proto.Person {
	person := &proto.Person{
		Id:     int64(id),
		Name:   pb.String(PersonName(id)),
		Age:    int32(18 + id%60),
		Active: id%3 != 0,
		Email:  pb.String(fmt.Sprintf("person%d@mail%d.example.com", id, id%13)),
		Home:   address(id, 1),
		Languages: []string{
			personLanguages[id%len(personLanguages)],
			personLanguages[(id/5+1)%len(personLanguages)],
		},
		Attributes: map[string]string{},
		About:      pb.String(Text(id, about)),
	}
	if id%4 == 0 {
		person.Nickname = pb.String("nick" + strconv.Itoa(id))
	}
	if id%5 != 0 {
		person.Work = address(id, 2)
	}
	for place, kind := range []proto.PhoneKind{proto.PhoneKind_HOME, proto.PhoneKind_WORK, proto.PhoneKind_MOBILE} {
		number := strconv.Itoa(13_600_000_000 + id*1_009 + place)
		person.Phones = append(person.Phones, &proto.Phone{Kind: kind, Number: pb.String(number)})
	}
	for i := range attributes {
		person.Attributes["attribute"+strconv.Itoa(i)] = fmt.Sprintf("value %d of %d", id*7+i, id)
	}
	return person
}

func address(id, number int) *proto.Address {
	return &proto.Address{
		Street:  pb.String(fmt.Sprintf("Street %d, door %d", id*3+number, id%28+number)),
		City:    pb.String(personCities[(id+number)%len(personCities)]),
		Zip:     pb.String(strconv.Itoa(310_000 + id*17 + number)),
		Country: pb.String("Country " + strconv.Itoa((id+number)%11)),
	}
}

// People are the person with this id and those after it, by their names.
func People(id int) *proto.People {
	people := &proto.People{Persons: map[string]*proto.Person{}}
	for i := range Together {
		person := Person((id + i) % Persons)
		people.Persons[person.GetName()] = person
	}
	return people
}
