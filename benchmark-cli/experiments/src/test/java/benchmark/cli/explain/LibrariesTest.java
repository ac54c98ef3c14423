// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.explain.Libraries.Charge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LibrariesTest {

  @TempDir Path dir;
  private Libraries libraries;

  @BeforeEach
  void index() throws IOException {
    Path project = dir.resolve("project");
    libraries =
        Libraries.of(
            List.of(
                jar("netty-buffer-4.1.1.Final.jar", "io/netty/buffer/ByteBuf.class"),
                jar("hessian-lite-4.0.5.jar", "com/caucho/hessian/io/Hessian2Output.class"),
                classes("project/client-base/target/classes", "benchmark/client/Call.class"),
                classes("project/serialization-kryo/target/classes", "benchmark/kryo/Kryos.class")),
            project);
  }

  @Test
  void theJdkCountsForWhoeverCalledIt() {
    assertThat(
            libraries.charge(
                new Stack(
                    List.of(
                        "benchmark.client.Call.call",
                        "com.caucho.hessian.io.Hessian2Output.writeObject",
                        "java.util.HashMap.get",
                        "java.lang.String.hashCode"))))
        .isEqualTo(new Charge("hessian", "com.caucho.hessian.io.Hessian2Output.writeObject"));
  }

  @Test
  void whatOnlyTheJdkDoesIsTheJdks() {
    assertThat(
            libraries.charge(new Stack(List.of("java.lang.Thread.run", "java.lang.Object.wait"))))
        .isEqualTo(new Charge(Libraries.JDK, "java.lang.Object.wait"));
    assertThat(libraries.charge(new Stack(List.of())))
        .isEqualTo(new Charge(Libraries.UNKNOWN, Libraries.UNKNOWN));
  }

  @Test
  void modulesOfTheProjectAreTheHarnessButForThoseOfASerialization() {
    assertThat(libraries.charge(new Stack(List.of("benchmark.client.Call.call"))).library())
        .isEqualTo(Libraries.HARNESS);
    assertThat(libraries.charge(new Stack(List.of("benchmark.kryo.Kryos.get"))).library())
        .isEqualTo("serialization-kryo");
    assertThat(libraries.charge(new Stack(List.of("io.netty.buffer.ByteBuf.a"))).library())
        .isEqualTo("netty");
  }

  @Test
  void classesThatLibrariesMakeForTheContractAreTheirs() {
    assertThat(library("benchmark.contract.UserServiceDubboWrap.invokeMethod")).isEqualTo("dubbo");
    assertThat(library("benchmark.contract.UserForyCodec_.write")).isEqualTo("fory");
    assertThat(library("benchmark.contract.UserForyRefCodec_.write")).isEqualTo("fory");
    assertThat(library("benchmark.proto.User.writeTo")).isEqualTo("protobuf");
  }

  private String library(String... frames) {
    return libraries.charge(new Stack(List.of(frames))).library();
  }

  @Test
  void theKernelIsShownUnderWhoCalledIt() {
    assertThat(
            libraries.charge(
                new Stack(List.of("io.netty.buffer.ByteBuf.write", "writev", "do_syscall_64_[k]"))))
        .isEqualTo(new Charge(Libraries.KERNEL, "io.netty.buffer.ByteBuf.write"));
    assertThat(libraries.charge(new Stack(List.of("start_thread", "ret_from_fork_[k]"))))
        .isEqualTo(new Charge(Libraries.KERNEL, "ret_from_fork"));
  }

  @Test
  void compilersAreALibraryOfTheirOwn() {
    assertThat(
            library("start_thread", "CompileBroker::compiler_thread_loop", "PhaseIdealLoop::split"))
        .isEqualTo(Libraries.JIT);
  }

  @Test
  void classesOfAPatchAreThoseOfTheLibrary() throws IOException {
    Libraries patched =
        Libraries.of(
            List.of(
                classes("project/patch/classes", "com/caucho/hessian/io/Hessian2Output.class"),
                jar("hessian-lite-4.0.5.jar", "com/caucho/hessian/io/Hessian2Output.class")),
            dir.resolve("project"));

    assertThat(patched.charge(new Stack(List.of("com.caucho.hessian.io.Hessian2Output.a"))))
        .isEqualTo(new Charge("hessian", "com.caucho.hessian.io.Hessian2Output.a"));
  }

  @Test
  void jarsOfACommitAreNotTheHarness() throws IOException {
    Libraries built =
        Libraries.of(
            List.of(jar("project/target/refs/0123456789-abcdef/dubbo-3.3.7.jar", "a/B.class")),
            dir.resolve("project"));

    assertThat(built.charge(new Stack(List.of("a.B.c"))).library()).isEqualTo("dubbo");
  }

  @Test
  void classesThatAreMadeWhileAJvmRunsHaveTheSameNameInEveryJvm() {
    assertThat(Stack.frame("a.B$$Lambda/0x00007f1b8c0a1", "run")).isEqualTo("a.B$$Lambda.run");
    assertThat(Stack.frame("a.B$$Lambda$123.0x0000000800", "run")).isEqualTo("a.B$$Lambda.run");
    assertThat(Stack.frame("jdk.proxy2.$Proxy17", "getUser")).isEqualTo("jdk.proxy.$Proxy.getUser");
    assertThat(Stack.frame("jdk.internal.reflect.GeneratedMethodAccessor12", "invoke"))
        .isEqualTo("jdk.internal.reflect.GeneratedMethodAccessor.invoke");
    assertThat(Stack.frame("java.lang.invoke.LambdaForm$DMH.0x00007f", "invoke"))
        .isEqualTo("java.lang.invoke.LambdaForm$DMH.invoke");
    assertThat(Stack.frame("java.lang.invoke.LambdaForm$MH+0x00007f123.22626602", "invoke"))
        .as("as the Flight Recorder names it")
        .isEqualTo("java.lang.invoke.LambdaForm$MH.invoke");
    assertThat(Stack.frame("java.lang.invoke.BoundMethodHandle$BMH.0x00007f", "invoke"))
        .isEqualTo("java.lang.invoke.BoundMethodHandle$BMH.invoke");
    assertThat(Stack.frame("benchmark.contract.UserServiceDubboWrap3", "invokeMethod"))
        .isEqualTo("benchmark.contract.UserServiceDubboWrap.invokeMethod");
    assertThat(Stack.frame("a.Kryo2", "write")).isEqualTo("a.Kryo2.write");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          com.alibaba.fastjson2.writer.OWG_12_5_User     | com.alibaba.fastjson2.writer.OWG_5_User
          com.alibaba.fastjson2.reader.ORG_3_5_User      | com.alibaba.fastjson2.reader.ORG_5_User
          com.alibaba.fastjson2.writer.OWG_12_5          | com.alibaba.fastjson2.writer.OWG_5
          a.ASMSerializer_7_User                         | a.ASMSerializer_User
          a.FastjsonASMDeserializer_7_User               | a.FastjsonASMDeserializer_User
          org.apache.dubbo.common.bytecode.proxy0        | org.apache.dubbo.common.bytecode.proxy
          com.alibaba.dubbo.common.bytecode.Wrapper3     | com.alibaba.dubbo.common.bytecode.Wrapper
          benchmark.contract.UserServiceDubboProxy1      | benchmark.contract.UserServiceDubboProxy
          benchmark.contract.UserForyRefCodec_2          | benchmark.contract.UserForyRefCodec_
          a.Users$$EnhancerBySpringCGLIB$$1a2b3c4d       | a.Users$$EnhancerBySpringCGLIB$$
          a.Users$$FastClassBySpringCGLIB$$1a2b3c4d      | a.Users$$FastClassBySpringCGLIB$$
          a.Users$$SpringCGLIB$$0                        | a.Users$$SpringCGLIB$$
          a.Users$$SpringCGLIB$$FastClass$$1             | a.Users$$SpringCGLIB$$FastClass$$
          a.Wrapper2                                     | a.Wrapper2
          a.ORG_2                                        | a.ORG_2
          """)
  void aClassThatALibraryMakesHasTheSameNameInEveryJvm(String made, String name) {
    assertThat(Stack.frame(made, "write")).isEqualTo(name + ".write");
  }

  @Test
  void refusesAJarThatCannotBeRead() {
    Path missing = dir.resolve("missing.jar");

    assertThatThrownBy(() -> Libraries.of(List.of(missing), dir))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot read " + missing + ": ")
        .hasMessageEndingWith("Build again: mvn package");
  }

  private Path jar(String name, String entry) throws IOException {
    Path file = dir.resolve(name);
    Files.createDirectories(file.getParent());
    try (var jar = new ZipOutputStream(Files.newOutputStream(file))) {
      jar.putNextEntry(new ZipEntry(entry));
      jar.closeEntry();
    }
    return file;
  }

  private Path classes(String folder, String file) throws IOException {
    Path entry = dir.resolve(folder).resolve(file);
    Files.createDirectories(entry.getParent());
    Files.writeString(entry, "");
    return dir.resolve(folder);
  }
}
