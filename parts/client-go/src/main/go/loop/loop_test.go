// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package loop

import (
	"errors"
	"sync/atomic"
	"testing"
	"time"
)

func TestTimesKeepThreeDigits(t *testing.T) {
	for _, nanos := range []int64{0, 1, 2047, 2048, 2049, 4095, 4096, 123_456, 87_654_321, longest} {
		low := lowest(bucket(nanos))
		if low > nanos || float64(nanos-low) > float64(nanos)/1_000 {
			t.Errorf("%d ns is counted as %d ns", nanos, low)
		}
		if bucket(low) != bucket(nanos) {
			t.Errorf("%d and %d are in two buckets", low, nanos)
		}
	}
}

func TestTimesOfAllCallersAreAddedUp(t *testing.T) {
	var one, other Histogram
	one.Record(81_920)
	one.Record(-1) // a clock that was set
	other.Record(81_920)
	other.Record(1 << 50)
	one.Add(&other)
	if got := one.String(); got != " 0:1 81920:2 1098974756864:1" {
		t.Error(got)
	}
	one.Clear()
	if got := one.String(); got != "" {
		t.Error(got)
	}
}

type counted struct {
	calls  [10]atomic.Int64
	broken bool
}

func (c *counted) Requests() int {
	return len(c.calls)
}

func (c *counted) Call(request int) error {
	c.calls[request].Add(1)
	if c.broken {
		return errors.New("broken")
	}
	time.Sleep(time.Microsecond)
	return nil
}

func TestCallersBeginInDifferentPlaces(t *testing.T) {
	var operation counted
	if _, err := New().Slice(&operation, 10, time.Nanosecond); err != nil {
		t.Error(err)
	}
	times, err := New().Slice(&operation, 2, 50*time.Millisecond)
	if err != nil || times == "" {
		t.Error(times, err)
	}
	for request := range operation.calls {
		if operation.calls[request].Load() == 0 {
			t.Errorf("nobody has made request %d", request)
		}
	}
}

func TestACallThatFailsEndsASlice(t *testing.T) {
	begin := time.Now()
	_, err := New().Slice(&counted{broken: true}, 4, time.Hour)
	if err == nil || err.Error() != "broken" || time.Since(begin) > time.Minute {
		t.Error(err)
	}
}
