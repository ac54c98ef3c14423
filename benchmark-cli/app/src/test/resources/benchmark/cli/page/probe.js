/* SPDX-FileCopyrightText: 2026 The benchmark authors
   SPDX-License-Identifier: Apache-2.0
   Looks at a page from inside and reports what is wrong with it, and what is on it. */
addEventListener('load', () => {
  const problems = [];
  const name = it => it.tagName + ' "' + it.textContent.trim().slice(0, 40) + '"';
  document.querySelectorAll('details').forEach(it => (it.open = true));

  if (document.documentElement.scrollWidth > innerWidth) {
    problems.push('the page is ' + document.documentElement.scrollWidth + ' px wide, of ' + innerWidth);
  }
  for (const svg of document.querySelectorAll('svg.chart')) {
    const frame = svg.closest('figure, main').getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].map(it => [it, it.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
    texts.forEach(([text, box], i) => {
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1 || box.top < frame.top - 3) {
        problems.push('cut off: ' + name(text) + ' in ' + svg.getAttribute('aria-label').slice(0, 40));
      }
      for (const [other, its] of texts.slice(i + 1)) {
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (wide > 1 && high > 4) problems.push('overlap: ' + name(text) + ' and ' + name(other));
      }
    });
  }
  for (const cell of document.querySelectorAll('td.bars')) {
    const mark = cell.querySelector('svg'), text = cell.querySelector('span');
    if (mark && text.getBoundingClientRect().bottom > mark.getBoundingClientRect().top + 3) problems.push('over its bar: ' + name(cell));
  }
  for (const svg of document.querySelectorAll('svg.chart')) {
    const marks = [...svg.querySelectorAll('.point, .part0, polyline')].map(it => it.getBoundingClientRect());
    for (const text of svg.querySelectorAll('text:not(.narrow, .wide)')) {
      const box = text.getBoundingClientRect();
      if (box.width > 0 && marks.some(it => Math.min(box.right, it.right) - Math.max(box.left, it.left) > 1 && Math.min(box.bottom, it.bottom) - Math.max(box.top, it.top) > 4)) {
        problems.push('over a mark: ' + name(text));
      }
    }
  }
  for (const table of document.querySelectorAll('table.grid.changes')) {
    const axes = new Set([...table.querySelectorAll('td.changes > svg')].map(it => it.getBoundingClientRect()).map(it => Math.round(it.left) + ' to ' + Math.round(it.right)));
    if (axes.size > 1) problems.push('axes that differ: ' + [...axes].join(', '));
  }
  for (const it of document.querySelectorAll('h1,h2,h3,p,li,dt,dd,summary,figcaption,label,pre,td,th')) {
    const box = it.getBoundingClientRect();
    const scrolls = it.closest('.scroll');
    if (box.width > 0 && !scrolls && box.right > innerWidth + 1) problems.push('too wide: ' + name(it));
    if (!it.matches('.unseen') && it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0 && getComputedStyle(it).display !== 'inline') {
      problems.push('does not fit: ' + name(it));
    }
  }
  const luminance = colour => {
    const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map(it => {
      const part = it / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const it of document.querySelectorAll('body *')) {
    const svg = it.tagName === 'text';
    if (it.closest('.unseen, .hide, #tip')) continue;
    const own = [...it.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!own || (it.closest('svg') && !svg) || it.closest('script,style,title,desc')) continue;
    const style = getComputedStyle(it);
    const pair = [luminance(svg ? style.fill : style.color), luminance(paper)].sort((a, b) => b - a);
    if ((pair[0] + 0.05) / (pair[1] + 0.05) < 4.5) problems.push('low contrast: ' + name(it));
  }
  const values = [...document.querySelectorAll('#numbers tbody tr')].map(row => ({
    subject: row.cells[0].textContent,
    operation: row.cells[1].textContent,
    throughput: row.cells[2].dataset.value,
    client: row.cells[11].dataset.value,
  }));
  const report = {
    problems: [...new Set(problems)].slice(0, 30),
    errors: window.errors,
    dark: luminance(paper) < 0.2,
    hacked: window.hacked !== undefined,
    charts: document.querySelectorAll('svg.chart').length,
    values,
  };
  parent.postMessage(JSON.stringify(report), '*');
});
