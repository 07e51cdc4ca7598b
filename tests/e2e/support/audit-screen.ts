import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { Converter } from 'opencc-js/t2cn';
import { type Language, languageTag } from '#contract/language.ts';
import { collapseSpaces } from '#parts/document-pages/search.ts';
import { axeLanguage } from '#tests/support/browser/axe-options.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findOverflow } from './find-overflow.ts';
import { findSmallTargets } from './find-small-targets.ts';

/** Lists the faults of a screen: untranslated texts, overflow, and violations of axe's rules, one per line. */

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/** Words that are the same in every language: names of formats, encodings, units, keys and languages. */
const untranslatedLatin =
  /^(DIY|Excel|CSV|xlsx|MP3|KB|MB|GB|HTML|Office|zip|JPG|PNG|GIF|QR|PDF|Word|English|Ctrl|Alt|Shift|Enter|README|BACKUP|DIR|OIDC|URL|Google|Microsoft|CDN|https?|play|localhost|cm|km|ms|UTC|UTF|LE|BE|Big5|HKSCS|GB1|OneRoster|xAPI|Moodle|GIFT)$/;
const untranslatedHan = new Set(['简体中文', '繁體中文', '台灣', '香港', '简体', '繁體']);

/** Collects texts that people wrote: all texts in replies, except those that the server translates. */
export function collectTexts(page: Page): { read: () => Promise<string> } {
  const texts = new Set<string>();
  let pending: Promise<void>[] = [];
  const addTextsOf = (value: unknown): void => {
    // Codes such as `in_progress` do not count: a screen that shows one lacks a text for it.
    if (typeof value === 'string' && !/^[a-z_]+$/.test(value)) texts.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) addTextsOf(one);
  };
  const addTextsOfReply = async (response: Response): Promise<void> => {
    const body = await response.json().catch(() => ({ data: undefined }));
    // The words of a document's pages are a list, shown without their line breaks.
    addTextsOf(Array.isArray(body) ? body.map((text) => collapseSpaces(String(text))) : body.data);
  };
  page.on('response', (response) => {
    const isReply = (response.headers()['content-type'] ?? '').startsWith('application/json');
    if (!isReply || response.url().includes('/common/course_extend_list')) return;
    pending.push(addTextsOfReply(response));
  });
  return {
    read: async () => {
      await Promise.all(pending);
      pending = [];
      return [...texts].join('\n');
    },
  };
}

/** Reads the texts of the page that are visible or announced by screen readers. */
async function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foundTexts = [document.title];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        parent &&
        !parent.closest('script, style, noscript, code') &&
        (isShown(parent) || parent.closest('select'))
      )
        foundTexts.push(node.textContent ?? '');
    }
    const names = ['aria-label', 'aria-roledescription', 'aria-description', 'title', 'placeholder', 'alt'];
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (isShown(element)) foundTexts.push(...names.map((name) => element.getAttribute(name) ?? ''));
    }
    return foundTexts.filter((text) => text.trim() !== '');
  });
}

/** Removes known texts from a run, because a screen may join several of them in one line. */
function dropTexts(run: string, known: string): string {
  const texts = known.split('\n').filter((text) => text.length > 1);
  return texts.reduce((rest, text) => rest.replaceAll(text, ' '), run);
}

export function findUntranslated(texts: readonly string[], lang: Language, known: string): string[] {
  const findRuns = (text: string) => {
    // Addresses, names of time zones such as Asia/Hong_Kong, endings of files such as .pdf, and keys.
    const unquoted = text.replace(
      /[\w.+-]+@[\w.-]+|https?:\/\/\S+|\b[A-Z]\w+\/[\w/+-]+|(?<!\w)\.[a-z]\w+|\bDelete(?= [鍵键])/g,
      '',
    );
    if (lang === 'en')
      return (unquoted.match(/\p{Script=Han}+/gu) ?? []).filter((run) => !untranslatedHan.has(run));
    const latin = (unquoted.match(/[A-Za-z][A-Za-z'’]+\d?/g) ?? []).filter(
      (run) => !untranslatedLatin.test(run),
    );
    if (lang !== 'zh-cn') return latin;
    const traditional = (unquoted.match(/\p{Script=Han}+/gu) ?? []).filter(
      (run) => !untranslatedHan.has(run) && toSimplified(run) !== run,
    );
    return [...latin, ...traditional];
  };
  const findings = texts.flatMap((text) =>
    findRuns(text)
      .filter((run) => !known.includes(run) && findRuns(dropTexts(run, known)).length > 0)
      .map((run) => `not in ${lang}: '${run}' in '${text.trim().slice(0, 80)}'`),
  );
  return [...new Set(findings)];
}

/** Waits until the page has loaded and its animations have ended; charts change a moment after the window's size. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const isLoading = () =>
      [...document.querySelectorAll('[role=status] > span:empty, [aria-busy=true]')].some((one) =>
        one.checkVisibility(),
      );
    const { scrollingElement: root } = document;
    const isTooWide = () => root !== null && root.scrollWidth > root.clientWidth;
    for (let tries = 0; tries < 50 && (isLoading() || isTooWide()); tries += 1)
      await new Promise((done) => setTimeout(done, 60));
    const changes = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.race([
      Promise.allSettled(changes.map(({ finished }) => finished)),
      new Promise((done) => setTimeout(done, 1_000)),
    ]);
  });
}

const windowSizes = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

/**
 * Window sizes in which languages are measured. English words are the longest; simplified characters are as wide as
 * traditional ones, and another test finds texts of Taiwan that are wider than those of Hong Kong.
 */
const measuredSizes: Partial<Record<Language, readonly (keyof typeof windowSizes)[]>> = {
  en: ['laptop', 'tablet', 'phone'],
  'zh-hk': ['laptop', 'phone'],
};

/** Tries again for a second while there are faults, because charts and replies in a new language come a moment later. */
async function findLastingFaults(find: () => Promise<string[]>): Promise<string[]> {
  let found = await find();
  for (let tries = 0; tries < 5 && found.length > 0; tries += 1) {
    await wait(200);
    found = await find();
  }
  return found;
}

/** Lists the faults of a page in all window sizes. `readKnown` gives the texts that people wrote. Ends at laptop size. */
export async function auditScreen(
  page: Page,
  lang: Language,
  readKnown: () => Promise<string>,
): Promise<string[]> {
  const findings: string[] = [];
  const declaredLanguage = await page.locator('html').getAttribute('lang');
  if (declaredLanguage !== languageTag(lang))
    findings.push(`the page declares its language as ${declaredLanguage}`);
  const sizes = measuredSizes[lang];
  for (const size of sizes ?? (['laptop'] as const)) {
    await page.setViewportSize(windowSizes[size]);
    await waitUntilSettled(page);
    const foundFaults = await findLastingFaults(async () => [
      ...(sizes === undefined ? [] : await findOverflow(page)),
      ...findUntranslated(await readTexts(page), lang, await readKnown()),
    ]);
    findings.push(...foundFaults.map((line) => `on a ${size}: ${line}`));
    if (size === 'laptop' && lang === axeLanguage) {
      // A field that the bar of a scrolled page half covers is no fault.
      await page.evaluate(() => scrollTo(0, 0));
      findings.push(...(await findAxeViolations(page)));
    }
  }
  await page.setViewportSize(windowSizes.laptop);
  return findings;
}

const smallestWidth = 320;

/**
 * Windows and sizes of text, in percent of the usual, in which a screen is measured in one language; a tablet with the usual
 * text is among the sizes above.
 */
const readingSizes = [
  { width: 1024, height: 768, text: 100 },
  { width: smallestWidth, height: 640, text: 100 },
  { width: 390, height: 844, text: 200 },
  { width: 1366, height: 768, text: 200 },
] as const;

/**
 * Lists what is cut off or needs scrolling sideways in small windows and with large text, and in the student app what is too
 * small to touch. Ends at laptop size.
 */
export async function auditReadingSizes(page: Page): Promise<string[]> {
  const isStudentApp = new URL(page.url()).pathname.startsWith('/play');
  const findings: string[] = [];
  for (const { width, height, text } of readingSizes) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    // Nearly all screens have no fault at once, and need no time to settle.
    let found = await findOverflow(page);
    if (found.length > 0) {
      await waitUntilSettled(page);
      found = await findLastingFaults(() => findOverflow(page));
    }
    findings.push(...found.map((line) => `at ${width} × ${height}, text ${text} %: ${line}`));
    if (isStudentApp && width === smallestWidth) findings.push(...(await findSmallTargets(page)));
  }
  await setTextSize(page, 100);
  await page.setViewportSize(windowSizes.laptop);
  return findings;
}

/** As a reader's own style would; the text size of a browser also counts in media queries. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    percent === 100 ? '' : `${percent}%`,
  );
}
