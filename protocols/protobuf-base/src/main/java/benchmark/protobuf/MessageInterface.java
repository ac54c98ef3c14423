// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import com.google.protobuf.Message;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import javassist.ClassPool;
import javassist.CtClass;
import javassist.CtNewMethod;
import javassist.LoaderClassPath;

/**
 * The Java interface of a user's own service with messages, for protocols that carry interfaces: a
 * method for each one of the .proto that is called, from a message to a message. Needs Javassist.
 */
public final class MessageInterface {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private static Class<?> ofThisJvm;

  private MessageInterface() {}

  /** That of this JVM's service. */
  public static synchronized Class<?> ofThisJvm() {
    if (ofThisJvm == null) {
      ofThisJvm = of(OwnMessages.ofThisJvm().orElseThrow());
    }
    return ofThisJvm;
  }

  /** Makes it beside the class of the messages, with which it shares package and loader. */
  static Class<?> of(OwnMessages service) {
    try {
      Class<?> neighbour = service.methods().values().iterator().next().request().getClass();
      var pool = new ClassPool(null);
      pool.appendClassPath(new LoaderClassPath(neighbour.getClassLoader()));
      String simpleName = service.name().substring(service.name().lastIndexOf('.') + 1);
      CtClass type = pool.makeInterface(neighbour.getPackageName() + "." + simpleName + "Messages");
      for (Map.Entry<String, MessageAnswers> each : service.methods().entrySet()) {
        type.addMethod(
            CtNewMethod.abstractMethod(
                pool.get(each.getValue().reply().getClass().getName()),
                MessageOperation.lowerCase(each.getKey()),
                new CtClass[] {pool.get(each.getValue().request().getClass().getName())},
                null,
                type));
      }
      return MethodHandles.privateLookupIn(neighbour, LOOKUP).defineClass(type.toBytecode());
    } catch (Exception impossible) { // messages are public classes of an open package
      throw new IllegalStateException(service.name(), impossible);
    }
  }

  /** Calls a service that implements the interface, without reflection in the call. */
  public static MessageService calling(Object service) {
    var calls = new HashMap<String, UnaryOperator<Message>>();
    for (String name : OwnMessages.ofThisJvm().orElseThrow().methods().keySet()) {
      calls.put(name, call(service, method(MessageOperation.lowerCase(name))));
    }
    return (method, request) -> calls.get(method).apply(request);
  }

  private static Method method(String name) {
    for (Method method : ofThisJvm().getMethods()) {
      if (method.getName().equals(name)) {
        return method;
      }
    }
    throw new IllegalStateException(name);
  }

  @SuppressWarnings("unchecked") // what the factory makes
  private static UnaryOperator<Message> call(Object service, Method method) {
    try {
      MethodHandle target = LOOKUP.unreflect(method);
      MethodType erased = MethodType.methodType(Object.class, Object.class);
      return (UnaryOperator<Message>)
          LambdaMetafactory.metafactory(
                  LOOKUP,
                  "apply",
                  MethodType.methodType(UnaryOperator.class, method.getDeclaringClass()),
                  erased,
                  target,
                  target.type().dropParameterTypes(0, 1))
              .getTarget()
              .invoke(service);
    } catch (Throwable impossible) { // what a method handle declares
      throw new IllegalStateException("Cannot call " + method, impossible);
    }
  }

  /** Offers a service by the interface. */
  public static Object serving(MessageService service) {
    var names = new HashMap<String, String>();
    OwnMessages.ofThisJvm()
        .orElseThrow()
        .methods()
        .keySet()
        .forEach(it -> names.put(MessageOperation.lowerCase(it), it));
    Class<?> type = ofThisJvm();
    return Proxy.newProxyInstance(
        type.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) ->
            names.containsKey(method.getName())
                ? service.call(names.get(method.getName()), (Message) arguments[0])
                : method.invoke(service, arguments));
  }
}
