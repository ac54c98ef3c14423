/* SPDX-FileCopyrightText: 2026 The benchmark authors
   SPDX-License-Identifier: Apache-2.0
   What moves on a page: sorting, filtering, hiding, pointing and saving. Without it, a page is complete, but does not move. */
(() => {
  'use strict';
  document.documentElement.classList.add('script');
  const make = (name, properties, ...children) => {
    const it = Object.assign(document.createElement(name), properties);
    it.append(...children);
    return it;
  };
  const button = (text, action) => {
    const it = make('button', {type: 'button'}, text);
    it.addEventListener('click', action);
    return it;
  };
  const listen = (it, events, action) => events.forEach(event => it.addEventListener(event, action));
  const tables = [...document.querySelectorAll('table')];
  const rowsOf = table => [...table.tBodies].flatMap(it => [...it.rows]).filter(it => !it.classList.contains('group'));
  const textOf = cell => {
    const copy = cell.cloneNode(true);
    copy.querySelectorAll('svg, .hide, .unit, .letter').forEach(it => it.remove());
    return copy.textContent.trim().replace(/(\d)\u202f(?=\d)/g, '$1').replaceAll('−', '-');
  };

  // What was chosen is in the address: a link to a part keeps it.
  const state = new URLSearchParams(location.hash.includes('?') ? location.hash.replace(/^[^?]*\?/, '') : '');
  const remember = (key, value) => {
    value ? state.set(key, value) : state.delete(key);
    const part = location.hash.replace(/^#|\?.*$/g, '');
    history.replaceState(null, '', '#' + part + (String(state) ? '?' + state : ''));
  };

  // A click on a heading sorts its table; another one turns the order.
  const key = (row, column) => {
    const cell = row.cells[column];
    const text = cell.dataset.value === undefined ? textOf(cell) : cell.dataset.value;
    const number = Number.parseFloat(text.replace(/[,\s].*|[%~*^±].*/, ''));
    return Number.isNaN(number) ? text : number;
  };
  const bracket = (table, column) => {
    table.querySelectorAll('.tied').forEach(it => it.classList.remove('tied', 'first', 'last'));
    const cells = column > 0 ? rowsOf(table).map(row => row.cells[column]) : [];
    cells.forEach((cell, i) => {
      const is = other => other && other.dataset.group === cell.dataset.group;
      if (!cell.dataset.group || !(is(cells[i - 1]) || is(cells[i + 1]))) return;
      cell.classList.add('tied');
      cell.classList.toggle('first', !is(cells[i - 1]));
      cell.classList.toggle('last', !is(cells[i + 1]));
    });
  };
  const sort = (table, column, turn) => {
    for (const heading of table.tHead.rows[0].cells) heading.removeAttribute('aria-sort');
    table.tHead.rows[0].cells[column].setAttribute('aria-sort', turn === 1 ? 'ascending' : 'descending');
    for (const body of table.tBodies) {
      const rows = [...body.rows].filter(row => !row.classList.contains('group'));
      rows.sort((one, other) => {
        const a = key(one, column), b = key(other, column);
        return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));
      });
      body.append(...rows);
    }
    bracket(table, column);
  };
  tables.forEach((table, number) => {
    [...table.tHead.rows[0].cells].forEach((heading, column) => {
      const nodes = [...heading.childNodes].filter(it => it.nodeType === 3);
      if (!nodes.some(it => it.data.trim())) return;
      const it = button('', () => {
        const numbers = rowsOf(table).some(row => typeof key(row, column) === 'number');
        const sorted = heading.getAttribute('aria-sort');
        const turn = sorted ? (sorted === 'ascending' ? -1 : 1) : numbers && table.matches('.grid') ? -1 : 1;
        sort(table, column, turn);
        remember('sort' + number, column + (turn === 1 ? 'a' : 'd'));
      });
      it.append(...nodes);
      heading.prepend(it);
    });
    const sorted = [...table.tHead.rows[0].cells].findIndex(it => it.hasAttribute('aria-sort'));
    if (sorted > 0) bracket(table, sorted);
    const wanted = /^(\d+)([ad])$/.exec(state.get('sort' + number) || '');
    if (wanted && table.tHead.rows[0].cells[wanted[1]]) sort(table, Number(wanted[1]), wanted[2] === 'a' ? 1 : -1);
  });

  // Rows that have a word, and the facts that are chosen; rows that are hidden one by one.
  tables.forEach((table, number) => {
    const grid = table.matches('.grid');
    if (!grid && !table.closest('#numbers')) return;
    const rows = rowsOf(table);
    if (rows.length < 2) return;
    const tools = make('div', {className: 'tools'});
    const filters = new Map();
    const count = make('span', {role: 'status'});
    const show = make('span');
    const filter = () => {
      for (const row of rows) {
        row.hidden = row.dataset.hidden === '1' || ![...filters].every(([fact, value]) =>
          !value || (fact === 'filter' ? row.textContent.toLowerCase().includes(value.toLowerCase()) : row.dataset[fact] === value));
      }
      const shown = rows.filter(row => !row.hidden).length;
      count.textContent = shown === rows.length ? '' : shown + ' of ' + rows.length + ' rows';
      show.hidden = !rows.some(row => row.dataset.hidden);
    };
    const control = (fact, it) => {
      it.value = state.get(fact + number) || '';
      filters.set(fact, it.value);
      it.addEventListener('input', () => {
        filters.set(fact, it.value);
        remember(fact + number, it.value);
        filter();
      });
      tools.append(make('label', {}, fact + ' ', it));
    };
    control('filter', make('input', {type: 'search', size: 10}));
    for (const fact of Object.keys(rows[0].dataset)) {
      const values = [...new Set(rows.map(row => row.dataset[fact]))].filter(it => it).sort();
      if (values.length > 1) control(fact, make('select', {}, make('option', {value: ''}, 'any'), ...values.map(it => make('option', {value: it}, it))));
    }
    show.append(button('show all', () => {
      rows.forEach(row => delete row.dataset.hidden);
      filter();
    }));
    tools.append(count, show);
    table.closest('.scroll').before(tools);
    for (const row of grid ? rows : []) {
      const hide = button('×', () => {
        row.dataset.hidden = '1';
        filter();
      });
      hide.className = 'hide';
      hide.setAttribute('aria-label', 'hide ' + textOf(row.cells[0]));
      row.cells[0].append(hide);
    }
    filter();
  });

  // Pointing at anything tells its value: with a mouse, a finger or the arrow keys.
  const tip = make('div', {id: 'tip', role: 'status'});
  document.body.append(tip);
  const say = (text, x, y) => {
    tip.textContent = text;
    const left = Math.min(x + 12, innerWidth - tip.offsetWidth - 8);
    tip.style.left = Math.max(0, left) + scrollX + 'px';
    tip.style.top = y + 16 + scrollY + 'px';
  };
  const sourceOf = it => it.closest('figure').dataset.source;
  const sayCell = cell => {
    const table = cell.closest('table');
    const row = cell.parentNode;
    const column = textOf(table.tHead.rows[0].cells[cell.cellIndex]);
    const group = row.parentNode.querySelector('.group');
    const facts = cell.cellIndex === 0 ? Object.entries(row.dataset).map(it => it.join(': ')).join('\n') : cell.dataset.tip || column + ' ' + textOf(cell);
    const box = cell.getBoundingClientRect();
    say([(group ? textOf(group) + ', ' : '') + textOf(row.cells[0]), facts, sourceOf(cell)].filter(it => it).join('\n'), box.left, box.bottom - 12);
  };
  for (const table of tables.filter(it => it.matches('.grid'))) {
    const cellOf = event => event.target.closest('tbody tr:not(.group) > :is(td, th)');
    listen(table, ['pointerover', 'focusin'], event => {
      const cell = cellOf(event);
      if (cell) sayCell(cell);
    });
    listen(table, ['pointerleave', 'focusout'], () => say('', 0, 0));
    const first = rowsOf(table)[0];
    if (first) first.cells[1].tabIndex = 0;
    table.addEventListener('keydown', event => {
      const cell = cellOf(event);
      const step = {ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1]}[event.key];
      if (event.key === 'Escape') say('', 0, 0);
      if (!cell || !step) return;
      const rows = rowsOf(table).filter(it => !it.hidden);
      const row = rows[rows.indexOf(cell.parentNode) + step[0]];
      const next = row && row.cells[cell.cellIndex + step[1]];
      if (!next) return;
      event.preventDefault();
      cell.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
  }

  // Lines: the values and intervals at the place that is pointed at. Each line can be hidden.
  const linesOf = svg => {
    const scale = words => {
      const [low, high, from, to, log] = words.split(' ').map((it, i) => (i < 4 ? Number(it) : it));
      return at => {
        const share = (at - from) / (to - from);
        return log ? low * (high / low) ** share : low + (high - low) * share;
      };
    };
    const axes = svg.querySelector('[data-x]');
    if (!axes) return [];
    const x = scale(axes.dataset.x), y = scale(axes.dataset.y);
    const lines = new Map();
    for (const shape of [...svg.querySelectorAll('polyline')].reverse()) { // the first line is drawn last
      const [label, interval] = shape.querySelector('title').textContent.split(/, (?=95% interval$)/);
      const line = lines.get(label) || {label, points: [], intervals: [], shapes: []};
      const points = [...shape.points].map(point => ({at: point.x / 10, x: x(point.x / 10), y: y(point.y)}));
      line[interval ? 'intervals' : 'points'].unshift(...points);
      line.shapes.push(shape);
      lines.set(label, line);
    }
    return [...lines.values()];
  };
  const isShown = line => !line.shapes[0].style.display;
  const intervalOf = (line, at) => {
    const ends = line.intervals.filter(it => it.at === at).map(it => it.y);
    return ends.length ? [Math.min(...ends), Math.max(...ends)] : [];
  };
  const round = it => Number(it.toPrecision(3)).toLocaleString('en', {maximumSignificantDigits: 3}).replaceAll(',', '\u202f');
  for (const svg of document.querySelectorAll('svg.chart.axes')) {
    const lines = linesOf(svg);
    if (!lines.length) continue;
    const places = [...new Set(lines.flatMap(line => line.points.map(it => it.at)))].sort((a, b) => a - b);
    const cursor = document.createElementNS('http://www.w3.org/2000/svg', 'line');
    cursor.setAttribute('class', 'cursor');
    let place = 0;
    const point = at => {
      place = places.reduce((best, it, i) => (Math.abs(it - at) < Math.abs(places[best] - at) ? i : best), 0);
      const near = places[place];
      const box = svg.getBoundingClientRect();
      Object.entries({x1: near + '%', x2: near + '%', y1: 20, y2: 220}).forEach(it => cursor.setAttribute(...it));
      svg.append(cursor);
      const values = lines.filter(isShown).flatMap(line => line.points.filter(it => it.at === near).slice(0, 1).map(it => {
        const interval = intervalOf(line, near).map(round).join(' to ');
        return line.label + ': ' + round(it.y) + (interval && ' (' + interval + ')');
      }));
      const any = lines.flatMap(line => line.points).find(it => it.at === near);
      say(['at ' + round(any.x), ...values, sourceOf(svg)].filter(it => it).join('\n'), box.left + box.width * near / 100, box.top + 40);
    };
    const leave = () => {
      cursor.remove();
      say('', 0, 0);
    };
    svg.tabIndex = 0;
    svg.addEventListener('pointermove', event => {
      const box = svg.getBoundingClientRect();
      point(100 * (event.clientX - box.left) / box.width);
    });
    listen(svg, ['pointerleave', 'blur'], leave);
    svg.addEventListener('focus', () => point(places[place]));
    svg.addEventListener('keydown', event => {
      const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      if (!step || places[place + step] === undefined) return;
      event.preventDefault();
      point(places[place + step]);
    });
  }

  // A picture as SVG or PNG, and what is behind it as CSV.
  const save = (name, type, content) => {
    const link = make('a', {download: name, href: typeof content === 'string' ? 'data:' + type + ';charset=utf-8,' + encodeURIComponent(content) : content.toDataURL(type)});
    link.click();
  };
  const pictureOf = figure => {
    const box = figure.getBoundingClientRect();
    const copy = figure.cloneNode(true);
    copy.querySelectorAll('.tools, .hide').forEach(it => it.remove());
    const css = [...document.querySelectorAll('style')].map(it => it.textContent).join('');
    const body = document.createElement('div');
    body.setAttribute('style', 'background: ' + getComputedStyle(document.body).backgroundColor + '; color: ' + getComputedStyle(document.body).color + '; font: 16px sans-serif; padding: 8px');
    body.append(copy);
    const inner = new XMLSerializer().serializeToString(body);
    const width = Math.ceil(box.width) + 16, height = Math.ceil(box.height) + 32;
    return {width, height, text: '<svg xmlns="http://www.w3.org/2000/svg" width="' + width + '" height="' + height + '"><style>' + css.replace(/[<&]/g, '') + '</style><foreignObject width="100%" height="100%">' + inner + '</foreignObject></svg>'};
  };
  const linesIn = figure => [...figure.querySelectorAll('svg.chart.axes')].flatMap(linesOf);
  const quote = it => (/[",\n]/.test(it) ? '"' + it.replaceAll('"', '""') + '"' : it);
  const csvOf = figure => {
    const table = figure.querySelector('table');
    const lines = table
      ? [[...table.tHead.rows[0].cells].map(textOf), ...rowsOf(table).filter(it => !it.hidden).map(row => {
        const group = row.parentNode.querySelector('.group');
        return [...row.cells].map((cell, i) => (i === 0 && group ? textOf(group) + ', ' : '') + (cell.dataset.value || textOf(cell)));
      })]
      : [['line', 'x', 'y', 'low', 'high'], ...linesIn(figure).filter(isShown).flatMap(line => line.points.map(it => [line.label, it.x, it.y, ...intervalOf(line, it.at)]))];
    return lines.map(it => it.map(quote).join(',')).join('\r\n');
  };
  for (const figure of document.querySelectorAll('figure')) {
    const name = figure.querySelector('figcaption').textContent.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 60);
    const tools = figure.querySelector('.tools') || make('div', {className: 'tools'});
    const named = linesIn(figure).filter(line => !line.shapes[0].matches('.other'));
    for (const line of named.length > 1 ? named : []) {
      const shown = make('input', {type: 'checkbox', checked: true});
      shown.addEventListener('change', () => line.shapes.forEach(it => (it.style.display = shown.checked ? '' : 'none')));
      tools.append(make('label', {}, shown, ' ' + line.label));
    }
    tools.append(
      button('SVG', () => save(name + '.svg', 'image/svg+xml', pictureOf(figure).text)),
      button('PNG', () => {
        const {width, height, text} = pictureOf(figure);
        const image = new Image();
        image.onload = () => {
          const canvas = make('canvas', {width: 2 * width, height: 2 * height});
          canvas.getContext('2d').drawImage(image, 0, 0, 2 * width, 2 * height);
          save(name + '.png', 'image/png', canvas);
        };
        image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
      }),
      button('CSV', () => save(name + '.csv', 'text/csv', csvOf(figure))));
    figure.querySelector('figcaption').after(tools);
  }

  // A link into what is folded unfolds it, and so does printing.
  const unfold = () => {
    const it = document.getElementById(decodeURIComponent(location.hash.replace(/^#|\?.*$/g, '')));
    if (!it) return;
    for (let of = it; of; of = of.parentElement) if (of.tagName === 'DETAILS') of.open = true;
    it.scrollIntoView();
  };
  addEventListener('hashchange', () => {
    unfold();
    remember('', ''); // what is chosen stays chosen
  });
  unfold();
  addEventListener('beforeprint', () => document.querySelectorAll('details').forEach(it => (it.open = true)));
})();
