// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

package contract

import "benchmark/server-go/proto"

const (
	// Messages is how many different ones there are of a size: message n of a stream is n modulo this.
	Messages = 256
	// Refused is the number of a message that a server gives up a stream at.
	Refused = -1
	// Open, in place of a size, asks how many streams are open.
	Open = "open"
	// SlowPerSecond is how many messages the slow service takes.
	SlowPerSecond = 1_000

	ascii   = "etaoinshrdlucmfwypvbgkjqxz ETAOIN 0123456789,.-"
	samples = 8
)

// Sizes are the lengths of the texts in a stream's messages, by their names.
var Sizes = map[string]int{"100": 100, "1K": 1 << 10, "16K": 16 << 10}

// Text is the one of a number, whose characters are a function of the number and their place.
func Text(number, length int) string {
	text := make([]byte, length)
	for place := range text {
		text[place] = at(int32(number), int32(place))
	}
	return string(text)
}

func at(number, place int32) byte {
	mixed := uint32(number*1_000_003+place) * 0x9E37_79B1
	mixed = (mixed ^ mixed>>15) * 0x85EB_CA6B
	random := (mixed ^ mixed>>13) & 0x7FFF_FFFF
	return ascii[random%uint32(len(ascii))]
}

// Message is message n of a stream.
func Message(number, length int) *proto.StreamMessage {
	return &proto.StreamMessage{Number: int32(number), Text: Text(number, length)}
}

// IsLike says whether a message may be an expected one: a check that costs next to nothing.
func IsLike(expected, actual *proto.StreamMessage) bool {
	if actual.Number != expected.Number || len(actual.Text) != len(expected.Text) {
		return false
	}
	for sample := range samples {
		place := (len(expected.Text) - 1) * sample / (samples - 1)
		if expected.Text[place] != actual.Text[place] {
			return false
		}
	}
	return true
}
