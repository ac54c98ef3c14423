// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/**
 * The texts of the contract, each character of which is a function of the text's number and its
 * place: a text can be made again, or looked at in places, without keeping it. Thread-safe.
 *
 * @param length in characters
 * @param chinese whether a third of the characters are Chinese; otherwise all are ASCII
 */
record EchoText(int length, boolean chinese) {

  private static final String ASCII = "etaoinshrdlucmfwypvbgkjqxz ETAOIN 0123456789,.-";
  private static final char FIRST_CHINESE = '\u4e00';
  private static final int CHINESE = 20_000;

  /** How many places {@link #accepts} looks at: the first, the last, and others between them. */
  private static final int SAMPLES = 8;

  /** Text n. */
  String text(int n) {
    var text = new char[length];
    for (int i = 0; i < length; i++) {
      text[i] = at(n, i);
    }
    return new String(text);
  }

  /** Whether a text may be text n: its length is right, and so are characters all over it. */
  boolean accepts(int n, String text) {
    if (text == null || text.length() != length) {
      return false;
    }
    for (int sample = 0; sample < SAMPLES; sample++) {
      int place = place(length, sample);
      if (text.charAt(place) != at(n, place)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a text may be an expected one: see {@link #accepts}. */
  static boolean isLike(String expected, String text) {
    if (text == null || text.length() != expected.length()) {
      return false;
    }
    if (expected.isEmpty()) {
      return true;
    }
    for (int sample = 0; sample < SAMPLES; sample++) {
      int place = place(expected.length(), sample);
      if (text.charAt(place) != expected.charAt(place)) {
        return false;
      }
    }
    return true;
  }

  private static int place(int length, int sample) {
    return (int) ((long) (length - 1) * sample / (SAMPLES - 1));
  }

  private char at(int n, int place) {
    int mixed = (n * 1_000_003 + place) * 0x9E37_79B1;
    mixed = (mixed ^ mixed >>> 15) * 0x85EB_CA6B;
    int random = (mixed ^ mixed >>> 13) & Integer.MAX_VALUE;
    return chinese && place % 3 == 0
        ? (char) (FIRST_CHINESE + random % CHINESE)
        : ASCII.charAt(random % ASCII.length());
  }
}
