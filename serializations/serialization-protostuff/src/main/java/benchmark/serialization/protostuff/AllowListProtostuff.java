// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protostuff;

import benchmark.contract.Contracts;
import benchmark.dubbo.SerializationWrapper;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.RuntimeEnv;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;

/**
 * Closes Dubbo's extension for protostuff to classes that nobody expects.
 *
 * <p>The extension loads whatever class the wire names for a value; {@link AllowListObjectInput}
 * looks at that name first. Inside a value, protostuff's own setting keeps it from loading classes
 * that were not registered.
 */
@Wrapper(matches = "protostuff")
public final class AllowListProtostuff extends SerializationWrapper {

  static {
    // Protostuff reads these once, when the first message passes.
    System.setProperty("protostuff.runtime.auto_load_polymorphic_classes", "false");
    // Without these two, an empty list arrives as null, and a null in a list not at all.
    System.setProperty("protostuff.runtime.collection_schema_on_repeated_fields", "true");
    System.setProperty("protostuff.runtime.preserve_null_elements", "true");
    var classes = (DefaultIdStrategy) RuntimeEnv.ID_STRATEGY;
    Contracts.dataClasses().forEach(type -> register(type, classes));
  }

  private static <E extends Enum<E>> void register(Class<?> type, DefaultIdStrategy classes) {
    if (type.isEnum()) {
      @SuppressWarnings("unchecked") // it is one
      var enumeration = (Class<E>) type;
      classes.registerEnum(enumeration);
    } else {
      classes.registerPojo(type);
    }
  }

  /** Wraps Dubbo's extension. */
  public AllowListProtostuff(Serialization extension) {
    super(extension);
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream output) {
    return new AllowListObjectOutput(output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return AllowListObjectInput.of(input);
  }
}
