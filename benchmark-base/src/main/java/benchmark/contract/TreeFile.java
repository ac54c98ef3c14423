// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A file with an object tree, so that this module needs no library for JSON. A tree is made of
 * {@link LinkedHashMap}, {@link ArrayList}, {@link String}, {@link Long}, {@link Double}, {@link
 * Boolean} and {@code null}.
 *
 * <p>A value is a tag of one byte and what {@link DataOutputStream} makes of the rest: of a text
 * the number of its characters and the characters in 16 bits each, so that unpaired surrogates
 * survive; of a list the number of its elements and these; of a map the number of its entries, and
 * of each the key, as a text without a tag, and the value.
 */
public final class TreeFile {

  /**
   * How many maps and lists may be nested, the outermost included: every pair that carries trees is
   * verified to carry one this deep. Filters of JDK serialization end at 100, a pair's own wrapping
   * included.
   */
  public static final int DEEPEST = 64;

  private static final char NULL = '0';
  private static final char TRUE = 't';
  private static final char FALSE = 'f';
  private static final char LONG = 'l';
  private static final char DOUBLE = 'd';
  private static final char TEXT = 's';
  private static final char LIST = '[';
  private static final char MAP = '{';

  private TreeFile() {}

  /**
   * Writes a tree.
   *
   * @throws IllegalArgumentException naming a class that a tree is not made of
   */
  public static void write(Path file, Map<String, Object> tree) throws IOException {
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      write(out, tree);
    }
  }

  /**
   * Reads a tree.
   *
   * @throws StreamCorruptedException if the file holds something else
   */
  @SuppressWarnings("unchecked") // keys of maps are texts
  public static Map<String, Object> read(Path file) throws IOException {
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (read(in) instanceof Map<?, ?> tree && in.read() < 0) {
        return (Map<String, Object>) tree;
      }
      throw new StreamCorruptedException(file + " holds no tree");
    }
  }

  private static void write(DataOutputStream out, Object value) throws IOException {
    if (value == null) {
      out.write(NULL);
    } else if (value instanceof Boolean truth) {
      out.write(truth ? TRUE : FALSE);
    } else if (value instanceof Long number) {
      out.write(LONG);
      out.writeLong(number);
    } else if (value instanceof Double number) {
      out.write(DOUBLE);
      out.writeDouble(number);
    } else if (value instanceof String text) {
      out.write(TEXT);
      writeText(out, text);
    } else if (value instanceof List<?> list) {
      out.write(LIST);
      out.writeInt(list.size());
      for (Object element : list) {
        write(out, element);
      }
    } else if (value instanceof Map<?, ?> map) {
      out.write(MAP);
      out.writeInt(map.size());
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        writeText(out, (String) entry.getKey());
        write(out, entry.getValue());
      }
    } else {
      throw new IllegalArgumentException("A tree holds no " + value.getClass().getName());
    }
  }

  private static Object read(DataInputStream in) throws IOException {
    int tag = in.readUnsignedByte();
    return switch (tag) {
      case NULL -> null;
      case TRUE -> true;
      case FALSE -> false;
      case LONG -> in.readLong();
      case DOUBLE -> in.readDouble();
      case TEXT -> readText(in);
      case LIST -> readList(in);
      case MAP -> readMap(in);
      default -> throw new StreamCorruptedException("No value begins with " + tag);
    };
  }

  private static List<Object> readList(DataInputStream in) throws IOException {
    var list = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      list.add(read(in));
    }
    return list;
  }

  private static Map<String, Object> readMap(DataInputStream in) throws IOException {
    var map = new LinkedHashMap<String, Object>();
    for (int left = in.readInt(); left > 0; left--) {
      map.put(readText(in), read(in));
    }
    return map;
  }

  private static void writeText(DataOutputStream out, String text) throws IOException {
    out.writeInt(text.length());
    out.writeChars(text);
  }

  private static String readText(DataInputStream in) throws IOException {
    int length = in.readInt();
    var text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(in.readChar());
    }
    return text.toString();
  }
}
