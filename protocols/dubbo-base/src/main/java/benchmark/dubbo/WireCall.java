// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.Operation;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.constants.CommonConstants;
import org.apache.dubbo.common.serialize.Cleanable;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.remoting.transport.CodecSupport;
import org.apache.dubbo.remoting.utils.UrlUtils;
import org.apache.dubbo.rpc.Constants;
import org.apache.dubbo.rpc.Invoker;
import org.apache.dubbo.rpc.RpcInvocation;
import org.apache.dubbo.rpc.model.ConsumerModel;
import org.apache.dubbo.rpc.protocol.PermittedSerializationKeeper;

/**
 * What a call of one operation needs from the framework to be encoded: the reference's URL and
 * serialization, and invocations as Dubbo's proxy, ConsumerContextFilter and DubboInvoker complete
 * them (Dubbo 3.3.6).
 */
final class WireCall {

  private final Operation<?> operation;
  private final CallPayloads objects;
  private final Invoker<?> invoker;
  private final ConsumerModel service;
  private final Method method;
  private final Serialization serialization;
  private final UrlChannel channel;

  WireCall(Operation<?> operation, CallPayloads objects) {
    this.operation = operation;
    this.objects = objects;
    Class<?> type = objects.service(operation);
    var reference = new WireReference(type);
    invoker = reference.invoker();
    service = reference.service();
    method = operation.method(type);
    serialization = CodecSupport.getSerializationById(UrlUtils.serializationId(url()));
    channel = new UrlChannel(url());
    // what an exported service would have done: requests in this serialization may be read
    url()
        .getOrDefaultFrameworkModel()
        .getBeanFactory()
        .getBean(PermittedSerializationKeeper.class)
        .registerService(url());
  }

  Operation<?> operation() {
    return operation;
  }

  CallPayloads objects() {
    return objects;
  }

  URL url() {
    return invoker.getUrl();
  }

  UrlChannel channel() {
    return channel;
  }

  byte serializationId() {
    return serialization.getContentTypeId();
  }

  /** The invocation of request n, with everything that Dubbo adds on the way to the wire. */
  RpcInvocation invocation(int n) {
    var invocation =
        new RpcInvocation(
            service,
            method.getName(),
            method.getDeclaringClass().getName(),
            url().getProtocolServiceKey(),
            method.getParameterTypes(),
            objects.arguments(operation, n));
    invocation.setInvoker(invoker);
    invocation.put(Constants.SERIALIZATION_ID_KEY, serializationId());
    // from the URL as in AbstractInvoker: a codec that writes an object once tells it from the path
    invocation.setAttachment(
        CommonConstants.INTERFACE_KEY, url().getParameter(CommonConstants.INTERFACE_KEY));
    if (!DubboPair.NO_FILTERS.equals(url().getParameter(CommonConstants.REFERENCE_FILTER_KEY))) {
      // ConsumerContextFilter's
      invocation.setAttachment(CommonConstants.REMOTE_APPLICATION_KEY, url().getApplication());
    }
    invocation.setAttachment(CommonConstants.PATH_KEY, url().getPath());
    invocation.setAttachment(CommonConstants.VERSION_KEY, url().getVersion("0.0.0"));
    invocation.setAttachment(
        CommonConstants.TIMEOUT_KEY, url().getParameter(CommonConstants.TIMEOUT_KEY));
    return invocation;
  }

  /** Writes one body, as ExchangeCodec does. */
  void write(OutputStream to, Body body) throws IOException {
    ObjectOutput out = serialization.serialize(url(), to);
    body.writeTo(out);
    out.flushBuffer();
    if (out instanceof Cleanable cleanable) {
      cleanable.cleanup();
    }
  }

  /** Something that can be written as the body of a message. */
  @FunctionalInterface
  interface Body {
    void writeTo(ObjectOutput out) throws IOException;
  }
}
