// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Project;
import benchmark.launch.ProtocolSetting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantTest {

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
                "<variant.filters>default,none</variant.filters>"
                    + "<variant.connections>1-100</variant.connections>"
                    + "<variant.transporters>netty4, mina</variant.transporters>")
            .pairOn("rest-base", "rest-json")
            .framework("grpc-base", "grpc", "gRPC", "rpc.version", "org.example:rpc")
            .pair("inproc", "No RPC.")
            .project();
  }

  @Test
  void aPairAloneHasNoOverrides() {
    Variant variant = parse("dubbo-kryo");

    assertThat(variant.label()).isEqualTo("dubbo-kryo");
    assertThat(variant.pair().name()).isEqualTo("dubbo-kryo");
    assertThat(variant.framework()).isEmpty();
    assertThat(variant.jdk()).isEmpty();
    assertThat(variant.threads()).isEmpty();
    assertThat(variant.heap()).isEqualTo("1g");
    assertThat(variant.heapFlags()).containsExactly("-Xms1g", "-Xmx1g");
    assertThat(variant.classes()).isEmpty();
    assertThat(variant.settings()).isEmpty();
    assertThat(variant.jvmFlags()).isEmpty();
    assertThat(variant.properties()).isEmpty();
  }

  @Test
  void theSettingsOfAProtocolAreRead() {
    Variant variant = parse("rest-json@transporter=mina,connections=100,filters=none,heap=2g");

    assertThat(variant.settings())
        .isEqualTo(
            Map.of(
                ProtocolSetting.TRANSPORTER, "mina",
                ProtocolSetting.CONNECTIONS, "100",
                ProtocolSetting.FILTERS, "none"));
    assertThat(variant.heap()).isEqualTo("2g");
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

    assertThat(variant.framework().orElseThrow()).hasToString("Dubbo 2.7.23");
    assertThat(variant.jdk()).contains(Jdk.ofThisProcess());
    assertThat(variant.threads()).hasValue(8);
    assertThat(variant.heapFlags()).containsExactly("-Xms512m", "-Xmx512m");
    assertThat(variant.classes().orElseThrow().path()).isEqualTo(classes);
    assertThat(variant.jvmFlags()).containsExactly("-Xint", "-XX:+UseZGC");
    assertThat(variant.properties()).isEqualTo(Map.of("a.b", "c=d", "e", "f"));
  }

  @Test
  void aJvmFlagMayHoldACommaWhereNoKeyFollows() {
    Variant variant =
        parse("dubbo-kryo@jvm=-Xlog:gc,safepoint:stdout:time,uptime,threads=8,jvm=-Xint");

    assertThat(variant.jvmFlags())
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
            + " dubbo-kryo@threads=8,heap=2g; of all values only a JVM flag can hold a comma.",
        "dubbo-kryo@jvm=-Xint,-Xbatch|'-Xbatch' in 'dubbo-kryo@jvm=-Xint,-Xbatch' is not key=value.",
        "dubbo-kryo@jvm=-Xint,threads|'threads' in 'dubbo-kryo@jvm=-Xint,threads' is not key",
        "dubbo-kryo@jvm=-Xint,|'' in 'dubbo-kryo@jvm=-Xint,' is not key=value.",
        "dubbo-kryo@jvm=-agentlib:jdwp=transport=dt_socket,server=y|'server' in 'dubbo-kryo@"
            + "jvm=-agentlib:jdwp=transport=dt_socket,server=y' is not a key of a variant. Nearest: jvm. The keys are"
            + " dubbo, jdk, threads, jvm, heap, classpath, D.name. A JVM flag cannot hold a comma before key=value.",
        "dubbo-kryo@=8|'=8' in 'dubbo-kryo@=8' is not key=value.",
        "dubbo-kryo@threads=8,|'' in 'dubbo-kryo@threads=8,' is not key=value.",
        "dubbo-kryo@thread=8|'thread' in 'dubbo-kryo@thread=8' is not a key of a variant. Nearest:"
            + " threads. The keys are dubbo, jdk, threads, jvm, heap, classpath, D.name.",
        "dubbo-kryo@D.=8|'D.' in 'dubbo-kryo@D.=8' is not a key of a variant.",
        "dubbo-kryo@threads=0|threads=0: must be a positive integer, at most 99999.",
        "dubbo-kryo@threads=-1|threads=-1: must be",
        "dubbo-kryo@threads=100000|threads=100000: must be",
        "dubbo-kryo@threads=many|threads=many: must be",
        "dubbo-kryo@jvm=Xint|jvm=Xint: a JVM flag begins with a dash, as in jvm=-Xint",
        "dubbo-kryo@jvm=-Xmx1g|jvm=-Xmx1g: the heap has a key of its own. Write heap=2g, which is both"
            + " -Xms2g and -Xmx2g.",
        "dubbo-kryo@jvm=-XX:MaxRAMPercentage=50|jvm=-XX:MaxRAMPercentage=50: the heap has a key",
        "dubbo-kryo@heap=banana|heap=banana: must be a size such as 512m or 2g.",
        "dubbo-kryo@heap=0g|heap=0g: must be",
        "dubbo-kryo@heap=2|heap=2: must be",
        "dubbo-kryo@classpath=/nowhere|classpath=/nowhere: there is no such folder or jar. Give one"
            + " that exists; it may hold no comma and no ':'.",
        "dubbo-kryo@classpath=/dev/null|classpath=/dev/null: there are no classes in it. Give a jar,"
            + " or the folder that the packages begin in, such as target/classes.",
        "dubbo-kryo@connections=4|dubbo-kryo does not let connections be chosen, so connections=4 has"
            + " no effect. Leave it out.",
        "rest-json@connections=0|connections=0: must be an integer from 1 to 100.",
        "rest-json@connections=101|connections=101: must be",
        "rest-json@connections=many|connections=many: must be",
        "rest-json@filters=few|filters=few: rest-json takes filters=default or none.",
        "rest-json@transporter=netty3|transporter=netty3: rest-json takes transporter=netty4 or mina.",
        "rest-json@connection=1|'connection' in 'rest-json@connection=1' is not a key of a variant."
            + " Nearest: connections. The keys are filters, connections, transporter, jdk, threads,"
            + " jvm, heap, classpath, D.name.",
        "dubbo-kryo@jdk=/nowhere|There is no JDK at '/nowhere' (no bin/java there).",
        "dubbo-kryo@dubbo=newest|'newest' is not a Dubbo version. Write one like dubbo=1.2.3",
        "inproc@dubbo=2.7.23|inproc does not run on Dubbo, so dubbo=2.7.23 has no effect. Leave it",
        "dubbo-kryo@grpc=1.2|dubbo-kryo does not run on gRPC, so grpc=1.2 has no effect.",
        "inproc@thread=8|'thread' in 'inproc@thread=8' is not a key of a variant. Nearest: threads. The"
            + " keys are jdk, threads, jvm, heap, classpath, D.name.",
        "dubbo-kyro@threads=8|There is no pair, server or client named 'dubbo-kyro'. Nearest: dubbo-kryo,",
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
    assertThat(parse("dubbo-kryo@D.x=" + "y".repeat(500)).fileName()).hasSize(100);
  }

  private static Variant parse(String text) {
    return Variant.parse(text, project);
  }
}
