import { languageTag } from '#contract/language.ts';
import { auditScreen } from '#tests/e2e/support/audit-screen.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** The audit of a screen finds what is wrong in one of its views alone. */

const buildPage = (body: string) =>
  `<!doctype html><html lang="${languageTag('zh-hk')}"><head><title>十</title><meta name="viewport" content="width=device-width"></head>
  <body style="margin: 0"><main><h1>十</h1>${body}</main></body></html>`;

/** A box that scrolls sideways in the windows of the query. */
const scrollsAt = (name: string, query: string, width: string) =>
  `<style>.${name} { display: none } @media ${query} { .${name} { display: block } }</style>
  <div class="${name}" style="overflow-x: auto"><div style="width: ${width}">十</div></div>`;

const faults = `
  ${scrollsAt('phone', '(width: 390px)', '450px')}
  ${scrollsAt('smallest', '(width: 320px)', '350px')}
  ${scrollsAt('small-laptop', '(width: 1024px)', '1200px')}
  ${scrollsAt('large-text', '(width: 390px)', '20rem')}
  ${scrollsAt('large-text-wide', '(width: 1366px)', '70rem')}
  <style>.word { display: none } @media (width: 390px) { .word { display: block } }</style><p class="word">Hello</p>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" width="9" height="9">
  <button style="width: 30px; height: 30px">七</button>`;

const found = [
  "at 1366 × 768, text 200 %: div.large-text-wide '十' scrolls sideways: 2240 px in 1366",
  "at 1024 × 768, text 100 %: div.small-laptop '十' scrolls sideways: 1200 px in 1024",
  "at 390 × 844, text 100 %: div.phone '十' scrolls sideways: 450 px in 390",
  "at 390 × 844, text 100 %: not in zh-hk: 'Hello' in 'Hello'",
  "at 390 × 844, text 200 %: div.phone '十' scrolls sideways: 450 px in 390",
  "at 390 × 844, text 200 %: div.large-text '十' scrolls sideways: 640 px in 390",
  "at 320 × 640, text 100 %: div.smallest '十' scrolls sideways: 350 px in 320",
  "button. '七' is 30 × 30 px",
];

test('finds what is wrong in one view alone, and nothing in a sound page', async ({ page }) => {
  const audit = async (body: string) => {
    await page.route('**/play/planted', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: buildPage(body) }),
    );
    await page.goto('/play/planted');
    const options = { lang: 'zh-hk', readKnown: async () => '七', alsoForReaders: true } as const;
    return auditScreen(page, options);
  };
  expect(await audit('<p>七七</p>')).toEqual([]);
  const findings = await audit(faults);
  expect(findings.filter((line) => !line.startsWith('axe '))).toEqual(found);
  expect(findings.filter((line) => line.startsWith('axe ')).join('\n')).toMatch(/^axe image-alt/m);
});
