/* SPDX-FileCopyrightText: 2026 The benchmark authors
   SPDX-License-Identifier: Apache-2.0 */
(() => {
  'use strict';
  document.documentElement.classList.add('script');

  // A click on a heading sorts its table; another one turns the order.
  const key = (row, column) => {
    const cell = row.cells[column];
    const text = cell.dataset.value === undefined ? cell.textContent : cell.dataset.value;
    const number = Number.parseFloat(text.replace(/[,\s].*|[%~*^±].*/, ''));
    return Number.isNaN(number) ? text : number;
  };
  for (const table of document.querySelectorAll('table')) {
    [...table.tHead.rows[0].cells].forEach((heading, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...heading.childNodes);
      heading.append(button);
      button.addEventListener('click', () => {
        const turn = heading.getAttribute('aria-sort') === 'ascending' ? -1 : 1;
        for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', turn === 1 ? 'ascending' : 'descending');
        for (const body of table.tBodies) {
          const rows = [...body.rows].filter(row => !row.classList.contains('group'));
          rows.sort((one, other) => {
            const a = key(one, column), b = key(other, column);
            return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));
          });
          body.append(...rows);
        }
      });
    });
  }

  // The rows of all numbers that contain a text.
  for (const details of document.querySelectorAll('#numbers details')) {
    const label = document.createElement('label');
    label.className = 'filter';
    const input = document.createElement('input');
    input.type = 'search';
    label.append('Filter: ', input);
    details.querySelector('summary').after(label);
    input.addEventListener('input', () => {
      for (const row of details.querySelectorAll('tbody tr')) {
        row.hidden = !row.textContent.toLowerCase().includes(input.value.toLowerCase());
      }
    });
  }

  // What exceeds the highest p99 that is wanted.
  const p99 = document.getElementById('p99');
  if (p99) {
    p99.addEventListener('input', () => {
      for (const it of document.querySelectorAll('#choice [data-p99]')) {
        it.classList.toggle('faded', p99.value !== '' && Number(it.dataset.p99) > Number(p99.value));
      }
    });
  }
})();
