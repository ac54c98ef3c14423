// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.TreeFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An object tree with a value of every type that JSON has, and lists and maps as deep as may be;
 * and one with long keys, for codecs that have less memory for names than for texts.
 */
public final class EveryJsonType {

  private static final int LONG_KEY = 60_000;

  private EveryJsonType() {}

  /** The tree, new in every call. */
  public static Map<String, Object> tree() {
    var item = new LinkedHashMap<String, Object>();
    item.put("id", 1L << 40);
    item.put("price", 19.99);
    item.put("tags", list("茶叶", "", "tea"));
    item.put("in stock", true);
    item.put("discount", null);
    var tree = new LinkedHashMap<String, Object>();
    tree.put("text", "北京市海淀区 😀");
    tree.put("small", 5L);
    tree.put("negative", -7L);
    tree.put("largest", Long.MAX_VALUE);
    tree.put("smallest", Long.MIN_VALUE);
    tree.put("fraction", 0.1);
    tree.put("huge", 1.5e300);
    tree.put("yes", true);
    tree.put("no", false);
    tree.put("nothing", null);
    tree.put("item", item);
    tree.put("items", list(item, new LinkedHashMap<String, Object>(), 3L, null, list(list(1L))));
    tree.put("no items", list());
    tree.put("no fields", new LinkedHashMap<String, Object>());
    tree.put("deep", deep());
    return tree;
  }

  /** A tree whose keys are as long as texts are elsewhere, new in every call. */
  public static Map<String, Object> longKeys() {
    var tree = new LinkedHashMap<String, Object>();
    tree.put("k".repeat(LONG_KEY), 1L);
    tree.put("k" + "😀".repeat(LONG_KEY / 2), 2L);
    return tree;
  }

  /** Lists and maps in turn, one level less than may be: the tree is the first level. */
  private static Object deep() {
    Object inner = "innermost";
    for (int level = 1; level < TreeFile.DEEPEST; level++) {
      if (level % 2 == 0) {
        inner = list(inner);
      } else {
        var map = new LinkedHashMap<String, Object>();
        map.put("next", inner);
        inner = map;
      }
    }
    return inner;
  }

  private static List<Object> list(Object... elements) {
    return new ArrayList<>(Arrays.asList(elements));
  }
}
