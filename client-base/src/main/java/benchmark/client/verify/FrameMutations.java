// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes broken frames of an ordinary one, always the same ones. */
final class FrameMutations {

  /** The very first bytes of a request, where protocols keep versions, kinds and flags. */
  private static final int FLAGS = 4;

  /** The first bytes of a request, where protocols keep their lengths. */
  private static final int HEADER = 24;

  /** Where the huge numbers begin when all that follows the header is one. */
  private static final int BODY = 16;

  private static final int BODY_STEPS = 48;

  /**
   * What a length is made to claim: almost 2 GiB, and 256 MiB, which a server could really have.
   */
  private static final int[] HUGE = {Integer.MAX_VALUE, 256 << 20};

  /** Lengths that are text: HTTP/1.1's Content-Length, and those of its chunks. */
  private static final Pattern LENGTH_IN_TEXT =
      Pattern.compile("(?<=: )\\d+(?=\r\n)|(?<=\r\n)\\p{XDigit}+(?=\r\n)");

  /** The largest int in both notations, too many digits for a long, a negative one, none. */
  private static final List<String> LENGTHS =
      List.of("7fffffff", "2147483647", "99999999999999999999", "-1", "0x1");

  private FrameMutations() {}

  /** The frame cut off at many places. */
  static List<byte[]> truncated(RecordedRequest frame) {
    int length = frame.request().length;
    var cuts = new TreeSet<>(List.of(1, 2, 3, 4, 8, 12, 15, 16, 17, 20, 24, length - 1));
    for (int part = 1; part < 8; part++) {
      cuts.add(length * part / 8);
    }
    var frames = new ArrayList<byte[]>();
    for (int cut : cuts) {
      if (cut > 0 && cut < length) {
        byte[] bytes = whole(frame);
        frames.add(Arrays.copyOf(bytes, frame.opening().length + cut));
      }
    }
    return frames;
  }

  /**
   * The frame with a byte flipped, or four bytes turned into a huge number, at many places; and
   * with every value in each of the very first bytes, all that follows the header being huge
   * numbers: whatever the flags make the server read there, it is told a huge length. Lengths that
   * are text become others.
   */
  static List<byte[]> garbled(RecordedRequest frame) {
    int start = frame.opening().length;
    int length = frame.request().length;
    var places = new TreeSet<Integer>();
    for (int i = 0; i < Math.min(HEADER, length); i++) {
      places.add(i);
    }
    for (int step = 0; step < BODY_STEPS; step++) {
      places.add((int) ((long) length * step / BODY_STEPS));
    }
    var frames = new ArrayList<byte[]>();
    for (int place : places) {
      byte[] flipped = whole(frame);
      flipped[start + place] ^= (byte) 0xFF;
      frames.add(flipped);
      if (place + Integer.BYTES <= length) {
        for (int huge : HUGE) {
          byte[] claiming = whole(frame);
          ByteBuffer.wrap(claiming).putInt(start + place, huge);
          frames.add(claiming);
        }
      }
    }
    for (int place = 0; place < Math.min(FLAGS, length); place++) {
      for (int value = 0; value <= 0xFF; value++) {
        byte[] flagged = whole(frame);
        for (int at = start + BODY; at + Integer.BYTES <= flagged.length; at += Integer.BYTES) {
          ByteBuffer.wrap(flagged).putInt(at, Integer.MAX_VALUE);
        }
        flagged[start + place] = (byte) value;
        frames.add(flagged);
      }
    }
    frames.addAll(withOtherLengthsInText(whole(frame), start));
    return frames;
  }

  private static List<byte[]> withOtherLengthsInText(byte[] frame, int start) {
    var frames = new ArrayList<byte[]>();
    String text = new String(frame, StandardCharsets.ISO_8859_1);
    Matcher length = LENGTH_IN_TEXT.matcher(text);
    while (length.find()) {
      if (length.start() >= start) {
        for (String other : LENGTHS) {
          String changed = text.substring(0, length.start()) + other + text.substring(length.end());
          frames.add(changed.getBytes(StandardCharsets.ISO_8859_1));
        }
      }
    }
    return frames;
  }

  /** The ordinary frame with everything that its connection sent before. */
  static byte[] whole(RecordedRequest frame) {
    return ByteBuffer.allocate(frame.opening().length + frame.request().length)
        .put(frame.opening())
        .put(frame.request())
        .array();
  }
}
