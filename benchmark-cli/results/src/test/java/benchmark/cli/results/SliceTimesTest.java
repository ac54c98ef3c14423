// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SliceTimesTest {

  private static final int DIGITS = 3;

  @Test
  void bucketsAndCountsAreThoseOfTheLibrary() {
    var random = new Random(1);
    var together = new Histogram(DIGITS);
    var times = new SliceTimes();
    for (int slice = 0; slice < 20; slice++) {
      var histogram = new Histogram(DIGITS);
      for (int call = 0; call < 500; call++) {
        histogram.recordValueWithCount(
            random.nextLong() >>> random.nextInt(8, 64), 1 + random.nextInt(1 << slice));
      }
      together.add(histogram);
      times.add(SliceTimes.decode(encoded(histogram)));
    }
    var millis = DoubleStream.builder();
    var counts = LongStream.builder();
    for (HistogramIterationValue each : together.recordedValues()) {
      millis.add(together.lowestEquivalentValue(each.getValueIteratedTo()) / 1e6);
      counts.add(each.getCountAtValueIteratedTo());
    }

    assertThat(times.times())
        .usingRecursiveComparison()
        .isEqualTo(new CallTimes(millis.build().toArray(), counts.build().toArray()));
  }

  @Test
  void callsOfNoTimeAndNoCallsAtAllAreRead() {
    var none = new Histogram(DIGITS);
    var times = new SliceTimes();
    times.add(SliceTimes.decode(encoded(none)));
    assertThat(times.times().count()).isZero();
    none.recordValueWithCount(0, 7);
    times.add(SliceTimes.decode(encoded(none)));
    assertThat(times.times().percentile(1)).isZero();
    assertThat(times.times().count()).isEqualTo(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "AAAA", "not base64", "AAAAAAAAAAAAAAAAAAAAAAAA"})
  void nothingElseIsAHistogram(String text) {
    assertThatThrownBy(() -> SliceTimes.decode(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void otherBucketsAreRefused() {
    assertThatThrownBy(() -> SliceTimes.decode(encoded(new Histogram(2))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static String encoded(Histogram histogram) {
    var bytes = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(bytes);
    return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes.array(), length));
  }
}
