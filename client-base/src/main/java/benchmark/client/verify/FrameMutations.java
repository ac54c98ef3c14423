// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
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

  /**
   * Where the content of an HTTP/1.1 message begins: after the header, and after a chunk's size.
   */
  private static final Pattern CONTENT = Pattern.compile("\r\n\r\n(?:\\p{XDigit}+\r\n)?");

  /** Lengths that are written as text: an HTTP/1.1 message's, and a chunk's. */
  private static final Pattern TEXT_LENGTH =
      Pattern.compile("(?<=(?i:content-length: ?))\\d+|(?<=\r\n\r\n)\\p{XDigit}+(?=\r\n)");

  /** What such a length is made to claim, right or wrong as a decimal or a hexadecimal number. */
  private static final List<String> TEXT_LENGTHS =
      List.of("2147483647", "7fffffff", "10000000", "99999999999999999999", "-1", "0", "");

  private static final long SEED = 20261121;
  private static final int MOST_BREAKS = 8;
  private static final int MOST_BYTES = 8;

  /** Overwritten, taken out, put in, cut off. */
  private static final int KINDS = 4;

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
   * numbers: whatever the flags make the server read there, it finds a huge length. In a request of
   * HTTP/1.1 the same at the beginning of its content, and other lengths of that content.
   */
  static List<byte[]> garbled(RecordedRequest frame) {
    int start = frame.opening().length;
    int length = frame.request().length;
    var places = new TreeSet<Integer>();
    for (int begin : beginnings(frame)) {
      for (int i = begin; i < Math.min(begin + HEADER, length); i++) {
        places.add(i);
      }
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
    for (int begin : beginnings(frame)) {
      for (int place = begin; place < Math.min(begin + FLAGS, length); place++) {
        for (int value = 0; value <= 0xFF; value++) {
          byte[] flagged = whole(frame);
          for (int at = start + begin + BODY;
              at + Integer.BYTES <= flagged.length;
              at += Integer.BYTES) {
            ByteBuffer.wrap(flagged).putInt(at, Integer.MAX_VALUE);
          }
          flagged[start + place] = (byte) value;
          frames.add(flagged);
        }
      }
    }
    frames.addAll(textLengths(frame));
    return frames;
  }

  /** Where the request begins and, if it is one of HTTP/1.1, where its content does. */
  private static Set<Integer> beginnings(RecordedRequest frame) {
    var beginnings = new TreeSet<>(Set.of(0));
    Matcher content = CONTENT.matcher(text(frame));
    while (content.find()) {
      beginnings.add(content.end());
    }
    return beginnings;
  }

  /** The frame with other lengths wherever one is written as text. */
  private static List<byte[]> textLengths(RecordedRequest frame) {
    var frames = new ArrayList<byte[]>();
    String text = text(frame);
    Matcher length = TEXT_LENGTH.matcher(text);
    while (length.find()) {
      for (String claim : TEXT_LENGTHS) {
        String claiming = text.substring(0, length.start()) + claim + text.substring(length.end());
        frames.add(whole(frame.opening(), claiming.getBytes(StandardCharsets.ISO_8859_1)));
      }
    }
    return frames;
  }

  /** The request as text of one byte a character. */
  private static String text(RecordedRequest frame) {
    return new String(frame.request(), StandardCharsets.ISO_8859_1);
  }

  /**
   * The frame broken at random: one to eight times, some bytes of it are overwritten, taken out or
   * put in, or its end is cut off.
   *
   * @param count how many frames; a longer list begins with the shorter one
   */
  static List<byte[]> random(RecordedRequest frame, int count) {
    var random = new SplittableRandom(SEED);
    var frames = new ArrayList<byte[]>();
    for (int i = 0; i < count; i++) {
      byte[] request = frame.request();
      for (int times = random.nextInt(1, MOST_BREAKS + 1);
          times > 0 && request.length > 1;
          times--) {
        request = broken(request, random);
      }
      frames.add(whole(frame.opening(), request));
    }
    return frames;
  }

  private static byte[] broken(byte[] request, SplittableRandom random) {
    int place = random.nextInt(request.length);
    int length = Math.min(random.nextInt(1, MOST_BYTES + 1), request.length - place);
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    var out = new ByteArrayOutputStream();
    out.write(request, 0, place);
    int kind = random.nextInt(KINDS);
    if (kind == 3) {
      return out.toByteArray(); // cut off
    }
    if (kind != 1) {
      out.writeBytes(bytes);
    }
    int from = kind == 2 ? place : place + length; // what was put in replaces nothing
    out.write(request, from, request.length - from);
    return out.toByteArray();
  }

  /** The ordinary frame with everything that its connection sent before. */
  static byte[] whole(RecordedRequest frame) {
    return whole(frame.opening(), frame.request());
  }

  private static byte[] whole(byte[] opening, byte[] request) {
    return ByteBuffer.allocate(opening.length + request.length).put(opening).put(request).array();
  }
}
