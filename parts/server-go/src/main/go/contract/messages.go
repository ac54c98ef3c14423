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

	firstChinese = '\u4e00'
	chinese      = 20_000
)

// Sizes are the lengths of the texts in a stream's messages, by their names.
var Sizes = map[string]int{"100": 100, "1K": 1 << 10, "16K": 16 << 10}

// Text is the one of a number, whose characters are a function of the number and their place.
func Text(number, length int) string {
	text := make([]byte, length)
	for place := range text {
		text[place] = ascii[random(number, place)%uint32(len(ascii))]
	}
	return string(text)
}

// ChineseText is Text with a Chinese character in every third place; length is that in characters.
func ChineseText(number, length int) string {
	text := []rune(Text(number, length))
	for place := 0; place < length; place += 3 {
		text[place] = firstChinese + rune(random(number, place)%chinese)
	}
	return string(text)
}

func random(number, place int) uint32 {
	mixed := uint32(int32(number)*1_000_003+int32(place)) * 0x9E37_79B1
	mixed = (mixed ^ mixed>>15) * 0x85EB_CA6B
	return (mixed ^ mixed>>13) & 0x7FFF_FFFF
}

// Message is message n of a stream.
func Message(number, length int) *proto.StreamMessage {
	return &proto.StreamMessage{Number: int32(number), Text: Text(number, length)}
}

// IsLike says whether a message may be an expected one: a check that costs next to nothing.
func IsLike(expected, actual *proto.StreamMessage) bool {
	return actual.Number == expected.Number && IsLikeText(expected.Text, actual.Text)
}

// IsLikeText says whether a text may be an expected one: its length is right, and so are bytes all over it.
func IsLikeText(expected, actual string) bool {
	if len(actual) != len(expected) {
		return false
	}
	for sample := range samples {
		place := (len(expected) - 1) * sample / (samples - 1)
		if expected[place] != actual[place] {
			return false
		}
	}
	return true
}
