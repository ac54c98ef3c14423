// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package hessian

import (
	"context"

	hessian "github.com/apache/dubbo-go-hessian2"
)

// Person is benchmark.contract.Person. What may be null is anything: hessian makes no difference between null and an
// empty string of Go.
type Person struct {
	ID         int64       `hessian:"id"`
	Name       string      `hessian:"name"`
	Age        int32       `hessian:"age"`
	Active     bool        `hessian:"active"`
	Email      string      `hessian:"email"`
	Nickname   any         `hessian:"nickname"`
	Home       *Address    `hessian:"home"`
	Work       *Address    `hessian:"work"`
	Phones     []any       `hessian:"phones"`
	Languages  []any       `hessian:"languages"`
	Attributes map[any]any `hessian:"attributes"`
	About      string      `hessian:"about"`
}

// JavaClassName is what hessian calls it.
func (*Person) JavaClassName() string { return "benchmark.contract.Person" }

// Address is benchmark.contract.Address.
type Address struct {
	Street  string `hessian:"street"`
	City    string `hessian:"city"`
	Zip     string `hessian:"zip"`
	Country string `hessian:"country"`
}

// JavaClassName is what hessian calls it.
func (*Address) JavaClassName() string { return "benchmark.contract.Address" }

// Phone is benchmark.contract.Phone.
type Phone struct {
	Kind   PhoneKind `hessian:"kind"`
	Number string    `hessian:"number"`
}

// JavaClassName is what hessian calls it.
func (*Phone) JavaClassName() string { return "benchmark.contract.Phone" }

// PhoneKind is benchmark.contract.PhoneKind.
type PhoneKind hessian.JavaEnum

var phoneKinds = map[PhoneKind]string{0: "HOME", 1: "WORK", 2: "MOBILE"}

// JavaClassName is what hessian calls it.
func (PhoneKind) JavaClassName() string { return "benchmark.contract.PhoneKind" }

// String is the name of a constant.
func (k PhoneKind) String() string { return phoneKinds[k] }

// EnumValue finds the constant of a name.
func (PhoneKind) EnumValue(name string) hessian.JavaEnum {
	for kind, known := range phoneKinds {
		if known == name {
			return hessian.JavaEnum(kind)
		}
	}
	return hessian.InvalidJavaEnum
}

// People is benchmark.contract.People.
type People struct {
	Persons map[any]any `hessian:"persons"`
}

// JavaClassName is what hessian calls it.
func (*People) JavaClassName() string { return "benchmark.contract.People" }

// Echo is the echo contract: everything comes back as it came.
type Echo struct{}

// MethodMapper has the names of the methods in Java.
func (*Echo) MethodMapper() map[string]string {
	return map[string]string{
		"String": "string", "Person": "person", "People": "people", "Tree": "tree", "Ping": "ping"}
}

func (*Echo) String(_ context.Context, text string) (string, error) {
	served()
	return text, nil
}

func (*Echo) Person(_ context.Context, person *Person) (*Person, error) {
	served()
	return person, nil
}

func (*Echo) People(_ context.Context, people *People) (*People, error) {
	served()
	return people, nil
}

func (*Echo) Tree(_ context.Context, tree map[any]any) (map[any]any, error) {
	served()
	return tree, nil
}

func (*Echo) Ping(_ context.Context) error {
	served()
	return nil
}
