/* SPDX-FileCopyrightText: 2026 The benchmark authors
   SPDX-License-Identifier: Apache-2.0
   Uses a page as a reader does, and reports what did not work. */
addEventListener('load', async () => {
  const failed = [];
  let done = 0;
  const expect = (what, is) => {
    done++;
    if (!is) failed.push(what);
  };
  const grid = document.querySelector('#answer-2 table.grid') || document.querySelector('table.grid');
  const pairs = [...document.querySelectorAll('table.grid')].find(it => it.querySelector('[data-protocol]'));
  const figure = pairs.closest('figure');
  const rows = () => [...pairs.tBodies[0].rows];
  const names = () => rows().filter(it => !it.hidden).map(it => it.cells[0].firstChild.textContent);
  const fire = (it, type, properties) => it.dispatchEvent(new (type.startsWith('key') ? KeyboardEvent : PointerEvent)(type, {bubbles: true, ...properties}));
  const tip = document.getElementById('tip');

  expect('the fastest is first', names()[0].startsWith('dubbo-kryo'));
  const heading = pairs.tHead.rows[0].cells[1];
  heading.querySelector('button').click();
  expect('one click: the highest first', heading.getAttribute('aria-sort') === 'descending');
  heading.querySelector('button').click();
  expect('another one turns the order', heading.getAttribute('aria-sort') === 'ascending' && names()[2].startsWith('dubbo-kryo'));
  expect('the address keeps it: ' + location.hash, /sort\d+=1a/.test(location.hash));

  const schema = [...figure.querySelectorAll('label')].find(it => it.textContent.startsWith('schema')).querySelector('select');
  schema.value = 'first';
  schema.dispatchEvent(new Event('input'));
  expect('a fact filters: ' + names(), names().includes('dubbo-avro') && !names().includes('dubbo-kryo'));
  schema.value = '';
  schema.dispatchEvent(new Event('input'));
  const search = figure.querySelector('input');
  search.value = 'kryo';
  search.dispatchEvent(new Event('input'));
  expect('a word filters: ' + names(), names().length === 1);
  search.value = '';
  search.dispatchEvent(new Event('input'));
  const all = names().length;
  pairs.querySelector('.hide').click();
  expect('a row is hidden', names().length === all - 1);
  [...figure.querySelectorAll('.tools button')].find(it => it.textContent === 'show all').click();
  expect('and shown again', names().length === all);

  const columns = [...pairs.tHead.rows[0].cells].map(it => it.querySelector('button').textContent);
  const share = row => row.cells[columns.indexOf('of ceiling')];
  const kryo = rows().find(it => it.cells[0].textContent.startsWith('dubbo-kryo'));
  expect('the share of the ceiling has parts: ' + columns, share(kryo).querySelectorAll('.part0, .part1').length === 2 && share(kryo).dataset.tip.includes('hop'));
  expect('the ceiling has no share of itself', rows().some(it => share(it).textContent.trim() === '-'));
  const jdk = [...figure.querySelectorAll('label')].find(it => it.textContent.startsWith('jdk')).querySelector('select');
  const choose = version => {
    jdk.value = version;
    jdk.dispatchEvent(new Event('input'));
  };
  expect('JDKs to choose from: ' + jdk.textContent, [...jdk.options].map(it => it.value).join() === ',17.0.15,21.0.5');
  choose('21.0.5');
  expect('one JDK: ' + names(), names().length === 1 && names()[0].startsWith('dubbo-avro'));
  choose('17.0.15');
  expect('the other one: ' + names(), names().length === all - 1 && !names().some(it => it.startsWith('dubbo-avro')));
  choose('');
  expect('all JDKs', names().length === all);
  const digits = [...document.querySelectorAll('td.n, td.bars > span')].map(it => it.textContent).filter(it => /\d{5}/.test(it));
  expect('thousands are apart: ' + digits, digits.length === 0);
  expect('spaces of intervals are thin', document.body.innerHTML.includes('\u202f±\u202f') && ![...document.querySelectorAll('td')].some(it => it.textContent.includes(' ± ')));
  const lines = [...document.querySelectorAll('#answer, #answer-2')].map(it => it.querySelectorAll(':scope > p, :scope > dl > div, :scope > ul > li').length);
  expect('some lines, but few: ' + lines, lines.length === 2 && lines.every(it => it > 0 && it <= 5));
  expect('tables are folded', ['answer', 'answer-2'].every(it => !document.querySelector('#' + it + ' > .scroll') && document.querySelector('#' + it + ' > details .scroll')));

  const expectations = document.getElementById('expectations');
  expect('expectations have a picture', ['better', 'worse'].every(it => expectations.querySelectorAll('.point.' + it).length === 1) && expectations.querySelector('h2').textContent === '1 of 3 expectations met, 1 undecided');

  fire(rows()[0].cells[1], 'pointerover', {});
  expect('pointing tells: ' + tip.textContent, tip.textContent.includes('calls/s') && tip.textContent.includes('./benchmark.sh'));
  const first = pairs.querySelector('td[tabindex="0"]');
  first.focus();
  fire(first, 'keydown', {key: 'ArrowRight'});
  expect('arrow keys go on', document.activeElement.cellIndex === first.cellIndex + 1 && tip.textContent.includes('calls/s'));
  fire(document.activeElement, 'keydown', {key: 'Escape'});
  expect('Escape ends it', tip.textContent === '');

  document.querySelectorAll('details').forEach(it => (it.open = true));
  const axes = document.querySelector('svg.chart.axes');
  const box = axes.getBoundingClientRect();
  fire(axes, 'pointermove', {clientX: box.left + box.width / 2, clientY: box.top + 50});
  expect('lines tell: ' + tip.textContent, /dubbo-\w+: [\d.\u202f]+/.test(tip.textContent) && tip.textContent.includes('./benchmark.sh'));
  const [line, another] = [...axes.closest('figure').querySelectorAll('.tools label')];
  line.querySelector('input').click();
  fire(axes, 'pointermove', {clientX: box.left + box.width / 2, clientY: box.top + 50});
  const told = label => tip.textContent.includes(label.textContent.trim() + ': ');
  expect('a line is hidden: ' + tip.textContent, !told(line) && told(another));

  const saved = [];
  HTMLAnchorElement.prototype.click = function () {
    saved.push([this.download, this.href]);
  };
  const press = text => [...figure.querySelectorAll('.tools button')].find(it => it.textContent === text).click();
  press('CSV');
  press('SVG');
  press('PNG');
  const csv = decodeURIComponent(saved[0][1]);
  expect('CSV has the rows: ' + csv.slice(0, 80), csv.includes('pair,existUser,') && csv.split('\r\n').length === all + 1);
  const svg = new DOMParser().parseFromString(decodeURIComponent(saved[1][1].replace(/^[^,]*,/, '')), 'image/svg+xml');
  expect('SVG is well-formed', !svg.querySelector('parsererror') && svg.documentElement.textContent.includes('dubbo-kryo'));
  for (let i = 0; i < 50 && saved.length < 3; i++) await new Promise(go => setTimeout(go, 100));
  expect('PNG is a picture', saved.length === 3 && saved[2][1].startsWith('data:image/png') && saved[2][1].length > 5000);

  location.hash = '#provenance';
  await new Promise(go => setTimeout(go, 50));
  expect('a link unfolds', document.getElementById('provenance').closest('details').open);
  parent.postMessage(JSON.stringify({failed: failed.concat(window.errors), done}), '*');
});
