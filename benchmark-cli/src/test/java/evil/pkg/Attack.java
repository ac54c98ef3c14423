// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package evil.pkg;

import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * A client that means harm: it opens the checks on its own side, sends an {@link Gadget} where a
 * user is expected, and then calls as an honest client does. Runs on the classpath of a client
 * half, whose libraries the tests do not have: hence the reflection.
 */
public final class Attack {

  private Attack() {}

  /**
   * Prints how the server took it.
   *
   * @param arguments the serialization whose checks are to be opened
   */
  public static void main(String[] arguments) throws Exception {
    Object context =
        Class.forName("org.springframework.context.support.ClassPathXmlApplicationContext")
            .getConstructor(String.class)
            .newInstance("consumer.xml");
    var service =
        (UserService)
            context.getClass().getMethod("getBean", Class.class).invoke(context, UserService.class);
    open(arguments[0]);
    var intruder = new Gadget();
    intruder.setId(5);
    try {
      System.out.println("ATTACK answered " + service.createUser(intruder));
    } catch (RuntimeException refused) {
      System.out.println("ATTACK failed " + refused);
    }
    System.out.println("HONEST created " + service.createUser(PreparedUsers.user(7)));
    System.out.println("HONEST got " + PreparedUsers.user(7).equals(service.getUser(7)));
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }

  private static void open(String serialization) throws Exception {
    // has every serialization made, with the checks that this opens
    Class.forName("org.apache.dubbo.remoting.transport.CodecSupport");
    switch (serialization) {
      case "kryo" ->
          Class.forName("org.apache.dubbo.common.serialize.kryo.utils.KryoUtils")
              .getMethod("setRegistrationRequired", boolean.class)
              .invoke(null, false);
      case "fst" -> {
        Class<?> factories = Class.forName("org.apache.dubbo.common.serialize.fst.FstFactory");
        Object factory = factories.getMethod("getDefaultFactory").invoke(null);
        Object output =
            factories
                .getMethod("getObjectOutput", OutputStream.class)
                .invoke(factory, new ByteArrayOutputStream());
        Object configuration = output.getClass().getMethod("getConf").invoke(output);
        Method verifier =
            Arrays.stream(configuration.getClass().getMethods())
                .filter(method -> method.getName().equals("setVerifier"))
                .findFirst()
                .orElseThrow();
        verifier.invoke(configuration, (Object) null);
      }
      default -> {
        // Dubbo's own check is opened by a system property
      }
    }
  }
}
