import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { richText } from '#parts/formatted-text/schema.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { diyquiz } from './activity.ts';
import { Editor } from './editor.tsx';

/** Formatted texts of questions: typed, pasted from other programs, and kept as a tree. */

const field = page.getByRole('textbox', { name: 'Question', exact: true });
const tool = (name: string) => page.getByRole('button', { name, exact: true });

async function showFormattedBody() {
  const content: Quiz = { layout: 'one_by_one', allow_back: true, questions: [createQuestion('single')] };
  const shown = await showEditor({ model: diyquiz, Editor, content });
  await page.getByRole('button', { name: 'Formatting and formulas: Question', exact: true }).click();
  await expect.element(tool('Bold')).toBeVisible();
  const body = () => shown.draft().questions[0]?.body.text ?? '';
  return { ...shown, body };
}

async function paste(html: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'plain');
  const element = await field.findElement();
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

it('is a string until something has formatting, and again when nothing has', async () => {
  const { body, screen } = await showFormattedBody();
  await userEvent.keyboard('Which is bold?');
  await expect.poll(body).toBe('Which is bold?');
  await userEvent.keyboard('{Control>}a{/Control}');
  await tool('Bold').click();
  await expect.poll(body).toEqual({ blocks: [{ p: [{ t: 'Which is bold?', m: ['b'] }] }] });
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  expect(await findAxeViolations(screen.container)).toEqual([]);
  await tool('Bold').click();
  await expect.poll(body).toBe('Which is bold?');
});

it('takes a formula in TeX, shows it first, and refuses what is none', async () => {
  const { body } = await showFormattedBody();
  await tool('Formula').click();
  const tex = page.getByRole('textbox', { name: 'Formula in TeX' });
  await tex.fill('\\href{javascript:alert(1)}{x}');
  await expect.element(page.getByText('This is no complete formula yet')).toBeVisible();
  await expect.element(tool('Insert formula')).toBeDisabled();
  await tex.fill('\\frac{3}{4}');
  await expect.element(tool('Insert formula')).toBeEnabled();
  expect(document.querySelector('mfrac')?.textContent).toBe('34');
  await tex.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(body).toEqual({ blocks: [{ p: [{ math: '\\frac{3}{4}' }] }] });
  await expect.poll(() => document.querySelector('[contenteditable] mfrac')?.textContent).toBe('34');
});

it('makes a table whose rows and columns are added by its tools', async () => {
  const { body } = await showFormattedBody();
  await tool('Table').click();
  await tool('Add row').click();
  await tool('Delete column').click();
  await tool('First row is a heading').click();
  await expect
    .poll(body)
    .toEqual({ blocks: [{ table: { rows: Array.from({ length: 4 }, () => [[], []]) } }] });
});

const hostile: [name: string, html: string, text: string][] = [
  ['a script', '<b>x</b><script>window.hacked = 1</script>', 'x'],
  ['a handler', '<b onclick="window.hacked=1" onmouseover="window.hacked=1">x</b>', 'x'],
  [
    'a picture of another page',
    '<b>x</b><img src="https://example.org/a.png" onerror="window.hacked=1">',
    'x',
  ],
  ['a picture of the computer', '<b>x</b><img src="file:///C:/a.png">', 'x'],
  ['a picture within the address', '<b>x</b><img src="data:image/svg+xml,<svg onload=alert(1)>">', 'x'],
  ['a picture that claims to be ours', '<b>x</b><img data-url="https://example.org/a.png">', 'x'],
  ['a picture that claims a script', '<b>x</b><img data-url="javascript:alert(1)">', 'x'],
  ['a link that is a script', '<b>x</b> <a href="javascript:window.hacked=1">y</a>', 'x y'],
  ['a drawing', '<b>x</b><svg onload="window.hacked=1"><script>window.hacked=1</script></svg>', 'x'],
  ['a frame', '<b>x</b><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>', 'x'],
  ['a style', '<style>*{display:none}</style><b style="position:fixed;inset:0">x</b>', 'x'],
  ['a form', '<form action="https://example.org"><input name="a" value="b"><b>x</b></form>', 'x'],
  ['a formula that is a link', '<b>x</b><math href="javascript:alert(1)"><mi>y</mi></math>', 'x'],
  ['a template', '<b>x</b><template><img src="https://example.org/a.png"></template>', 'x'],
];

it.each(hostile)('keeps the words and nothing else of %s', async (_, html, text) => {
  const asked: string[] = [];
  const observer = new PerformanceObserver((list) =>
    asked.push(...list.getEntries().map(({ name }) => name)),
  );
  observer.observe({ type: 'resource' });
  const { body, screen } = await showFormattedBody();
  await paste(html);
  await expect.poll(() => toText(body()).trim()).toBe(text);
  expect(JSON.stringify(body())).not.toMatch(/script|on\w+=|example|file:|data:|svg|iframe|style|href|math/i);
  expect(richText(4_000).safeParse(body()).success).toBe(true);
  expect(
    screen.container.querySelector('script, iframe, svg[onload], form, [onclick], [onerror]'),
  ).toBeNull();
  expect(window).not.toHaveProperty('hacked');
  observer.disconnect();
  expect(asked.filter((name) => /example\.org|file:/.test(name))).toEqual([]);
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class=MsoNormal><b>Question</b> <span style='background:yellow;mso-highlight:yellow'>B is right</span>, 25 m<sup>2</sup><o:p></o:p></p>
<!--[if gte msEquation 12]><m:oMath><m:r>x</m:r></m:oMath><![endif]--><img src="file:///C:/clip_image001.png">
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>first</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>second</p>
<img src="file:///C:/clip_image002.png">
<table><tr><td colspan=2><p>wide</p></td><td rowspan=2><p>high</p></td></tr><tr><td><p>a</p></td><td><p>b</p></td></tr></table></body></html>`;

it('keeps marks, lists and tables of a Word document, and says what got lost', async () => {
  const { body } = await showFormattedBody();
  await paste(word);
  await expect.poll(body).toMatchObject({ blocks: expect.any(Array) });
  const text = toText(body());
  expect(text).toContain('Question B is right, 25 m²');
  expect(text).toContain('1. first\n2. second');
  expect(text).toMatch(/wide \|  \| high\na \| b \| $/);
  await expect
    .element(page.getByText('Not pasted: 1 equation · 1 picture · 1 highlight · 2 merged cells'))
    .toBeVisible();
});

it('keeps the formulas of a web page that has their TeX', async () => {
  const { body } = await showFormattedBody();
  await paste(
    '<p>Solve <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html">x2</span></span>.</p>',
  );
  await expect.poll(body).toEqual({ blocks: [{ p: [{ t: 'Solve ' }, { math: 'x^2' }, { t: '.' }] }] });
});

it('refuses a paste that is longer than the text may be, and keeps what is there', async () => {
  const { body } = await showFormattedBody();
  await userEvent.keyboard('kept');
  await paste(`<p>${'x'.repeat(4_001)}</p>`);
  await expect.element(page.getByText('No more fits into this text')).toBeVisible();
  expect(body()).toBe('kept');
});
