// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.contract.StreamOperation.Lanes;
import benchmark.contract.StreamOperation.Shape;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * {@link StreamService}: messages on streams, and the same messages in calls, which are what
 * streams are compared with. Not every protocol has streams: it is none of {@link Contracts#all}.
 */
public final class StreamContract extends Contract<StreamService<StreamMessage>> {

  /**
   * The parameter of {@code pingPong} and {@code echo}: how many streams, and how many messages are
   * in flight on each, such as 8x16.
   */
  public static final String STREAMS = "streams";

  /** How many messages a stream of {@code download} or {@code upload} has. */
  public static final int LENGTH = 500;

  /** The number of a message that a server gives up a stream at. */
  public static final int REFUSED = -1;

  /** In place of a size: how many streams that come in are open at the server. */
  public static final String OPEN = "open";

  /** What the slow service takes in a second. */
  public static final int SLOW_PER_SECOND = 1_000;

  private static final Pattern LANES = Pattern.compile("([1-9][0-9]{0,2})x([1-9][0-9]{0,2})");
  private static final List<String> USUAL = List.of("1x1", "1x16", "8x1", "8x16", "64x1");

  private final Map<String, Operation<StreamService<StreamMessage>>> unlisted =
      new ConcurrentHashMap<>();
  private final List<Operation<StreamService<StreamMessage>>> operations;

  @SuppressWarnings("unchecked") // the class of a generic interface has no parameter
  StreamContract() {
    super("stream", "Stream", (Class<StreamService<StreamMessage>>) (Class<?>) StreamService.class);
    var all = new ArrayList<Operation<StreamService<StreamMessage>>>();
    for (Shape shape : Shape.values()) {
      (shape.calls() == Shape.ECHO
              ? USUAL.stream().map(lanes -> new StreamOperation(shape, lanes(lanes).orElseThrow()))
              : Stream.of(StreamSize.values()).map(size -> new StreamOperation(shape, size)))
          .forEach(all::add);
    }
    operations = List.copyOf(all);
  }

  /** Reads a value of {@link #STREAMS}; empty if it is none. */
  public static Optional<Lanes> lanes(String text) {
    Matcher lanes = LANES.matcher(text);
    return lanes.matches()
        ? Optional.of(new Lanes(Integer.parseInt(lanes.group(1)), Integer.parseInt(lanes.group(2))))
        : Optional.empty();
  }

  /** The calls that carry the same messages as some streams; empty of anything else. */
  public static Optional<OperationKey> calls(OperationKey streams) {
    return Stream.of(Shape.values())
        .filter(shape -> shape.isStream() && shape.word().equals(streams.name()))
        .map(shape -> new OperationKey(shape.calls().word(), streams.params()))
        .findFirst();
  }

  @Override
  public List<Operation<StreamService<StreamMessage>>> operations() {
    return operations;
  }

  @Override
  protected Optional<Operation<StreamService<StreamMessage>>> unlisted(
      String name, Map<String, String> parameters) {
    return Stream.of(Shape.PING_PONG, Shape.ECHO)
        .filter(shape -> shape.word().equals(name) && parameters.size() == 1)
        .flatMap(
            shape ->
                Optional.ofNullable(parameters.get(STREAMS))
                    .flatMap(StreamContract::lanes)
                    .map(
                        lanes ->
                            unlisted.computeIfAbsent(
                                name + lanes, it -> new StreamOperation(shape, lanes)))
                    .stream())
        .findFirst();
  }

  @Override
  public StreamService<StreamMessage> prepared() {
    return new PreparedStreamService<>(MessageType.PLAIN);
  }

  @Override
  public List<Class<?>> dataClasses() {
    return List.of(StreamMessage.class);
  }
}
