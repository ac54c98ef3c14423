// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.messages;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Random;

/** Sample messages, the same ones for the same seed and order. Not thread-safe. */
final class MessageSamples {

  /** Deeper messages stay empty, and those that contain themselves do so twice. */
  private static final int DEPTH = 5;

  private static final int LARGEST = 1_000;
  private static final int BYTES = 16;

  private final int size;
  private final Random random;

  /**
   * Samples of a size.
   *
   * @param size how many elements repeated fields and maps have
   */
  MessageSamples(int size, long seed) {
    this.size = size;
    random = new Random(seed);
  }

  /** Fills a new message; of alternatives, the first one. */
  Message of(Message empty) {
    return filled(empty.newBuilderForType(), DEPTH).build();
  }

  private Message.Builder filled(Message.Builder message, int depth) {
    for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
      var alternatives = field.getRealContainingOneof();
      boolean isOther = alternatives != null && !alternatives.getField(0).equals(field);
      boolean isDeep = field.getJavaType() == FieldDescriptor.JavaType.MESSAGE && depth == 0;
      if (isOther || isDeep) {
        continue;
      }
      if (field.isRepeated()) {
        for (int i = 0; i < size; i++) {
          message.addRepeatedField(field, value(message, field, depth));
        }
      } else {
        message.setField(field, value(message, field, depth));
      }
    }
    return message;
  }

  private Object value(Message.Builder message, FieldDescriptor field, int depth) {
    int number = random.nextInt(LARGEST);
    return switch (field.getJavaType()) {
      case INT -> number;
      case LONG -> (long) number;
      case FLOAT -> number / 8f;
      case DOUBLE -> number / 8d;
      case BOOLEAN -> number % 2 == 0;
      case STRING -> "%s-%d".formatted(field.getJsonName(), number);
      case BYTE_STRING -> {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        yield ByteString.copyFrom(bytes);
      }
      case ENUM -> {
        List<EnumValueDescriptor> values = field.getEnumType().getValues();
        yield values.get(number % values.size());
      }
      case MESSAGE -> filled(message.newBuilderForField(field), depth - 1).build();
    };
  }
}
