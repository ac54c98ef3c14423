// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// The contracts (benchmark.contract) as Thrift's users would write them.
namespace java benchmark.thrift.generated

// Local dates and times are numbers: days since 1970, and nanoseconds within a day.
struct LocalTime {
  1: i64 day
  2: i64 nanosOfDay
}

struct User {
  1: i64 id
  2: optional string name
  3: i32 sex
  4: optional i64 birthday
  5: optional string email
  6: optional string mobile
  7: optional string address
  8: optional string icon
  9: optional list<i32> permissions
  10: i32 status
  11: optional LocalTime createTime
  12: optional LocalTime updateTime
}

struct Page {
  1: i32 pageNo
  2: i32 total
  3: optional list<User> result
}

// Thrift cannot return nothing: a reply says whether there is a user.
struct FoundUser {
  1: optional User user
}

service UserRpc {
  bool existUser(1: string email)
  bool createUser(1: User user)
  FoundUser getUser(1: i64 id)
  Page listUser(1: i32 pageNo)
}

struct Address {
  1: optional string street
  2: optional string city
  3: optional string zip
  4: optional string country
}

enum PhoneKind {
  HOME = 1
  WORK = 2
  MOBILE = 3
}

struct Phone {
  1: optional PhoneKind kind
  2: optional string number
}

struct Person {
  1: i64 id
  2: optional string name
  3: i32 age
  4: bool active
  5: optional string email
  6: optional string nickname
  7: optional Address home
  8: optional Address work
  9: optional list<Phone> phones
  10: optional list<string> languages
  11: optional map<string, string> attributes
  12: optional string about
}

struct People {
  1: optional map<string, Person> persons
}

service EchoRpc {
  string text(1: string text)
  Person person(1: Person person)
  People people(1: People people)
  void ping()
}
