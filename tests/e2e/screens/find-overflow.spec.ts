import { findOverflow } from '#tests/e2e/support/find-overflow.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** The check of all screens finds each way in which a page can be wider than its window. */

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
};

const allowed: Record<string, string> = {
  'a table that may scroll': `<div data-scrolls-sideways style="overflow: auto">${wide}</div>`,
  'a name that ends in an ellipsis': `<p style="width: 100px; overflow: hidden; text-overflow: ellipsis">${longName}</p>`,
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
