// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.export;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationVerdict;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * What a gate or expectations come to, as JUnit's XML, which servers of continuous integration
 * show: a test for each of them. What is undecided is a skipped test with its reason.
 */
public final class JUnitReport {

  private JUnitReport() {}

  /**
   * Writes the file.
   *
   * @param suite the name of them all
   * @throws benchmark.cli.error.UserError if it cannot be written
   */
  public static void write(Path file, String suite, List<ExpectationCheck> checks) {
    var text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeStartElement("testsuites");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", suite);
      xml.writeAttribute("tests", String.valueOf(checks.size()));
      xml.writeAttribute("failures", count(checks, ExpectationVerdict.NO));
      xml.writeAttribute("errors", "0");
      xml.writeAttribute("skipped", count(checks, ExpectationVerdict.UNDECIDED));
      xml.writeAttribute("time", "0");
      var names = new HashMap<List<String>, Integer>();
      for (ExpectationCheck check : checks) {
        int number = names.merge(List.of(check.variant(), check.name()), 1, Integer::sum);
        write(check, number == 1 ? "" : ", result " + number, xml);
      }
      xml.writeEndElement();
      xml.writeEndElement();
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    ExportFile.write(file, text.toString());
  }

  /**
   * Writes a test.
   *
   * @param suffix of its name, which is unlike all others
   */
  private static void write(ExpectationCheck check, String suffix, XMLStreamWriter xml)
      throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", check.variant());
    xml.writeAttribute("name", check.name() + suffix);
    xml.writeAttribute("time", "0");
    if (check.verdict() == ExpectationVerdict.YES) {
      xml.writeStartElement("system-out");
      xml.writeCharacters(check.text());
    } else {
      boolean fails = check.verdict() == ExpectationVerdict.NO;
      xml.writeStartElement(fails ? "failure" : "skipped");
      xml.writeAttribute("message", check.text());
      if (fails) {
        xml.writeAttribute("type", "limit");
      }
    }
    xml.writeEndElement();
    xml.writeEndElement();
  }

  private static String count(List<ExpectationCheck> checks, ExpectationVerdict verdict) {
    return String.valueOf(checks.stream().filter(it -> it.verdict() == verdict).count());
  }
}
