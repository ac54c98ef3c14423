// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.server.ServedService;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.springframework.asm.ClassWriter;
import org.springframework.asm.Opcodes;

/**
 * Services that differ in nothing but the names of their interfaces. A registry at the level of
 * interfaces has a folder for each name; groups and versions of one interface would share a folder,
 * and each of their consumers would receive the addresses of all.
 */
public final class GeneratedServices {

  /** Where they are in a run's folder; on the classpath of provider and consumer. */
  static final String FOLDER = "services";

  private static final String NAME = "benchmark.registry.Service";

  private GeneratedServices() {}

  /**
   * Writes the interfaces into a folder of this JVM's classpath: Dubbo's generator of proxies reads
   * class files.
   *
   * @return their names
   */
  static List<String> write(Path folder, int count) throws IOException {
    var names = new ArrayList<String>();
    for (int number = 1; number <= count; number++) {
      String name = NAME + number;
      Path file = folder.resolve(name.replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, classFile(name));
      names.add(name);
    }
    return names;
  }

  private static byte[] classFile(String name) {
    var writer = new ClassWriter(0);
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT,
        name.replace('.', '/'),
        null,
        "java/lang/Object",
        new String[] {EchoService.class.getName().replace('.', '/')});
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** Serves one of them; for Spring. */
  public static Object serve(Class<?> type) {
    Object echo = ServedService.named(Contracts.ECHO.name());
    return Proxy.newProxyInstance(
        type.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) -> {
          try {
            return method.invoke(echo, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }
}
