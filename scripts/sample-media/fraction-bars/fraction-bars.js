// Two bars to divide and colour: which fractions are equal?
import { words } from './words.js';

const find = (selector, inside = document) => inside.querySelector(selector);
const partsMax = 12;
const tasks = [
  [1, 2],
  [1, 3],
  [3, 4],
  [2, 5],
  [4, 6],
];

let language = 'zh';
let task = 0;
/** Number of parts, and which of them are coloured; the upper bar belongs to the task. */
let bars = [];

const say = () => words[language];
const countColoured = ({ coloured }) => coloured.filter(Boolean).length;
const nameOf = (bar) => `${countColoured(bar)}/${bar.coloured.length}`;
const divide = (parts, top = 0) => ({ coloured: Array.from({ length: parts }, (_, at) => at < top) });

function judge() {
  const [upper, lower] = bars;
  const difference =
    countColoured(upper) * lower.coloured.length - countColoured(lower) * upper.coloured.length;
  const names = [nameOf(upper), nameOf(lower)];
  if (difference > 0) return say().less(...names);
  if (difference < 0) return say().greater(...names);
  return upper.coloured.length === lower.coloured.length ? say().same : say().equal(...names);
}

function makePart(bar, at, isFixed) {
  const part = document.createElement(isFixed ? 'span' : 'button');
  part.className = 'part';
  part.toggleAttribute('data-coloured', bar.coloured[at]);
  if (isFixed) return part;
  part.type = 'button';
  part.setAttribute('aria-label', say().part(at + 1));
  part.setAttribute('aria-pressed', String(bar.coloured[at]));
  part.addEventListener('click', () => {
    bar.coloured[at] = !bar.coloured[at];
    show();
    find(`[data-bar="1"] .part:nth-child(${at + 1})`).focus();
  });
  return part;
}

function showBar(bar, index) {
  const place = find(`[data-bar="${index}"]`);
  const isFixed = index === 0;
  const parts = bar.coloured.length;
  find('.strip', place).replaceChildren(...bar.coloured.map((_, at) => makePart(bar, at, isFixed)));
  find('.strip', place).setAttribute('aria-label', nameOf(bar));
  find('output', place).value = say().parts(parts);
  find('b', place).textContent = String(countColoured(bar));
  find('i', place).textContent = String(parts);
  for (const button of place.querySelectorAll('[data-step]')) {
    const to = parts + Number(button.dataset.step);
    button.hidden = isFixed;
    button.disabled = to < 1 || to > partsMax;
    button.setAttribute('aria-label', to < parts ? say().fewer : say().more);
  }
}

function show() {
  const [top, bottom] = tasks[task];
  document.documentElement.lang = say().lang;
  for (const each of document.querySelectorAll('[data-words]')) each.textContent = say()[each.dataset.words];
  find('#language').textContent = say().other;
  find('#task').textContent = say().task(task + 1, top, bottom);
  bars.forEach(showBar);
  find('#sign').textContent = judge();
  find('#sign').toggleAttribute('data-equal', judge().includes(' = '));
}

function begin(index) {
  task = index % tasks.length;
  const [top, bottom] = tasks[task];
  bars = [divide(bottom, top), divide(bottom)];
  show();
}

for (const place of document.querySelectorAll('.bar')) {
  place.append(find('#bar').content.cloneNode(true));
  for (const button of place.querySelectorAll('[data-step]')) {
    button.addEventListener('click', () => {
      const at = Number(place.dataset.bar);
      bars[at] = divide(bars[at].coloured.length + Number(button.dataset.step), countColoured(bars[at]));
      show();
    });
  }
}
find('#language').addEventListener('click', () => {
  language = language === 'en' ? 'zh' : 'en';
  show();
});
find('#clear').addEventListener('click', () => {
  bars[1] = divide(bars[1].coloured.length);
  show();
});
find('#next').addEventListener('click', () => begin(task + 1));
begin(0);
