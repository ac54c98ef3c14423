// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// Package loop has some callers, each of which waits for an answer before its next call, and times their calls.
package loop

import (
	"sync"
	"sync/atomic"
	"time"
)

// Operation is what is called.
type Operation interface {
	// Requests is how many different ones there are.
	Requests() int
	// Call makes one of them, and says whether the answer may be the right one: a check that costs next to nothing.
	Call(request int) error
}

// Loop keeps what it counts with, so that a slice allocates nothing of its own.
type Loop struct {
	callers []*Histogram
	total   Histogram
}

// New is a loop that has called nothing yet.
func New() *Loop {
	return &Loop{}
}

// Slice lets some callers call for some time, evenly spread over the requests, and returns the times of all calls.
// The first call that fails ends it.
func (l *Loop) Slice(operation Operation, callers int, duration time.Duration) (string, error) {
	for len(l.callers) < callers {
		l.callers = append(l.callers, new(Histogram))
	}
	var all sync.WaitGroup
	var failure atomic.Pointer[error]
	end := time.Now().Add(duration)
	for caller := range callers {
		all.Go(func() {
			times := l.callers[caller]
			times.Clear()
			requests := operation.Requests()
			request := requests * caller / callers
			for begin := time.Now(); begin.Before(end) && failure.Load() == nil; begin = time.Now() {
				if err := operation.Call(request); err != nil {
					failure.CompareAndSwap(nil, &err)
					return
				}
				times.Record(time.Since(begin).Nanoseconds())
				if request++; request == requests {
					request = 0
				}
			}
		})
	}
	all.Wait()
	if first := failure.Load(); first != nil {
		return "", *first
	}
	l.total.Clear()
	for _, times := range l.callers[:callers] {
		l.total.Add(times)
	}
	return l.total.String(), nil
}
