// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The replies to the requests of a method. Thread-safe.
 *
 * @param key the field that tells requests apart; empty if there is only one, or no field does
 * @param replies by the value of that field, or else by the request
 */
record MessageAnswers(Optional<FieldDescriptor> key, Map<Object, Message> replies) {

  static MessageAnswers of(List<MessageOperation.Exchange> exchanges) {
    for (FieldDescriptor field : exchanges.get(0).request().getDescriptorForType().getFields()) {
      var byValue = new HashMap<Object, Message>();
      if (!field.isRepeated() && field.getJavaType() != FieldDescriptor.JavaType.MESSAGE) {
        exchanges.forEach(it -> byValue.put(it.request().getField(field), it.reply()));
      }
      if (byValue.size() == exchanges.size()) {
        return new MessageAnswers(Optional.of(field), byValue);
      }
    }
    var byRequest = new HashMap<Object, Message>();
    exchanges.forEach(it -> byRequest.put(it.request(), it.reply()));
    return new MessageAnswers(Optional.empty(), byRequest);
  }

  /** The reply to a request. */
  Message to(Message request) {
    Message reply =
        replies.size() == 1
            ? replies.values().iterator().next()
            : replies.get(key.<Object>map(request::getField).orElse(request));
    if (reply == null) {
      throw new IllegalArgumentException("A call with a request that is not described");
    }
    return reply;
  }
}
