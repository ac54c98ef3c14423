/* SPDX-FileCopyrightText: 2026 The benchmark authors
   SPDX-License-Identifier: Apache-2.0
   What axe-core finds on a page that is unfolded. */
addEventListener('load', async () => {
  document.querySelectorAll('details').forEach(it => (it.open = true));
  const found = await axe.run(document, {resultTypes: ['violations']});
  const failed = found.violations
    .filter(it => ['serious', 'critical'].includes(it.impact))
    .map(it => it.id + ': ' + it.nodes.slice(0, 3).map(node => node.html.slice(0, 120)).join(' | '));
  parent.postMessage(JSON.stringify({failed, passes: found.passes.length}), '*');
});
