// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.List;

/**
 * A field that is read as fast as by code that was written for it. The JIT inlines a method handle
 * only if it is a constant, so each field has a hidden class of its own, made from this one.
 */
final class ConstantField extends DataField {

  private static final MethodHandle VALUE = handle(0);
  private static final MethodHandle NUMBER = handle(1);

  ConstantField(String name, boolean isIntegral) {
    super(name, isIntegral);
  }

  /**
   * Makes one.
   *
   * @param value takes the object and returns the value, both as Object
   * @param number takes the object and returns a long
   */
  static DataField of(String name, boolean isIntegral, MethodHandle value, MethodHandle number) {
    try (InputStream code = ConstantField.class.getResourceAsStream("ConstantField.class")) {
      Class<?> made =
          MethodHandles.lookup()
              .defineHiddenClassWithClassData(code.readAllBytes(), List.of(value, number), true)
              .lookupClass();
      return (DataField)
          made.getDeclaredConstructor(String.class, boolean.class).newInstance(name, isIntegral);
    } catch (IOException | ReflectiveOperationException impossible) { // it is this class
      throw new IllegalStateException(impossible);
    }
  }

  private static MethodHandle handle(int index) {
    try {
      return MethodHandles.classDataAt(MethodHandles.lookup(), "_", MethodHandle.class, index);
    } catch (IllegalAccessException impossible) { // a class may read its own data
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  Object of(Object object) {
    try {
      return (Object) VALUE.invokeExact(object);
    } catch (Throwable impossible) { // a getter of a field throws nothing
      throw new IllegalStateException(name(), impossible);
    }
  }

  @Override
  long numberOf(Object object) {
    try {
      return (long) NUMBER.invokeExact(object);
    } catch (Throwable impossible) { // a getter of a field throws nothing
      throw new IllegalStateException(name(), impossible);
    }
  }
}
