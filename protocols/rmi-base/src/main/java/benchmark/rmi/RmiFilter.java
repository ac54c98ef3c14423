// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rmi;

import benchmark.contract.Contracts;
import java.io.ObjectInputFilter;
import java.util.stream.Collectors;

/**
 * Which classes this JVM reads by JDK serialization, RMI's included: the contracts', plain ones of
 * the JDK, and what Spring's RMI wraps calls in. The registry and the distributed garbage collector
 * have filters of their own, in the JDK.
 *
 * <p>It holds for every stream that is opened from now on; that between JMH and its forks is older.
 */
public final class RmiFilter {

  /** The limits keep a short stream from asking for much memory or stack. */
  private static final String VALUES =
      "maxdepth=100;maxarray=1000000"
          + Contracts.classNames().map(name -> ";" + name + "*").collect(Collectors.joining())
          + ";java.base/java.lang.*;java.base/java.util.*;java.base/java.time.*";

  /** A call, as Spring's RmiServiceExporter takes it. */
  private static final String REQUESTS = ";org.springframework.remoting.support.RemoteInvocation";

  /** The stub that the registry gives, and exceptions of RMI, Spring and Dubbo. */
  private static final String ANSWERS =
      ";java.base/java.lang.reflect.Proxy;jdk.proxy1.*;jdk.proxy2.*;jdk.proxy3.*"
          + ";java.rmi/java.rmi.*;java.rmi/java.rmi.server.RemoteObject"
          + ";java.rmi/java.rmi.server.RemoteObjectInvocationHandler"
          + ";java.base/java.lang.reflect.InvocationTargetException;java.base/java.io.*"
          + ";org.springframework.remoting.rmi.RmiInvocationHandler"
          + ";org.springframework.remoting.*;org.apache.dubbo.rpc.*";

  private static final String NOTHING_ELSE = ";!*";

  private RmiFilter(ObjectInputFilter filter) {
    if (ObjectInputFilter.Config.getSerialFilter() == null) { // a user's own flag comes first
      ObjectInputFilter.Config.setSerialFilter(filter);
    }
  }

  /** Has this JVM read requests. */
  public static RmiFilter ofServer() {
    return new RmiFilter(requests());
  }

  /** Has this JVM read what a registry and a server answer. */
  public static RmiFilter ofClient() {
    return new RmiFilter(answers());
  }

  static ObjectInputFilter requests() {
    return of(REQUESTS);
  }

  static ObjectInputFilter answers() {
    return of(ANSWERS);
  }

  private static ObjectInputFilter of(String classes) {
    return ObjectInputFilter.Config.createFilter(VALUES + classes + NOTHING_ELSE);
  }
}
