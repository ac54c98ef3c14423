// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package loop

import (
	"math/bits"
	"strconv"
	"strings"
)

const (
	// Values below this are exact; above, buckets are so wide that three decimal digits are.
	exact   = 1 << exactBits
	half    = exact / 2
	longest = 1<<40 - 1 // nanoseconds: 18 minutes
	buckets = (40-exactBits)*half + exact

	exactBits = 11
)

// Histogram counts times in nanoseconds, in the buckets that HdrHistogram has for three digits. For one goroutine.
type Histogram struct {
	counts [buckets]uint32
}

// Record counts a time.
func (h *Histogram) Record(nanos int64) {
	h.counts[bucket(min(max(nanos, 0), longest))]++
}

// Add counts what another has counted.
func (h *Histogram) Add(other *Histogram) {
	for bucket, count := range other.counts {
		h.counts[bucket] += count
	}
}

// Clear forgets everything.
func (h *Histogram) Clear() {
	clear(h.counts[:])
}

// String has the lowest time of each bucket with its count, from the shortest on: " 81920:3 81984:1".
func (h *Histogram) String() string {
	var text strings.Builder
	for bucket, count := range h.counts {
		if count > 0 {
			text.WriteByte(' ')
			text.WriteString(strconv.FormatInt(lowest(bucket), 10))
			text.WriteByte(':')
			text.WriteString(strconv.FormatUint(uint64(count), 10))
		}
	}
	return text.String()
}

func bucket(nanos int64) int {
	shift := max(bits.Len64(uint64(nanos))-exactBits, 0)
	return shift*half + int(nanos>>shift)
}

func lowest(bucket int) int64 {
	shift := max(bucket/half-1, 0)
	return int64(bucket-shift*half) << shift
}
