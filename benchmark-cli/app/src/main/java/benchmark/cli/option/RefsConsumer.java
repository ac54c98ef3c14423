// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.project.Refs;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Reads two refs: BASE..HEAD, or BASE HEAD. */
public final class RefsConsumer implements IParameterConsumer {

  @Override
  public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
    String first = words.isEmpty() ? "" : words.pop();
    int dots = first.indexOf(Refs.DOTS);
    String base = dots < 0 ? first : first.substring(0, dots);
    String head =
        dots >= 0 ? first.substring(dots + Refs.DOTS.length()) : words.isEmpty() ? "" : words.pop();
    if (!isRef(base) || !isRef(head)) {
      throw new ParameterException(
          command.commandLine(),
          "--refs %s: give two refs, such as --refs main..my-branch."
              .formatted(dots < 0 ? (base + " " + head).strip() : first));
    }
    option.setValue(new Refs(base, head));
  }

  /** Git takes what begins with a dash for an option. */
  private static boolean isRef(String text) {
    return !text.isEmpty() && !text.startsWith("-") && !text.startsWith(".");
  }
}
