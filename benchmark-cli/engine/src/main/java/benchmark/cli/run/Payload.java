// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.process.Sha256;
import benchmark.cli.project.Pair;
import benchmark.cli.project.SideCommand;
import benchmark.cli.results.RunFiles;
import benchmark.cli.text.UserText;
import benchmark.contract.EchoContract;
import benchmark.contract.TreeFile;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A user-supplied message, which every pair sends and gets back: UTF-8 text as it is, but for a
 * byte order mark, bytes as the Base64 text that JSON would have for them, and JSON as an object
 * tree, or as its text by pairs that carry no tree.
 *
 * @param text what is sent as a text
 * @param tree what is sent as a tree; empty if the message is not in JSON
 */
public record Payload(String text, Optional<Map<String, Object>> tree) {

  /** The most bytes that a text may have in UTF-8: every pair is verified to carry so many. */
  static final int LIMIT = EchoContract.LONGEST;

  private static final int HASH_DIGITS = 8;

  private static final String BYTES = "bytes:";

  /** What the name of a file in JSON ends in. */
  static final String JSON = ".json";

  /**
   * Reads a file.
   *
   * @param word as the user gave it: a file of text, which is JSON if its name ends in {@value
   *     #JSON}; {@value #BYTES} before a file of bytes
   * @throws UserError if it is missing, empty, too large, or not what it should be: exit status 2
   */
  public static Payload read(String word) {
    boolean raw = word.startsWith(BYTES);
    byte[] bytes = bytes(word, raw ? word.substring(BYTES.length()) : word);
    String text = raw ? Base64.getEncoder().encodeToString(bytes) : utf8(word, bytes);
    if (text.isEmpty()) {
      throw UserError.badInput("--payload %s: the file is empty. Give one with a message.", word);
    }
    int length = raw ? text.length() : bytes.length;
    if (length > LIMIT) {
      throw UserError.badInput(
          "--payload %s: the message has %d bytes%s, but may have %d at most, which every pair is"
              + " verified to carry. Give a smaller one.",
          word, length, raw ? " in Base64" : "", LIMIT);
    }
    return new Payload(
        text,
        !raw && word.endsWith(JSON) ? Optional.of(JsonTree.read(word, text)) : Optional.empty());
  }

  /**
   * The value of {@link EchoContract#SIZE} that means this message: it differs from that of others,
   * so that results of two messages are never compared, nor a tree with the same text from another
   * file.
   */
  public String size() {
    return (tree.isPresent() ? EchoContract.JSON : EchoContract.PAYLOAD)
        + Sha256.of(text).substring(0, HASH_DIGITS);
  }

  /** Whether it is in JSON, but a pair sends it as one text, because it carries no tree. */
  public boolean losesTree(Pair pair) {
    return tree.isPresent() && pair.unsupported().names().contains(EchoContract.TREE);
  }

  /**
   * Has a client send it: leaves it in a folder, in the form in which the pair sends it, too.
   *
   * @throws UserError if it cannot be written
   */
  public void sendBy(SideCommand client, Pair pair, Path folder, Place place) {
    try {
      Path file = folder.resolve(tree.isPresent() ? RunFiles.PAYLOAD_JSON : RunFiles.PAYLOAD);
      Files.writeString(file, text);
      client.property(LaunchProperties.PAYLOAD, place.share(List.of(file)).get(0));
      if (tree.isPresent() && !losesTree(pair)) {
        Path objects = folder.resolve(RunFiles.PAYLOAD_TREE);
        TreeFile.write(objects, tree.get());
        client.property(LaunchProperties.PAYLOAD_TREE, place.share(List.of(objects)).get(0));
      }
    } catch (IOException e) {
      throw UserError.failure("Cannot write to %s: %s. Check disk space.", folder, e.getMessage());
    }
  }

  private static byte[] bytes(String word, String name) {
    try {
      Path file = Path.of(name);
      if (Files.isRegularFile(file) && Files.size(file) > LIMIT) {
        throw UserError.badInput(
            "--payload %s: the file has %d bytes, but a message may have %d at most, which every"
                + " pair is verified to carry. Give a smaller one.",
            word, Files.size(file), LIMIT);
      }
      return Files.readAllBytes(file);
    } catch (IOException | InvalidPathException notReadable) {
      throw UserError.badInput(
          "--payload %s: there is no file %s that can be read. Check the path.", word, name);
    }
  }

  private static String utf8(String word, byte[] bytes) {
    try {
      return UserText.of(bytes);
    } catch (CharacterCodingException notText) {
      throw UserError.badInput(
          "--payload %s: the file is not UTF-8 text. To send its bytes, as Base64 text, write %s%1$s.",
          word, BYTES);
    }
  }
}
