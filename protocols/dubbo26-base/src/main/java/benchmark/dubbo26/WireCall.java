// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.contract.Contract;
import benchmark.contract.Operation;
import com.alibaba.dubbo.common.Constants;
import com.alibaba.dubbo.common.URL;
import com.alibaba.dubbo.common.extension.ExtensionLoader;
import com.alibaba.dubbo.common.serialize.Cleanable;
import com.alibaba.dubbo.common.serialize.ObjectOutput;
import com.alibaba.dubbo.common.serialize.Serialization;
import com.alibaba.dubbo.remoting.Channel;
import com.alibaba.dubbo.remoting.transport.CodecSupport;
import com.alibaba.dubbo.rpc.Exporter;
import com.alibaba.dubbo.rpc.Invoker;
import com.alibaba.dubbo.rpc.ProxyFactory;
import com.alibaba.dubbo.rpc.RpcInvocation;
import com.alibaba.dubbo.rpc.RpcResult;
import com.alibaba.dubbo.rpc.protocol.AbstractProtocol;
import com.alibaba.dubbo.rpc.protocol.dubbo.DubboCodec;
import com.alibaba.dubbo.rpc.protocol.dubbo.DubboExporter;
import com.alibaba.dubbo.rpc.protocol.dubbo.DubboProtocol;
import com.alibaba.dubbo.rpc.support.ProtocolUtils;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Map;

/**
 * What a call of one operation needs from the framework to be encoded and decoded: invocations as
 * Dubbo's proxy and DubboInvoker complete them (Dubbo 2.6.12), and an exported service, for which
 * the provider looks while it reads a request.
 */
final class WireCall {

  private static final String NO_VERSION = "0.0.0";

  private final URL url;
  private final Method method;
  private final Serialization serialization;
  private final Channel channel;
  private final ExposedCodec codec = new ExposedCodec();

  <S> WireCall(URL server, Contract<S> contract, Operation<?> operation)
      throws ReflectiveOperationException {
    String service = contract.service().getName();
    url = server.setPath(service).addParameter(Constants.INTERFACE_KEY, service);
    method = operation.method(contract.service());
    serialization = CodecSupport.getSerialization(url);
    channel = UrlChannel.of(url);
    export(contract);
  }

  /** Exports the service without a server, which Dubbo has no way to do. */
  @SuppressWarnings("unchecked") // the type of the field
  private <S> void export(Contract<S> contract) throws ReflectiveOperationException {
    Invoker<S> invoker =
        ExtensionLoader.getExtensionLoader(ProxyFactory.class)
            .getAdaptiveExtension()
            .getInvoker(contract.prepared(), contract.service(), url);
    Field field = AbstractProtocol.class.getDeclaredField("exporterMap");
    field.setAccessible(true);
    var exported = (Map<String, Exporter<?>>) field.get(DubboProtocol.getDubboProtocol());
    String key = ProtocolUtils.serviceKey(url.getPort(), url.getPath(), NO_VERSION, null);
    exported.put(key, new DubboExporter<>(invoker, key, exported));
  }

  Channel channel() {
    return channel;
  }

  byte serializationId() {
    return serialization.getContentTypeId();
  }

  /** The invocation of one request, with everything that Dubbo adds on the way to the wire. */
  RpcInvocation invocation(Object[] arguments) {
    var invocation = new RpcInvocation(method, arguments);
    invocation.setAttachment(Constants.INTERFACE_KEY, url.getPath());
    invocation.setAttachment(Constants.TIMEOUT_KEY, url.getParameter(Constants.TIMEOUT_KEY));
    invocation.setAttachment(Constants.PATH_KEY, url.getPath());
    invocation.setAttachment(Constants.VERSION_KEY, NO_VERSION);
    return invocation;
  }

  void writeRequest(OutputStream to, RpcInvocation invocation) throws IOException {
    ObjectOutput out = serialization.serialize(url, to);
    codec.encodeRequestData(channel, out, invocation);
    finish(out);
  }

  void writeResponse(OutputStream to, RpcResult result) throws IOException {
    ObjectOutput out = serialization.serialize(url, to);
    codec.encodeResponseData(channel, out, result);
    finish(out);
  }

  private static void finish(ObjectOutput out) throws IOException {
    out.flushBuffer();
    if (Cleaning.IS_KNOWN && out instanceof Cleanable cleanable) {
      cleanable.cleanup();
    }
  }

  /** Dubbo's own codec, with the methods that write bodies visible in this package. */
  private static final class ExposedCodec extends DubboCodec {

    @Override
    protected void encodeRequestData(Channel channel, ObjectOutput out, Object invocation)
        throws IOException {
      super.encodeRequestData(channel, out, invocation);
    }

    @Override
    protected void encodeResponseData(Channel channel, ObjectOutput out, Object result)
        throws IOException {
      super.encodeResponseData(channel, out, result);
    }
  }

  /** Dubbo 2.5 has no {@link Cleanable}. */
  private static final class Cleaning {

    static final boolean IS_KNOWN = isKnown();

    private static boolean isKnown() {
      try {
        return Cleanable.class.isInterface();
      } catch (NoClassDefFoundError dubbo25) {
        return false;
      }
    }
  }
}
