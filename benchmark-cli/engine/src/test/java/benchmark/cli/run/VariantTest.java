// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.ProgramModule;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantTest {

  private static final String CALLED = "rest-json@client=cobol";

  @TempDir static Path root;

  private static Project project;

  @BeforeAll
  static void fabricate() {
    project =
        new FabricatedProject(root)
            .framework("dubbo-base", "dubbo", "Dubbo", "rpc.version", "org.example:rpc")
            .pairOn("dubbo-base", "dubbo-kryo")
            .settings(
                "rest-base",
                "<key.filters>default,none</key.filters>"
                    + "<key.connections>1-100</key.connections>"
                    + "<side.connections>client</side.connections>"
                    + "<key.executor>pool, pool:1-99, virtual (JDK 21)</key.executor>"
                    + "<side.executor>server</side.executor>"
                    + "<meaning.executor>the threads of services</meaning.executor>"
                    + "<excludes.executor>setup=tuned</excludes.executor>"
                    + "<key.setup>shipped,tuned</key.setup>"
                    + "<key.gc>g1, zgc</key.gc><meaning.gc>the collector</meaning.gc>"
                    + "<flags.gc.zgc>-XX:+UseZGC -Xlog:gc</flags.gc.zgc>"
                    + "<excludes.gc>jvm=-XX:[+-]Use\\w+GC</excludes.gc>"
                    + "<key.tls>off, on, mutual</key.tls><key.tls.version>1.2, 1.3</key.tls.version>"
                    + "<meaning.transporter>what moves bytes</meaning.transporter>"
                    + "<excludes.transporter.mina>executor=.*</excludes.transporter.mina>"
                    + "<key.transporter>netty4, mina</key.transporter>"
                    + "<key.client>java, cobol</key.client><side.client>client</side.client>"
                    + "<program.client.cobol>client-cobol</program.client.cobol>")
            .settings("client-cobol", "<client.command>sh target/client</client.command>")
            .pairOn("rest-base", "rest-json")
            .framework("grpc-base", "grpc", "gRPC", "rpc.version", "org.example:rpc")
            .pair("inproc", "No RPC.")
            .program("rpc-cobol", "cobol server", "")
            .project();
  }

  @Test
  void aServerThatIsACommandHasAnEnvironmentAndNoJvm() {
    Variant variant = parse("rpc-cobol@heap=2g,D.a=b,env.MODE=slow,lib=a:b:1");

    assertThat(variant.client().heap()).isEqualTo("2g");
    assertThat(variant.client().libraries()).hasSize(1);
    assertThat(variant.server().libraries()).isEmpty();
    assertThat(variant.client().properties()).isEqualTo(Map.of("a", "b"));
    assertThat(variant.server().properties()).isEqualTo(Map.of("MODE", "slow"));
    assertThat(parse("rpc-cobol@server.env.MODE=slow").server().properties()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "server.heap=2g | server.heap=2g: the server of rpc-cobol is a program and no JVM, so this has"
            + " no effect. Leave it out, or set a variable of its environment, such as"
            + " env.NAME=value.",
        "client.env.MODE=slow | client.env.MODE=slow: only the server of rpc-cobol is a program with"
            + " variables. Write env.MODE=slow.",
        "env.mode=slow | env.mode=slow: this must be the name of a variable in capitals, such as"
            + " env.GOGC, and none that begins with BENCHMARK_."
      })
  void ofAServerThatIsACommandAreRefused(String override, String sentence) {
    assertThatThrownBy(() -> parse("rpc-cobol@" + override))
        .isInstanceOf(UserError.class)
        .hasMessage(sentence);
  }

  @Test
  void aServerThatIsACommandCannotBeRecorded() {
    assertThatThrownBy(() -> parse("rpc-cobol").requireJvms("Recordings are made by JVMs"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "Recordings are made by JVMs, and the server of rpc-cobol is a program and no JVM. Name"
                + " another pair.");
  }

  @Test
  void aClientThatIsACommandLeavesWhatIsOfAJvmToTheServer() {
    Variant variant = parse(CALLED + ",heap=2g,gc=zgc,executor=pool:9");

    ProgramModule program = variant.client().program().orElseThrow();
    assertThat(program.name()).isEqualTo("client-cobol");
    assertThat(program.calling().command()).containsExactly("sh", "target/client");
    assertThat(variant.server().program()).isEmpty();
    assertThat(variant.modules(List.of(Role.CLIENT))).contains(program);
    assertThat(parse("rest-json@client=java").client().program()).isEmpty();
    parse("rest-json@client=java").requireCallingJvm("JMH runs in a JVM");
    assertThatThrownBy(() -> variant.requireCallingJvm("JMH runs in a JVM"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "JMH runs in a JVM, and the calls of %s are made by a program. Leave that key out, or"
                    .formatted(variant.label())
                + " measure with --quick or compare.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "client.heap=2g | client.heap=2g: with client=cobol the client is a program and no JVM of this"
            + " project, so this has no effect there. Leave it out.",
        "transporter=mina | transporter=mina: with client=cobol the client is a program and no JVM of"
            + " this project, so this has no effect there. Write server.transporter=mina, or leave it"
            + " out."
      })
  void ofAClientThatIsACommandAreRefused(String override, String sentence) {
    assertThatThrownBy(() -> parse(CALLED + "," + override))
        .isInstanceOf(UserError.class)
        .hasMessage(sentence);
  }

  @Test
  void aPairAloneHasNoOverrides() {
    Variant variant = parse("dubbo-kryo");

    assertThat(variant.label()).isEqualTo("dubbo-kryo");
    assertThat(variant.pair().name()).isEqualTo("dubbo-kryo");
    assertThat(variant.threads()).isEmpty();
    assertThat(variant.overrides()).isEmpty();
    for (Role role : Role.values()) {
      SideSettings side = variant.side(role);
      assertThat(side.framework()).isEmpty();
      assertThat(side.jdk()).isEmpty();
      assertThat(side.heap()).isEqualTo("1g");
      assertThat(side.heapFlags()).containsExactly("-Xms1g", "-Xmx1g");
      assertThat(side.classes()).isEmpty();
      assertThat(side.settings()).isEmpty();
      assertThat(side.jvmFlags()).isEmpty();
      assertThat(side.properties()).isEmpty();
    }
  }

  @Test
  void theSettingsOfAProtocolAreRead() {
    Variant variant = parse("rest-json@transporter=mina,connections=100,filters=none,heap=2g");

    assertThat(variant.server().settings())
        .isEqualTo(Map.of("transporter", "mina", "filters", "none"));
    assertThat(variant.client().settings())
        .isEqualTo(Map.of("transporter", "mina", "connections", "100", "filters", "none"));
    assertThat(variant.client().heap()).isEqualTo("2g");
  }

  @Test
  void aValueStandsForFlagsOfItsSide() {
    Variant variant = parse("rest-json@gc=zgc,client.gc=g1,executor=pool:8,transporter=netty4");

    assertThat(variant.server().keyFlags(variant.pair()))
        .containsExactly("-XX:+UseZGC", "-Xlog:gc");
    assertThat(variant.client().keyFlags(variant.pair())).isEmpty();
    assertThat(variant.server().settings())
        .isEqualTo(Map.of("executor", "pool:8", "gc", "zgc", "transporter", "netty4"));
    assertThat(variant.client().settings()).isEqualTo(Map.of("gc", "g1", "transporter", "netty4"));
  }

  @Test
  void aValueMayNeedANewerJdk() {
    var key = project.pair("rest-json").setup().key("executor").orElseThrow();

    assertThat(key.oldestJdk("virtual")).isEqualTo(21);
    assertThat(key.oldestJdk("pool:8")).isZero();
    assertThat(key.words()).containsExactly("pool", "virtual");
  }

  @Test
  void everyKeyIsRead() throws IOException {
    Path classes = Files.createDirectories(root.resolve("patch/org")).getParent();
    Files.writeString(classes.resolve("org/Patched.class"), "");
    Variant variant =
        parse(
            "dubbo-kryo@dubbo=2.7.23,jdk="
                + System.getProperty("java.home")
                + ",threads=8,heap=512m,jvm=-Xint,jvm=-XX:+UseZGC,D.a.b=c=d,D.e=f,classpath="
                + classes);

    assertThat(variant.threads()).hasValue(8);
    assertThat(variant.server()).isEqualTo(variant.client());
    SideSettings side = variant.client();
    assertThat(side.framework().orElseThrow()).hasToString("Dubbo 2.7.23");
    assertThat(side.jdk()).contains(Path.of(System.getProperty("java.home")));
    assertThat(side.heapFlags()).containsExactly("-Xms512m", "-Xmx512m");
    assertThat(side.classes().orElseThrow().path()).isEqualTo(classes);
    assertThat(side.jvmFlags()).containsExactly("-Xint", "-XX:+UseZGC");
    assertThat(side.properties()).isEqualTo(Map.of("a.b", "c=d", "e", "f"));
  }

  @Test
  void everyKeyOfOneSideCountsForItAlone() throws IOException {
    Path classes = Files.createDirectories(root.resolve("patch/org")).getParent();
    Files.writeString(classes.resolve("org/Patched.class"), "");
    Variant variant =
        parse(
            "dubbo-kryo@server.dubbo=2.7.23,server.jdk="
                + System.getProperty("java.home")
                + ",server.heap=512m,server.jvm=-Xlog:gc,safepoint,server.D.a=b,server.classpath="
                + classes);

    assertThat(variant.client()).isEqualTo(parse("dubbo-kryo").client());
    SideSettings server = variant.server();
    assertThat(server.framework().orElseThrow()).hasToString("Dubbo 2.7.23");
    assertThat(server.jdk()).contains(Path.of(System.getProperty("java.home")));
    assertThat(server.heap()).isEqualTo("512m");
    assertThat(server.jvmFlags()).containsExactly("-Xlog:gc,safepoint");
    assertThat(server.properties()).isEqualTo(Map.of("a", "b"));
    assertThat(server.classes().orElseThrow().path()).isEqualTo(classes);
    assertThat(parse("rest-json@client.filters=none").client().settings())
        .isEqualTo(Map.of("filters", "none"));
    assertThat(parse("rest-json@client.filters=none").server().settings()).isEmpty();
  }

  @Test
  void whatIsSaidOfOneSideWinsAndFlagsAddUp() {
    Variant variant =
        parse(
            "dubbo-kryo@client.dubbo=3.0.15,client.heap=2g,client.jvm=-Xint,client.D.a=c,"
                + "dubbo=2.7.23,heap=512m,jvm=-Xbatch,D.a=b,D.d=e");

    assertThat(variant.client().framework().orElseThrow()).hasToString("Dubbo 3.0.15");
    assertThat(variant.server().framework().orElseThrow()).hasToString("Dubbo 2.7.23");
    assertThat(variant.client().heap()).isEqualTo("2g");
    assertThat(variant.server().heap()).isEqualTo("512m");
    assertThat(variant.client().jvmFlags()).containsExactly("-Xbatch", "-Xint");
    assertThat(variant.server().jvmFlags()).containsExactly("-Xbatch");
    assertThat(variant.client().properties()).isEqualTo(Map.of("a", "c", "d", "e"));
    assertThat(variant.server().properties()).isEqualTo(Map.of("a", "b", "d", "e"));
    assertThat(Placement.LOCAL.memoryBytes(Place.LOCAL, variant, PartCounts.ONE))
        .isEqualTo((2560L + 2 * 400) << 20);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dubbo-kryo|Dubbo 1.2.3",
        "dubbo-kryo@dubbo=3.0.15|Dubbo 3.0.15",
        "dubbo-kryo@server.dubbo=1.2.3|Dubbo 1.2.3",
        "dubbo-kryo@server.dubbo=3.0.15|Dubbo 1.2.3 (client) and 3.0.15 (server)",
        "dubbo-kryo@client.dubbo=3.2.11,server.dubbo=3.0.15|Dubbo 3.2.11 (client) and 3.0.15"
            + " (server)"
      })
  void theVersionsOfBothSidesAreReported(String text, String words) {
    assertThat(parse(text).frameworkInWords(project)).contains(words);
  }

  @Test
  void aPairWithoutAFrameworkTellsNone() {
    assertThat(parse("inproc").frameworkInWords(project)).isEmpty();
  }

  @Test
  void whatRunsAloneRefusesKeysOfTheOtherSide() {
    var text = VariantText.parse("dubbo-kryo-client@client.heap=2g,server.heap=4g");

    assertThatThrownBy(() -> Variant.of(project.module(text.name()).orElseThrow(), text, project))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "dubbo-kryo-client runs without its server, so server.heap=4g has no effect. Leave it"
                + " out.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
    parse("dubbo-kryo@client.heap=4g").requireNoOverridesFor(Role.SERVER, "codec runs no server");
  }

  @Test
  void aJvmFlagMayHoldACommaWhereNoKeyFollows() {
    Variant variant =
        parse("dubbo-kryo@jvm=-Xlog:gc,safepoint:stdout:time,uptime,threads=8,jvm=-Xint");

    assertThat(variant.server().jvmFlags())
        .containsExactly("-Xlog:gc,safepoint:stdout:time,uptime", "-Xint");
    assertThat(variant.threads()).hasValue(8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dubbo-kryo@|'' in 'dubbo-kryo@' is not key=value. Write a variant like",
        "dubbo-kryo@threads|'threads' in 'dubbo-kryo@threads' is not key=value.",
        "dubbo-kryo@threads=|'threads=' in 'dubbo-kryo@threads=' is not key=value.",
        "dubbo-kryo@threads=4,threads=1|threads is given twice in 'dubbo-kryo@threads=4,threads=1'."
            + " Give it once.",
        "dubbo-kryo@D.a=1,D.b=1,D.a=1|D.a is given twice in 'dubbo-kryo@D.a=1,D.b=1,D.a=1'.",
        "dubbo-kryo@dubbo=3.2.1,dubbo=3.2.2|dubbo is given twice in ",
        "dubbo-kryo@D.a=b,c|'c' in 'dubbo-kryo@D.a=b,c' is not key=value. Write a variant like"
            + " dubbo-kryo@threads=8,heap=2g; of all values, only a JVM flag can contain a comma.",
        "dubbo-kryo@jvm=-Xint,-Xbatch|'-Xbatch' in 'dubbo-kryo@jvm=-Xint,-Xbatch' is not"
            + " key=value.",
        "dubbo-kryo@jvm=-Xint,threads|'threads' in 'dubbo-kryo@jvm=-Xint,threads' is not key",
        "dubbo-kryo@jvm=-Xint,|'' in 'dubbo-kryo@jvm=-Xint,' is not key=value.",
        "dubbo-kryo@jvm=-agentlib:jdwp=transport=dt_socket,server=y|'server' in"
            + " 'dubbo-kryo@jvm=-agentlib:jdwp=transport=dt_socket,server=y' is not a key of a"
            + " variant. Nearest: jvm. The keys are dubbo, jdk, threads, jvm, heap, classpath, lib,"
            + " D.name; server. or client. before one sets it for that side alone. A JVM flag"
            + " cannot contain a comma before key=value.",
        "dubbo-kryo@=8|'=8' in 'dubbo-kryo@=8' is not key=value.",
        "dubbo-kryo@threads=8,|'' in 'dubbo-kryo@threads=8,' is not key=value.",
        "dubbo-kryo@thread=8|'thread' in 'dubbo-kryo@thread=8' is not a key of a variant. Nearest:"
            + " threads. The keys are dubbo, jdk, threads, jvm, heap, classpath, lib, D.name; server. or"
            + " client. before one sets it for that side alone.",
        "dubbo-kryo@D.=8|'D.' in 'dubbo-kryo@D.=8' is not a key of a variant.",
        "dubbo-kryo@threads=0|threads=0: this must be an integer from 1 to 99999.",
        "dubbo-kryo@threads=-1|threads=-1: this must be",
        "dubbo-kryo@threads=100000|threads=100000: this must be",
        "dubbo-kryo@threads=many|threads=many: this must be",
        "dubbo-kryo@jvm=Xint|jvm=Xint: a JVM flag begins with a dash, as in jvm=-Xint",
        "dubbo-kryo@jvm=-Xmx1g|jvm=-Xmx1g: the heap has a key of its own. Write heap=2g, which is"
            + " both -Xms2g and -Xmx2g.",
        "dubbo-kryo@jvm=-XX:MaxRAMPercentage=50|jvm=-XX:MaxRAMPercentage=50: the heap has a key",
        "dubbo-kryo@heap=banana|heap=banana: this must be a size, such as 512m or 2g.",
        "dubbo-kryo@heap=0g|heap=0g: this must be",
        "dubbo-kryo@heap=2|heap=2: this must be",
        "dubbo-kryo@classpath=/nowhere|classpath=/nowhere: there is no such folder or jar. Give one"
            + " that exists; its path may contain no comma and no ':'.",
        "dubbo-kryo@classpath=/dev/null|classpath=/dev/null: there are no classes in it. Give a"
            + " jar, a folder of jars, or the folder that the packages begin in, such as"
            + " target/classes.",
        "dubbo-kryo@connections=4|dubbo-kryo does not let connections be chosen, so connections=4"
            + " has no effect. Leave it out.",
        "rest-json@connections=0|connections=0: this must be an integer from 1 to 100.",
        "rest-json@connections=101|connections=101: this must be",
        "rest-json@connections=many|connections=many: this must be",
        "rest-json@filters=few|filters=few: rest-json takes filters=default or none.",
        "rest-json@transporter=netty3|transporter=netty3: rest-json takes transporter=netty4 or"
            + " mina.",
        "rest-json@connection=1|'connection' in 'rest-json@connection=1' is not a key of a variant."
            + " Nearest: connections. The keys are client, connections, executor, filters, gc, setup,"
            + " tls, tls.version, transporter, jdk, threads, jvm, heap, classpath, lib, D.name; server. or client. before one sets",
        "rest-json@executor=pool:100|executor=pool:100: rest-json takes executor=pool, pool:1-99"
            + " or virtual (JDK 21).",
        "rest-json@executor=direct|executor=direct: rest-json takes executor=pool,",
        "rest-json@tls.version=1.2|tls.version=1.2: this needs tls=on or mutual. Add it, or leave"
            + " this out.",
        "rest-json@tls=off,client.tls.version=1.2|client.tls.version=1.2: this needs tls=on or",
        "rest-json@server.executor=pool|server.executor=pool: only the server takes executor. Write"
            + " executor=pool.",
        "rest-json@setup=tuned,executor=pool|executor=pool and setup=tuned both set the threads of"
            + " services. Leave one of them out.",
        "rest-json@executor=pool,transporter=mina|transporter=mina and executor=pool both set what moves"
            + " bytes. Leave one of them out.",
        "rest-json@gc=g1,server.jvm=-XX:+UseZGC|gc=g1 and server.jvm=-XX:+UseZGC both set the"
            + " collector. Leave one of them out.",
        "dubbo-kryo@dubbo=newest|'newest' is not a Dubbo version. Write one like dubbo=1.2.3",
        "inproc@dubbo=2.7.23|inproc does not run on Dubbo, so dubbo=2.7.23 has no effect. Leave it",
        "dubbo-kryo@grpc=1.2|dubbo-kryo does not run on gRPC, so grpc=1.2 has no effect.",
        "inproc@thread=8|'thread' in 'inproc@thread=8' is not a key of a variant. Nearest: threads."
            + " The keys are jdk, threads, jvm, heap, classpath, lib, D.name; server. or client. before",
        "dubbo-kryo@server.threads=8|server.threads=8: only the client takes threads. Write"
            + " threads=8.",
        "rest-json@client.connections=2|client.connections=2: only the client takes connections."
            + " Write connections=2.",
        "dubbo-kryo@server.=8|'server.' in 'dubbo-kryo@server.=8' is not a key of a variant.",
        "dubbo-kryo@server.client.heap=1g|'server.client.heap' in ",
        "dubbo-kryo@sever.heap=1g|'sever.heap' in 'dubbo-kryo@sever.heap=1g' is not a key of a"
            + " variant. Nearest: server.heap.",
        "dubbo-kryo@server.heap=1g,server.heap=2g|server.heap is given twice in ",
        "dubbo-kryo@server.heap=banana|server.heap=banana: this must be a size, such as 512m or"
            + " 2g.",
        "dubbo-kryo@client.jvm=Xint|client.jvm=Xint: a JVM flag begins with a dash, as in"
            + " client.jvm=-Xint",
        "dubbo-kryo@client.jvm=-Xmx1g|client.jvm=-Xmx1g: the heap has a key of its own. Write"
            + " client.heap=2g, which is both -Xms2g and -Xmx2g.",
        "dubbo-kryo@client.classpath=/nowhere|client.classpath=/nowhere: there is no such folder or"
            + " jar.",
        "dubbo-kryo@server.dubbo=newest|'newest' is not a Dubbo version. Write one like"
            + " server.dubbo=1.2.3",
        "inproc@server.dubbo=2.7.23|inproc does not run on Dubbo, so server.dubbo=2.7.23 has no"
            + " effect.",
        "dubbo-kryo@server.filters=none|dubbo-kryo does not let filters be chosen, so"
            + " server.filters=none has no effect. Leave it out.",
        "rest-json@server.filters=few|server.filters=few: rest-json takes server.filters=default or"
            + " none.",
        "dubbo-kyro@threads=8|There is no pair, server or client named 'dubbo-kyro'. Nearest:"
            + " dubbo-kryo,",
        "@threads=8|There is no pair, server or client named ''. Nearest: "
      })
  void whatCannotBeReadIsSaid(String text, String sentence) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(sentence)
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  /** As a shell completes the name of a folder. */
  @Test
  void aSlashAfterTheNameIsLeftOut() {
    assertThat(parse("dubbo-kryo/")).isEqualTo(parse("dubbo-kryo"));
    assertThat(parse("dubbo-kryo/@threads=8")).isEqualTo(parse("dubbo-kryo@threads=8"));
  }

  @Test
  void aModulesOverridesAreThoseOfItsPair() {
    var text = VariantText.parse("dubbo-kryo-server/@threads=8");
    Variant variant = Variant.of(project.module(text.name()).orElseThrow(), text, project);

    assertThat(variant).isEqualTo(parse("dubbo-kryo@threads=8"));
  }

  @Test
  void aFileNameHoldsNoStrangeCharacters() {
    assertThat(parse("dubbo-kryo@threads=8,D.x=/a b:c").fileName())
        .isEqualTo("dubbo-kryo@threads=8_D.x=_a_b_c");
    String longOne = "dubbo-kryo@D.x=" + "y".repeat(500);
    assertThat(parse(longOne).fileName()).hasSize(100);
    assertThat(parse(longOne + "a").fileName())
        .hasSize(100)
        .isNotEqualTo(parse(longOne + "b").fileName());
  }

  private static Variant parse(String text) {
    return Variant.parse(text, project);
  }
}
