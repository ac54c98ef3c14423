// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * Values at equal distances in time, in at most so many blocks, and one more for each life of a
 * process, however many there are: when there would be more, neighbours are joined, but never those
 * of two lives. Each block keeps the mean and both extremes, so that no peak disappears. For one
 * thread.
 */
final class Blocks {

  private final int most;
  private List<Block> blocks = new ArrayList<>();
  private int rowsOfBlock = 1;
  private int lives;

  /** No values yet. */
  Blocks(int most) {
    this.most = most;
  }

  /** Some consecutive values of one life; those that are not known are not among them. */
  static final class Block {

    private final int life;
    private final double time;
    private final DoubleSummaryStatistics known = new DoubleSummaryStatistics();
    private int rows;

    private Block(int life, double time) {
      this.life = life;
      this.time = time;
    }

    private void add(Block next) {
      rows += next.rows;
      known.combine(next.known);
    }

    /** The number of the life that it belongs to. */
    int life() {
      return life;
    }

    /** When it began. */
    double time() {
      return time;
    }

    /** NaN if no value is known. */
    double mean() {
      return isKnown() ? known.getAverage() : Double.NaN;
    }

    double least() {
      return known.getMin();
    }

    double greatest() {
      return known.getMax();
    }

    boolean isKnown() {
      return known.getCount() > 0;
    }
  }

  /**
   * Adds a value.
   *
   * @param value NaN if it is not known
   * @param life the number of the process's life
   * @param time when the interval began
   */
  void add(double value, int life, double time) {
    var one = new Block(life, time);
    one.rows = 1;
    if (Double.isFinite(value)) {
      one.known.accept(value);
    }
    lives += blocks.isEmpty() || blocks.get(blocks.size() - 1).life != life ? 1 : 0;
    blocks = joined(blocks, one, rowsOfBlock);
    if (blocks.size() > most + lives) {
      rowsOfBlock *= 2;
      blocks = all(rowsOfBlock);
    }
  }

  private List<Block> all(int rows) {
    List<Block> wider = new ArrayList<>();
    for (Block block : blocks) {
      var copy = new Block(block.life, block.time);
      copy.add(block);
      wider = joined(wider, copy, rows);
    }
    return wider;
  }

  private static List<Block> joined(List<Block> blocks, Block next, int rows) {
    Block last = blocks.isEmpty() ? null : blocks.get(blocks.size() - 1);
    if (last != null && last.life == next.life && last.rows + next.rows <= rows) {
      last.add(next);
    } else {
      blocks.add(next);
    }
    return blocks;
  }

  /** All of them, in the order of time. */
  List<Block> all() {
    return List.copyOf(blocks);
  }

  /** How many values a block has that is not the last one of its life. */
  int rowsOfBlock() {
    return rowsOfBlock;
  }

  /**
   * The means of blocks of so many values at least, each life by itself. The last block of a life
   * is left out if it has fewer than half of them.
   */
  List<double[]> lives(int rows) {
    List<List<Double>> lives = new ArrayList<>();
    int life = Integer.MIN_VALUE;
    for (Block block : all(Math.max(rows, rowsOfBlock))) {
      if (block.life != life) {
        life = block.life;
        lives.add(new ArrayList<>());
      }
      if (2 * block.rows >= Math.max(rows, rowsOfBlock)) {
        lives.get(lives.size() - 1).add(block.mean());
      }
    }
    return lives.stream().map(means -> means.stream().mapToDouble(it -> it).toArray()).toList();
  }
}
