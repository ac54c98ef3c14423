// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The texts that classes of the command line hold, as the compiler has put them together. */
final class CompiledTexts {

  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int STRING = 8;
  private static final int HANDLE = 15;

  /** Types of entries that refer to one other entry; what is left refers to two. */
  private static final List<Integer> ONE_REFERENCE = List.of(7, STRING, 16, 19, 20);

  private CompiledTexts() {}

  /** Those of a package, such as explain, or of a class and what is inside it: report.Warning. */
  static List<String> of(String name) {
    String whole = "benchmark.cli." + name;
    List<String> texts =
        new ClassFileImporter()
            .importPackages(whole.replaceFirst("\\.[A-Z].*", "")).stream()
                .filter(it -> it.getName().matches("\\Q" + whole + "\\E([.$].*)?"))
                .flatMap(it -> of(it).stream())
                .toList();
    if (texts.isEmpty()) {
      throw new IllegalArgumentException("no class " + whole);
    }
    return texts;
  }

  /** The strings of a class file's constant pool, by the Java Virtual Machine Specification 4.4. */
  static List<String> of(JavaClass type) {
    try (var in =
        new DataInputStream(
            new BufferedInputStream(
                type.getSource().orElseThrow().getUri().toURL().openStream()))) {
      in.readLong(); // magic and version
      int count = in.readUnsignedShort();
      Map<Integer, String> all = new HashMap<>();
      List<Integer> strings = new ArrayList<>();
      for (int entry = 1; entry < count; entry++) {
        int tag = in.readUnsignedByte();
        if (tag == UTF8) {
          all.put(entry, in.readUTF());
        } else if (tag == LONG || tag == DOUBLE) {
          in.readLong();
          entry++; // takes two places
        } else if (tag == INTEGER || tag == FLOAT) {
          in.readInt();
        } else if (tag == HANDLE) {
          in.skipBytes(3);
        } else if (ONE_REFERENCE.contains(tag)) {
          int other = in.readUnsignedShort();
          if (tag == STRING) {
            strings.add(other);
          }
        } else {
          in.skipBytes(4);
        }
      }
      return strings.stream().map(all::get).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
