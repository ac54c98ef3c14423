// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.create.PairName;
import benchmark.cli.create.PairPlan;
import benchmark.cli.error.UserError;
import benchmark.cli.project.LayoutRules;
import benchmark.cli.project.Project;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.run.CommandContext;
import benchmark.cli.text.Golden;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class NewCommandTest {

  private static final String LIBRARY = "org.example:dubbo-serialization-sample:1.2.3";

  @TempDir private Path root;

  @BeforeEach
  void layProject() throws IOException {
    Files.writeString(root.resolve("pom.xml"), Golden.read("new/root-before.xml"));
    for (String module :
        List.of(
            "client-base",
            "server-base",
            "dubbo-base",
            "triple-base",
            "http-base",
            "benchmark-cli")) {
      writePom(module);
    }
    write(
        "dubbo26-base/pom.xml",
        """
        <project>
          <artifactId>dubbo26-base</artifactId>
          <properties>
            <managed.version>${older.version}</managed.version>
            <key.transporter>netty4</key.transporter>
          </properties>
        </project>
        """);
    for (String xml : List.of("http-consumer.xml", "http-provider.xml")) {
      write("http-base/src/main/resources/" + xml, "");
    }
    writePom("dubbo-kryo-client");
    writePom("dubbo-kryo-server");
    write("dubbo-kryo-client/src/main/resources/consumer.xml", "");
    write("dubbo-kryo-server/src/main/resources/provider.xml", "");
  }

  private void writePom(String module) throws IOException {
    writePom(module, module);
  }

  private void writePom(String folder, String artifact) throws IOException {
    write(
        folder + "/pom.xml",
        "<project><artifactId>%s</artifactId><description>-</description></project>"
            .formatted(artifact));
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(root.resolve(file).getParent());
    Files.writeString(root.resolve(file), text);
  }

  @Test
  void writesBothModulesAndTheirLinesInTheRootPom() throws IOException {
    run("dubbo-sample", "--dependency", LIBRARY);
    Golden.assertMatches("new/root-after.xml", root.resolve("pom.xml"));
    Golden.assertMatches("new/client-pom.xml", root.resolve("pairs/dubbo-sample-client/pom.xml"));
    Golden.assertMatches(
        "new/consumer.xml",
        root.resolve("pairs/dubbo-sample-client/src/main/resources/consumer.xml"));
    Golden.assertMatches("new/server-pom.xml", root.resolve("pairs/dubbo-sample-server/pom.xml"));
    Golden.assertMatches(
        "new/provider.xml",
        root.resolve("pairs/dubbo-sample-server/src/main/resources/provider.xml"));
    assertThat(new LayoutRules(new Project(root)).problems()).isEmpty();
    assertThat(new Project(root).pair("dubbo-sample").facts().description())
        .contains("Replace this");
  }

  @Test
  void writesAtMostSixtyLinesInAllWithEveryOption() throws IOException {
    run(
        "dubbo-sample",
        "--dependency",
        LIBRARY,
        "--dependency",
        "org.example:managed:5",
        "--serialization",
        "sample-two",
        "--add-opens",
        "java.base/java.util,java.base/java.time");
    long lines = 0;
    for (String half : List.of("client/pom.xml", "server/pom.xml")) {
      lines += Files.readAllLines(root.resolve("pairs/dubbo-sample-" + half)).size();
      assertThat(root.resolve("pairs/dubbo-sample-" + half))
          .content()
          .contains(
              "--add-opens=java.base/java.util=ALL-UNNAMED"
                  + " --add-opens=java.base/java.time=ALL-UNNAMED");
    }
    Path consumer = root.resolve("pairs/dubbo-sample-client/src/main/resources/consumer.xml");
    Path provider = root.resolve("pairs/dubbo-sample-server/src/main/resources/provider.xml");
    lines += Files.readAllLines(consumer).size() + Files.readAllLines(provider).size();
    assertThat(lines).isLessThanOrEqualTo(60);
    assertThat(consumer).content().contains("p:serialization=\"sample-two\"");
    assertThat(provider).content().contains("p:serialization=\"sample-two\"");
    assertThat(new Project(root).pair("dubbo-sample").client().jvmOptions()).hasSize(2);
  }

  @Test
  void leavesAVersionThatIsManagedAlreadyAsItIs() throws IOException {
    run("dubbo-other", "--dependency", "org.example:managed:4.5");
    assertThat(root.resolve("pom.xml")).content().containsOnlyOnce("<artifactId>managed<");
  }

  @Test
  void givesAPairItsOwnVersionsOfWhatOthersHave() throws IOException {
    run(
        "dubbo-other",
        "--dependency",
        LIBRARY,
        "--dependency",
        "org.example:managed:5",
        "--dependency",
        "org.bom.part:sample-part:6",
        "--dependency",
        "org.example:unknown:7");

    assertThat(root.resolve("pom.xml"))
        .content()
        .contains(
            """
                <dubbo-other.managed.version>5</dubbo-other.managed.version>
                <dubbo-other.sample-part.version>6</dubbo-other.sample-part.version>
                <dubbo-other.unknown.version>7</dubbo-other.unknown.version>
              </properties>
            """)
        .containsOnlyOnce("<artifactId>dubbo-serialization-sample<")
        .doesNotContain("<artifactId>unknown<");
    for (String module : List.of("pairs/dubbo-other-client", "pairs/dubbo-other-server")) {
      assertThat(root.resolve(module).resolve("pom.xml"))
          .content()
          .contains(
              """
                <dependencyManagement><dependencies>
                  <dependency><groupId>org.example</groupId><artifactId>managed</artifactId><version>${dubbo-other.managed.version}</version><exclusions><exclusion><groupId>org.absent</groupId><artifactId>*</artifactId></exclusion></exclusions></dependency>
                  <dependency><groupId>org.bom.part</groupId><artifactId>sample-part</artifactId><version>${dubbo-other.sample-part.version}</version></dependency>
              """)
          .contains(
              "    <dependency><groupId>org.example</groupId><artifactId>unknown</artifactId></dependency>\n");
    }
    assertThat(new LayoutRules(new Project(root)).problems()).isEmpty();
  }

  @Test
  void givesAPairItsOwnVersionOfTheOnlyLibraryToo() throws IOException {
    run("dubbo-other", "--dependency", "org.example:managed:5");
    assertThat(root.resolve("pom.xml"))
        .content()
        .contains("<managed.version>4.5<", "<dubbo-other.managed.version>5<");
  }

  /** Whose pairs name their serialization, and a protocol whose pairs do not. */
  @ParameterizedTest
  @ValueSource(strings = {"triple", "dubbo26", "http"})
  void writesThinPairsOfEveryProtocol(String protocol) throws IOException {
    run(protocol + "-mine", "--dependency", LIBRARY);
    var written = new StringBuilder();
    for (String file :
        List.of(
            "client/pom.xml",
            "client/src/main/resources/consumer.xml",
            "server/pom.xml",
            "server/src/main/resources/provider.xml")) {
      Path path = Path.of("pairs", protocol + "-mine-" + file);
      written.append("==> %s%n%s".formatted(path, Files.readString(root.resolve(path))));
    }
    Golden.assertMatches("new/%s-mine.txt".formatted(protocol), written.toString());
    assertThat(new LayoutRules(new Project(root)).problems()).isEmpty();
  }

  /** So that templates follow what the pairs of this project need. */
  @ParameterizedTest
  @CsvSource({
    "dubbo-hessianlite, hessian2",
    "triple-hessianlite, hessian2",
    "dubbo26-hessianlite, hessian2",
    "rest-json,",
  })
  void writesWhatThePairsOfThisProjectHave(String pair, String serialization) throws IOException {
    var name = new PairName(PairName.parse(pair).protocol(), "mine");
    var plan = PairPlan.of(ProjectRoot.project(), name, serialization, List.of(), List.of());
    for (String file :
        List.of(
            "client/src/main/resources/consumer.xml", "server/src/main/resources/provider.xml")) {
      Path existing = ProjectRoot.project().dir(pair + "-" + file.substring(0, 6));
      assertThat(plan.files().get("pairs/" + name + "-" + file))
          .isEqualTo(Files.readString(existing.resolve(file.substring(7))));
    }
    assertThat(
            plan.files().get("pairs/" + name + "-client/pom.xml").contains("${spring-5.version}"))
        .isEqualTo(pair.startsWith("dubbo26"));
  }

  @Test
  void namesANewProtocolInTheRootPom() throws IOException {
    writePom("fresh-base");
    write("fresh-base/src/main/resources/fresh-consumer.xml", "");
    write("fresh-base/src/main/resources/fresh-provider.xml", "");
    run("fresh-json");
    assertThat(root.resolve("pom.xml"))
        .content()
        .contains(
            "    <module>fresh-base</module>\n    <module>pairs/fresh-json-client</module>\n",
            "<artifactId>fresh-base</artifactId>\n        <version>${project.version}</version>");
    assertThat(root.resolve("pairs/fresh-json-client/pom.xml"))
        .content()
        .contains("<description>fresh-json, ");
    assertThat(new LayoutRules(new Project(root)).problems()).isEmpty();
  }

  @Test
  void needsNoLibraryForASerializationOfTheFrameworkItself() throws IOException {
    run("triple-fastjson2", "--serialization", "fastjson2");
    assertThat(root.resolve("pairs/triple-fastjson2-client/src/main/resources/consumer.xml"))
        .content()
        .contains("p:serialization=\"fastjson2\"");
  }

  @Test
  void asksForALibraryOrANameOfTheFramework() throws IOException {
    assertRefused(
        ExitStatus.BAD_INPUT,
        "dubbo-sample needs --dependency GROUP:ARTIFACT:VERSION, the library of its serialization;"
            + " or --serialization NAME for one that Dubbo itself has.",
        "dubbo-sample");
  }

  @Test
  void takesEachLibraryOnce() throws IOException {
    assertRefused(
        ExitStatus.BAD_INPUT,
        "--dependency org.example:dubbo-serialization-sample:2: dubbo-serialization-sample is given"
            + " twice. Name each library once.",
        "dubbo-sample",
        "--dependency",
        LIBRARY,
        "--dependency",
        "org.example:dubbo-serialization-sample:2");
  }

  @Test
  void leavesTheVersionOfAModuleOfTheProjectAsItIs() throws IOException {
    run("dubbo-other", "--dependency", "benchmark:dubbo-base:1.0-SNAPSHOT");
    assertThat(root.resolve("pom.xml"))
        .content()
        .containsOnlyOnce("<artifactId>dubbo-base<")
        .containsOnlyOnce("<module>dubbo-base<");
  }

  private void likeMsgpack() throws IOException {
    String dependency =
        "<dependencies><dependency><groupId>benchmark</groupId>"
            + "<artifactId>serialization-msgpack</artifactId></dependency></dependencies>";
    write(
        "dubbo-msgpack-client/pom.xml",
        "<project><artifactId>dubbo-msgpack-client</artifactId>%s</project>".formatted(dependency));
    writePom("dubbo-msgpack-server");
    write(
        "serialization-msgpack/pom.xml",
        """
        <project>
          <artifactId>serialization-msgpack</artifactId>
          <description>MessagePack,
            by Jackson.</description>
        </project>
        """);
    String classes = "serialization-msgpack/src/%s/java/benchmark/serialization/msgpack/%s.java";
    write(
        classes.formatted("main", "MsgpackSerialization"),
        "package benchmark.serialization.msgpack; // serialization=\"msgpack\"\n");
    write(classes.formatted("test", "MsgpackExtensionDefectTest"), "");
    write("serialization-msgpack/target/classes/x", "");
    write(
        "serialization-msgpack/src/main/resources/META-INF/dubbo/org.apache.dubbo.common.serialize.Serialization",
        "msgpack=benchmark.serialization.msgpack.MsgpackSerialization\n");
  }

  @Test
  void copiesASerializationUnderANewName() throws IOException {
    likeMsgpack();
    run("dubbo-mine", "--like", "dubbo-msgpack");

    Path copy = root.resolve("serializations/serialization-mine");
    assertThat(copy.resolve("src/main/java/benchmark/serialization/mine/MsgpackSerialization.java"))
        .hasContent("package benchmark.serialization.mine; // serialization=\"mine\"");
    assertThat(
            copy.resolve(
                "src/main/resources/META-INF/dubbo/org.apache.dubbo.common.serialize.Serialization"))
        .hasContent("mine=benchmark.serialization.mine.MsgpackSerialization");
    assertThat(copy.resolve("pom.xml"))
        .content()
        .contains(
            "<artifactId>serialization-mine</artifactId>",
            "<description>A copy of serialization-msgpack, by benchmark.sh new. Replace this by"
                + " what it is.</description>");
    assertThat(copy.resolve("src/test")).doesNotExist();
    assertThat(copy.resolve("target")).doesNotExist();
    assertThat(root.resolve("pairs/dubbo-mine-client/pom.xml"))
        .content()
        .contains("<artifactId>serialization-mine</artifactId>");
    assertThat(root.resolve("pairs/dubbo-mine-client/src/main/resources/consumer.xml"))
        .content()
        .contains("\"mine\"");
    assertThat(root.resolve("pom.xml"))
        .content()
        .contains(
            "    <module>serializations/serialization-mine</module>\n    <module>pairs/dubbo-mine-client</module>\n");
  }

  @Test
  void copiesNothingInADryRun() throws IOException {
    likeMsgpack();
    run("dubbo-mine", "--like", "dubbo-msgpack", "--dry-run");

    assertThat(root.resolve("serializations/serialization-mine")).doesNotExist();
    assertThat(root.resolve("pairs/dubbo-mine-client")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dubbo-mine --like dubbo-kryo|--like dubbo-kryo: it has no serialization module that could"
            + " be copied",
        "dubbo-mine --like dubbo-msgpak|There is no pair, server or client named 'dubbo-msgpak'",
        "dubbo-new --like dubbo-msgpack|--like: 'new' in 'dubbo-new' cannot name a Java package",
        "dubbo-msgpack2 --like dubbo-msgpack --serialization x|so --serialization has no effect",
        "dubbo-mine --like dubbo-msgpack --dependency a:b:1|so --dependency has no effect",
      })
  void copiesNothingThatWouldNotWork(String words, String sentence) throws IOException {
    likeMsgpack();
    assertThatThrownBy(() -> run(words.split(" ")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining(sentence);
    assertThat(root.resolve("serializations/serialization-mine")).doesNotExist();
  }

  @Test
  void namesANewModuleOfTheProjectInTheRootPom() throws IOException {
    writePom("serialization-mine");
    run("dubbo-mine", "--dependency", "benchmark:serialization-mine:1.0-SNAPSHOT");
    assertThat(root.resolve("pom.xml"))
        .content()
        .contains(
            "    <module>serialization-mine</module>\n    <module>pairs/dubbo-mine-client</module>\n")
        .contains(
            """
                  <dependency>
                    <groupId>benchmark</groupId>
                    <artifactId>serialization-mine</artifactId>
                    <version>${project.version}</version>
                  </dependency>
                  <!-- benchmark.sh new writes above this line -->
            """);
    assertThat(new LayoutRules(new Project(root)).problems()).isEmpty();
  }

  @Test
  void writesNothingInADryRun() throws IOException {
    List<String> before = everything();
    run("dubbo-sample", "--dependency", LIBRARY, "--dry-run");
    assertThat(everything()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          dubbo-kryo   | org.example:a:1       |         | There is a dubbo-kryo-client already
          dubbo-a      | org.example:a         |         | is not group:artifact:version
          dubbo-a      | org.example:a:[1,2)   |         | is not group:artifact:version
          dubbo-a      | org.example:a:LATEST  |         | has no fixed version
          dubbo        | org.example:a:1       |         | is not a pair name
          dubbo-a-b    | org.example:a:1       |         | is not a pair name
          Dubbo-a      | org.example:a:1       |         | is not a pair name
          dubbo-client | org.example:a:1       |         | would be taken for a module of
          rmi-a        | org.example:a:1       |         | There is no rmi-base
          bare-a       | org.example:a:1       |         | There is no bare-base/src/main/resources/bare-consumer
          http-a       | org.example:a:1       | json    | so --serialization json has no effect. Leave it out
          dubbo-a      | org.example:a:1       | a b     | --serialization 'a b' is not a valid ext
          dubbo-a      | org.example:a:1       | a b     | Write Dubbo's own name for it, such as fast
          dubbo-a      | org.example:a:1       | ""      | --serialization '' is not a valid extension
          dubbo-7z     | org.example:a:1       |         | '7z' in 'dubbo-7z' is not a valid extension
          dubbo-7z     | org.example:a:1       |         | Give Dubbo's own name for it with --serializ
          dubbo-a      | benchmark:absent:1    |         | there is no absent/pom.xml
          dubbo-a      | benchmark:dubbo-base:1     | | All modules of this project have version 1.0-
          dubbo-a      | benchmark:copy:1.0-SNAPSHOT | | copy/pom.xml has the artifactId original.
          """)
  void refusesInOneSentenceAndChangesNothing(
      String pair, String library, String serialization, String sentence) throws IOException {
    writePom("copy", "original");
    writePom("bare-base");
    List<String> before = everything();
    var words = new ArrayList<>(List.of(pair, "--dependency", library));
    if (serialization != null) {
      words.addAll(List.of("--serialization", serialization));
    }
    assertThatThrownBy(() -> run(words.toArray(String[]::new)))
        .isInstanceOfSatisfying(
            UserError.class, error -> assertThat(error.status()).isEqualTo(ExitStatus.BAD_INPUT))
        .hasMessageContaining(sentence);
    assertThat(everything()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({
    "pairs/dubbo-sample-client/src/main/resources/consumer.xml, pairs/dubbo-sample-client",
    "pairs/dubbo-sample-server, pairs/dubbo-sample-server",
  })
  void writesOverNothing(String file, String named) throws IOException {
    Path own = root.resolve(file);
    Files.createDirectories(own.getParent());
    Files.writeString(own, "the user's");

    assertRefused(
        ExitStatus.BAD_INPUT,
        root.resolve(named)
            + " exists already and is not a module, so it is not overwritten. Move it away, or"
            + " choose another name.",
        "dubbo-sample",
        "--dependency",
        LIBRARY);
  }

  @Test
  void leavesNothingOfAPairThatCannotBeWrittenWhole() throws IOException {
    Path inTheWay = Files.createDirectory(root.resolve("pom.xml.new"));

    assertRefused(
        ExitStatus.FAILURE,
        "Cannot write the pair: java.nio.file.FileAlreadyExistsException: "
            + inTheWay
            + ". Nothing of it is left. Make that place free and writable, and try again.",
        "dubbo-sample",
        "--dependency",
        LIBRARY);
  }

  @Test
  void leavesNothingInAFolderThatCannotBeWritten() throws IOException {
    assumeTrue(root.toFile().setWritable(false) && !Files.isWritable(root), "root writes anyway");
    try {
      assertRefused(
          ExitStatus.FAILURE,
          "Cannot write the pair: java.nio.file.AccessDeniedException: "
              + root.resolve("pairs")
              + ". Nothing of it is left. Make that place free and writable, and try again.",
          "dubbo-sample",
          "--dependency",
          LIBRARY);
    } finally {
      assertThat(root.toFile().setWritable(true)).isTrue();
    }
  }

  /** As a folder that cannot be written, but for every user, root included. */
  @Test
  void leavesNothingOfAPairWhoseNameTheFileSystemRefuses() throws IOException {
    assertRefused(
        ExitStatus.FAILURE,
        "Cannot write the pair: java.nio.file.FileSystemException: ",
        "dubbo-" + "a".repeat(250),
        "--dependency",
        LIBRARY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<module>benchmark-cli</module>",
        "<!-- benchmark.sh new writes above this line -->"
      })
  void writesNothingIntoARootPomThatDoesNotShowWhere(String mark) throws IOException {
    Path pom = root.resolve("pom.xml");
    Files.writeString(pom, Files.readString(pom).replace(mark, ""));

    assertRefused(
        ExitStatus.FAILURE,
        "The root pom.xml has no line '"
            + mark
            + "', which marks the place to write to. Restore it.",
        "dubbo-sample",
        "--dependency",
        LIBRARY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.util", "java.base/", "java.base/java.util=ALL-UNNAMED", ""})
  void takesOnlyPackagesOfModulesToOpen(String opened) throws IOException {
    assertRefused(
        ExitStatus.BAD_INPUT,
        "--add-opens '" + opened + "' is not module/package. Write one like java.base/java.util",
        "dubbo-sample",
        "--dependency",
        LIBRARY,
        "--add-opens",
        opened);
  }

  @Test
  void removesAPairSoThatItCanBeTakenBack() throws IOException {
    String before = Files.readString(root.resolve("pom.xml"));
    run("dubbo-sample", "--dependency", LIBRARY);
    Files.writeString(root.resolve("pairs/dubbo-sample-client/notes"), "mine");

    run("dubbo-sample", "--remove");

    assertThat(root.resolve("pairs/dubbo-sample-client")).doesNotExist();
    assertThat(root.resolve("pairs/dubbo-sample-server")).doesNotExist();
    assertThat(root.resolve("target/removed/dubbo-sample/dubbo-sample-client/notes"))
        .hasContent("mine");
    assertThat(new Project(root).pom().modules())
        .doesNotContain("pairs/dubbo-sample-client", "pairs/dubbo-sample-server");
    assertThat(Files.readString(root.resolve("pom.xml")).lines())
        .as("nothing else is lost")
        .containsAll(before.lines().toList());
  }

  @Test
  void replacesAPair() throws IOException {
    run("dubbo-sample", "--dependency", LIBRARY);

    run("dubbo-sample", "--replace", "--dependency", LIBRARY, "--add-opens", "java.base/java.util");

    assertThat(root.resolve("pairs/dubbo-sample-client/pom.xml"))
        .content()
        .contains("--add-opens=java.base/java.util=ALL-UNNAMED");
    assertThat(root.resolve("target/removed/dubbo-sample/dubbo-sample-client/pom.xml")).exists();
    assertThat(new Project(root).pom().modules())
        .containsOnlyOnce("pairs/dubbo-sample-client", "pairs/dubbo-sample-server");
  }

  @Test
  void aPairThatIsReplacedAgainHasEachVersionOnce() throws IOException {
    run("dubbo-sample", "--dependency", LIBRARY);
    for (String version : List.of("2.0", "3.0")) {
      run("dubbo-sample", "--replace", "--dependency", LIBRARY.replaceFirst("[^:]+$", version));
    }

    assertThat(Files.readString(root.resolve("pom.xml")))
        .containsOnlyOnce(".dubbo-serialization-sample.version>3.0</")
        .doesNotContain(".dubbo-serialization-sample.version>2.0</");
  }

  @Test
  void whatCannotBeWrittenAnewIsAsItWas() throws IOException {
    run("dubbo-sample", "--dependency", LIBRARY);

    assertRefused(
        ExitStatus.BAD_INPUT,
        "There is no pair, server or client named 'dubbo-msgpak'",
        "dubbo-sample",
        "--replace",
        "--like",
        "dubbo-msgpak");
  }

  @Test
  void removesOnlyWhatIsThere() throws IOException {
    assertRefused(
        ExitStatus.BAD_INPUT,
        "There is no dubbo-sample-client and no dubbo-sample-server to remove. All pairs:"
            + " ./benchmark.sh list",
        "dubbo-sample",
        "--remove");
    assertRefused(
        ExitStatus.BAD_INPUT,
        "--dependency: --remove takes the name of a pair only. Leave it out.",
        "dubbo-kryo",
        "--remove",
        "--dependency",
        LIBRARY);
    assertRefused(
        ExitStatus.BAD_INPUT,
        "--dry-run: --replace takes the pair away before it plans the new one.",
        "dubbo-kryo",
        "--replace",
        "--dry-run");
  }

  private void assertRefused(int status, String sentence, String... words) throws IOException {
    List<String> before = everything();
    assertThatThrownBy(() -> run(words))
        .isInstanceOfSatisfying(
            UserError.class, error -> assertThat(error.status()).isEqualTo(status))
        .hasMessageStartingWith(sentence);
    assertThat(everything()).isEqualTo(before);
  }

  private void run(String... words) {
    var command =
        new CommandLine(
            new NewCommand(new CommandContext(new Project(root), null, null, List.of())));
    command.setExecutionExceptionHandler(
        (error, line, parsed) -> {
          throw error;
        });
    command.parseArgs(words);
    NewCommand parsed = command.getCommand();
    parsed.call();
  }

  private List<String> everything() throws IOException {
    try (var files = Files.walk(root)) {
      var contents = new ArrayList<String>();
      for (Path file : files.sorted().toList()) {
        contents.add(Files.isDirectory(file) ? file + "/" : file + "\n" + Files.readString(file));
      }
      return contents;
    }
  }
}
