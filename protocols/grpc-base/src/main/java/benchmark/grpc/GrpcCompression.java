// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.ObservedKeys;
import benchmark.launch.LaunchProperties;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.Codec;
import io.grpc.CompressorRegistry;
import io.grpc.DecompressorRegistry;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerBuilder;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/**
 * Lets a side compress all its messages, however small, by gRPC's gzip, if the key {@code
 * compression} of a variant asks for it, and shows which messages were compressed. Thread-safe.
 */
final class GrpcCompression implements Codec {

  private static final String KEY = "compression";
  private static final String NONE = "none";

  private final Codec gzip = new Codec.Gzip();
  private volatile boolean compressed;
  private volatile boolean decompressed;

  private GrpcCompression() {
    ObservedKeys.watch(KEY, this::seen);
  }

  /** Does so for the replies of a server. */
  static void use(ServerBuilder<?> server) {
    asked()
        .ifPresent(
            value -> {
              var codec = new GrpcCompression();
              server
                  .compressorRegistry(codec.compressors())
                  .decompressorRegistry(codec.decompressors());
              if (!value.equals(NONE)) {
                server.intercept(codec::compressReplies);
              }
            });
  }

  /** Does so for the requests of a client. */
  static void use(ManagedChannelBuilder<?> channel) {
    asked()
        .ifPresent(
            value -> {
              var codec = new GrpcCompression();
              channel
                  .compressorRegistry(codec.compressors())
                  .decompressorRegistry(codec.decompressors());
              if (!value.equals(NONE)) {
                channel.intercept(codec::compressRequests);
              }
            });
  }

  private static Optional<String> asked() {
    return Optional.ofNullable(System.getProperty(LaunchProperties.KEY + KEY));
  }

  private <A, B> ServerCall.Listener<A> compressReplies(
      ServerCall<A, B> call, Metadata headers, ServerCallHandler<A, B> next) {
    call.setCompression(getMessageEncoding());
    return next.startCall(call, headers);
  }

  private <A, B> ClientCall<A, B> compressRequests(
      MethodDescriptor<A, B> method, CallOptions options, Channel next) {
    return next.newCall(method, options.withCompression(getMessageEncoding()));
  }

  private CompressorRegistry compressors() {
    CompressorRegistry registry = CompressorRegistry.newEmptyInstance();
    registry.register(this);
    registry.register(Codec.Identity.NONE);
    return registry;
  }

  private DecompressorRegistry decompressors() {
    return DecompressorRegistry.emptyInstance().with(Codec.Identity.NONE, false).with(this, true);
  }

  @Override
  public String getMessageEncoding() {
    return gzip.getMessageEncoding();
  }

  @Override
  public OutputStream compress(OutputStream out) throws IOException {
    if (!compressed) {
      compressed = true;
    }
    return gzip.compress(out);
  }

  @Override
  public InputStream decompress(InputStream in) throws IOException {
    if (!decompressed) {
      decompressed = true;
    }
    return gzip.decompress(in);
  }

  /** The other side may have been asked for something else. */
  private String seen() {
    String sent = compressed ? getMessageEncoding() : NONE;
    return compressed == decompressed ? sent : sent + ":of what is sent";
  }
}
