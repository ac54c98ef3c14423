// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.catalogue;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Paragraph;
import java.util.List;

/** What somebody who has never seen this program needs to know first. */
public final class Guide {

  /** What it is, and the commands that one needs first. */
  public static final Document TEXT =
      Document.of(
          new Paragraph(
              "Find out, on your own machine, which Java RPC stack is faster, by how much, at what"
                  + " cost to client and server, and whether the difference is real."),
          new Definitions(
              List.of(
                  command("list", "all pairs"),
                  command("--quick dubbo-hessianlite dubbo-kryo", "a first answer in 2 minutes"),
                  command("compare dubbo-hessianlite dubbo-kryo", "is it real? 20 minutes"),
                  command("report", "the last results as a page"),
                  command("help", "all commands and options"))),
          new Paragraph(
              "The first command in a fresh clone builds what it needs, and Maven may"
                  + " download libraries. More is in README.md and docs/."));

  private Guide() {}

  private static Definition command(String words, String meaning) {
    return new Definition("./benchmark.sh " + words, meaning);
  }
}
