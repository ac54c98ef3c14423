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
 * @param request an empty one
 * @param reply an empty one
 * @param key the field that tells requests apart; empty if there is only one, or no field does
 * @param replies by the value of that field, or else by the request
 */
public record MessageAnswers(
    Message request, Message reply, Optional<FieldDescriptor> key, Map<Object, Message> replies) {

  static MessageAnswers of(List<MessageOperation.Exchange> exchanges) {
    Message request = exchanges.get(0).request().getDefaultInstanceForType();
    Message reply = exchanges.get(0).reply().getDefaultInstanceForType();
    for (FieldDescriptor field : request.getDescriptorForType().getFields()) {
      var byValue = new HashMap<Object, Message>();
      if (!field.isRepeated() && field.getJavaType() != FieldDescriptor.JavaType.MESSAGE) {
        exchanges.forEach(it -> byValue.put(it.request().getField(field), it.reply()));
      }
      if (byValue.size() == exchanges.size()) {
        return new MessageAnswers(request, reply, Optional.of(field), byValue);
      }
    }
    var byRequest = new HashMap<Object, Message>();
    exchanges.forEach(it -> byRequest.put(it.request(), it.reply()));
    return new MessageAnswers(request, reply, Optional.empty(), byRequest);
  }

  /** The reply to a request. */
  Message to(Message arrived) {
    Message answer =
        replies.size() == 1
            ? replies.values().iterator().next()
            : replies.get(key.<Object>map(arrived::getField).orElse(arrived));
    if (answer == null) {
      throw new IllegalArgumentException("A call with a request that is not described");
    }
    return answer;
  }
}
