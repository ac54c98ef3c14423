// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.reflect.InvocationTargetException;
import java.util.List;

/** Loads and makes what a description names. */
public final class UserClasses {

  private UserClasses() {}

  /**
   * Loads a class, without running its static initialiser.
   *
   * @throws InvalidServiceException if it is not on the classpath, or for a newer JDK
   */
  static Class<?> load(String name, List<String> classpath) {
    try {
      return Class.forName(name, false, UserClasses.class.getClassLoader());
    } catch (ClassNotFoundException missing) {
      throw new InvalidServiceException(
          "There is no class %s in %s. Check the name, and that the classpath has its jar.",
          name, classpath.isEmpty() ? "an empty classpath" : String.join(", ", classpath));
    } catch (LinkageError unusable) {
      throw unusable(name, unusable);
    }
  }

  /** What is said of a class that cannot be loaded, or one that it needs. */
  public static InvalidServiceException unusable(Object what, LinkageError error) {
    return error instanceof UnsupportedClassVersionError
        ? new InvalidServiceException(
            "%s: a class was compiled for a newer Java than this JDK %d: %s. Run on a newer one:"
                + " --jdk PATH",
            what, Runtime.version().feature(), error.getMessage())
        : new InvalidServiceException(
            "%s: a class cannot be loaded: %s. Add the jar that it needs to the classpath.",
            what, error);
  }

  /**
   * Makes an object with the constructor that takes nothing.
   *
   * @param wanted what it must be
   * @throws InvalidServiceException if that cannot be done
   */
  static <T> T instance(ServiceFile file, String name, Class<T> wanted) {
    Class<?> type = load(name, file.classpath());
    if (!wanted.isAssignableFrom(type)) {
      throw new InvalidServiceException(
          "%s: %s is not a %s. Name a class that is one.", file.file(), name, wanted.getName());
    }
    try {
      return wanted.cast(type.getConstructor().newInstance());
    } catch (InvocationTargetException thrown) {
      throw new InvalidServiceException(
          "%s: the constructor of %s throws %s.", file.file(), name, thrown.getCause());
    } catch (ReflectiveOperationException unsuitable) {
      throw new InvalidServiceException(
          "%s: %s cannot be made: it needs to be public, with a public constructor that takes"
              + " nothing.",
          file.file(), name);
    }
  }

  /** Makes an exception with its usual constructors: of a message, or of nothing. */
  static Throwable exception(ServiceFile file, Class<?> type, String message) {
    try {
      return message == null
          ? (Throwable) type.getConstructor().newInstance()
          : (Throwable) type.getConstructor(String.class).newInstance(message);
    } catch (ReflectiveOperationException unsuitable) {
      throw new InvalidServiceException(
          "%s: %s cannot be made%s: it has no such public constructor. Have a class supply the"
              + " calls: \"calls\": \"%scom.acme.OrderCalls\"",
          file.file(),
          type.getName(),
          message == null ? " without a message" : " with a message",
          ServiceFile.CLASS);
    }
  }
}
