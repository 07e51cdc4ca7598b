import { findOverflow } from '#tests/e2e/support/find-overflow.ts';
import { findSmallTargets } from '#tests/e2e/support/find-small-targets.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** The checks of all screens find each way in which a page can be wider than its window, and what is too small to touch. */

const wide = '<div style="width: 900px">wide</div>';
const longName = '<span style="white-space: nowrap">10 + 7 + 10 + 7 + 10 + 7 + 10 + 7 + 10 + 7</span>';

const faults: Record<string, { html: string; found: RegExp }> = {
  'a wide element': { html: wide, found: /the page is 900 px wide in 390/ },
  'a body that hides it': {
    html: `<style>body { overflow-x: hidden }</style>${wide}`,
    found: /the page is 900 px wide/,
  },
  'a body that clips it': {
    html: `<style>body { overflow-x: clip }</style>${wide}`,
    found: /the page is 900 px wide/,
  },
  'a page that clips it': {
    html: `<style>html { overflow-x: clip }</style>${wide}`,
    found: /the page is 900 px wide/,
  },
  'an inner element that scrolls': {
    html: `<main style="overflow: auto">${wide}</main>`,
    found: /scrolls sideways: 900 px in 390/,
  },
  'a named region that scrolls': {
    html: `<section aria-label="Grid" style="overflow: auto">${wide}</section>`,
    found: /section.+ scrolls sideways/,
  },
  'a table that scrolls, wider than the window, inside a box that hides it': {
    html: `<main style="overflow: hidden"><div data-scrolls-sideways style="width: 500px; overflow: auto">${wide}</div></main>`,
    found: /lies at 0–500 px of 390/,
  },
  'words that a box cuts off': {
    html: `<p style="width: 100px; overflow: hidden">${longName}</p>`,
    found: /span.+ is cut off by p/,
  },
  'a button that a box cuts off': {
    html: '<p style="width: 100px; overflow: clip; white-space: nowrap">1 2 3 4 5 6 <button>next</button></p>',
    found: /button.+ is cut off by p/,
  },
  'words left of the window': {
    html: '<p style="margin-left: -50px">1 2 3</p>',
    found: /p.+ lies at -50–/,
  },
  'words that leave their card': {
    html: `<div style="width: 100px; box-shadow: 0 0 1px">${longName}</div>`,
    found: /leaves its card/,
  },
  'words that a box cuts off below': {
    html: '<p style="height: 20px; overflow: hidden">1<br>2<br>3</p>',
    found: /p.+ sticks out of p.+ above or below/,
  },
  'words that need more lines than their button has': {
    html: '<button style="box-sizing: border-box; width: 60px; height: 24px">1 + 2 + 3 + 4 + 5 + 6 + 7</button>',
    found: /button.+ sticks out of button.+ above or below/,
  },
  'a field in a label that a box cuts off': {
    html: '<p style="width: 30px; overflow: hidden; white-space: nowrap">1 2 <label style="display: inline-block; width: 44px"><input type="radio" style="opacity: 0"></label></p>',
    found: /label.+ is cut off by p/,
  },
  'a name that ends early, and whose whole is nowhere': {
    html: `<p style="width: 100px; overflow: hidden; text-overflow: ellipsis">${longName}</p>`,
    found: /p.+ ends early, without a title/,
  },
};

const allowed: Record<string, string> = {
  'a table that may scroll': `<div data-scrolls-sideways style="overflow: auto">${wide}</div>`,
  'a name that ends in an ellipsis': `<p title="10" style="width: 100px; overflow: hidden; text-overflow: ellipsis">${longName}</p>`,
  'a sign at the edge of a button':
    '<button style="position: relative; height: 24px">1<b style="position: absolute; top: -14px">2</b></button>',
  'words for screen readers': `<p style="position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%)">${longName}</p>`,
  'a page that people move': `<div data-pans style="width: 100px; overflow: clip">${longName}</div>`,
  'a picture that is cut': `<p style="width: 100px; height: 9px; overflow: hidden"><svg width="300" height="9"></svg></p>`,
};

const pageOf = (html: string) =>
  `<!doctype html><html lang="en"><style>body { margin: 0 }</style><body>${html}</body></html>`;

test('finds each kind of overflow, and nothing that is meant', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [what, { html, found }] of Object.entries(faults)) {
    await page.setContent(pageOf(html));
    expect((await findOverflow(page)).join('\n'), what).toMatch(found);
  }
  for (const [what, html] of Object.entries(allowed)) {
    await page.setContent(pageOf(html));
    expect(await findOverflow(page), what).toEqual([]);
  }
});

test('finds what is too small to touch, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const large = 'style="display: inline-block; width: 44px; height: 44px"';
  const small = 'style="display: inline-block; width: 36px; height: 44px"';
  await page.setContent(
    pageOf(`
      <button ${small}>1</button> <a href="/" ${small}>2</a> <label ${small}><input type="checkbox">3</label>
      <button ${large}>4</button> <p>5 <a href="/">6</a></p> <label ${large}><input type="checkbox">7</label>
      <button hidden>8</button> <button style="opacity: 0">9</button>`),
  );
  const found = await findSmallTargets(page);
  expect(found.map((line) => line.split(' is ')[0])).toEqual(["button. '1'", "a. '2'", "input. ''"]);
});
