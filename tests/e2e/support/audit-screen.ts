import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { Converter } from 'opencc-js/t2cn';
import { type Language, languageTag } from '#contract/language.ts';
import { collapseSpaces } from '#parts/document-pages/search.ts';
import { axeLanguage } from '#tests/support/browser/axe-options.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { listOverflow } from './find-overflow.ts';
import { findSmallTargets } from './find-small-targets.ts';

/** Lists the faults of a screen: untranslated texts, overflow, and violations of axe's rules, one per line. */

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/** Words that are the same in every language: names of formats, encodings, units, keys and languages. */
const untranslatedLatin =
  /^(DIY|Excel|CSV|xlsx|MP3|KB|MB|GB|HTML|Office|zip|JPG|PNG|GIF|QR|PDF|Word|English|Ctrl|Alt|Shift|Enter|README|BACKUP|DIR|OIDC|URL|Google|Microsoft|CDN|https?|play|localhost|cm|km|ms|UTC|UTF|LE|BE|Big5|HKSCS|GB1|OneRoster|sourcedId|xAPI|Moodle|GIFT)$/;
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

/** Reads the texts of the page that are visible or announced by screen readers. Runs in the page. */
function listTexts(): string[] {
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

/** Waits until the page has loaded and its animations have ended; charts change a moment after the window's size. Runs in the page. */
async function settle(): Promise<void> {
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
}

/** A window and a size of text in percent of the usual. */
type View = { width: number; height: number; text: number };
const laptop: View = { width: 1366, height: 768, text: 100 };
const smallestWidth = 320;

/**
 * Views in which languages are measured. English words are the longest; simplified characters are as wide as traditional
 * ones, and another test finds texts of Taiwan that are wider than those of Hong Kong.
 */
const viewsOfLanguage: Partial<Record<Language, readonly View[]>> = {
  en: [laptop, { width: 820, height: 1180, text: 100 }, { width: 390, height: 844, text: 100 }],
  'zh-hk': [laptop, { width: 390, height: 844, text: 100 }],
};

/** Further views for readers with small windows or large text, in which a screen is measured in one language. */
const readingViews: readonly View[] = [
  { width: 1366, height: 768, text: 200 },
  { width: 1024, height: 768, text: 100 },
  { width: 390, height: 844, text: 200 },
  { width: smallestWidth, height: 640, text: 100 },
];

const describeView = ({ width, height, text }: View): string => `${width} × ${height}, text ${text} %`;

/** The window is changed only where it differs: its page is laid out anew. */
async function setWindow(page: Page, { width, height }: View): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

type Seen = { overflow: string[]; texts: string[] };
type Wanted = { view: View; settles: boolean; overflow: boolean; texts: boolean };

/** Looks at the page, in one call: each takes as long as a look. Text is as large as by a reader's own style. */
function see(page: Page, { view, settles, overflow, texts }: Wanted): Promise<Seen> {
  const size = view.text === 100 ? '' : `${view.text}%`;
  const list = (isWanted: boolean, run: () => string[]) => (isWanted ? `(${run.toString()})()` : '[]');
  return page.evaluate<Seen>(`(async () => {
    document.documentElement.style.fontSize = '${size}';
    ${settles ? `await (${settle.toString()})();` : ''}
    return { overflow: ${list(overflow, listOverflow)}, texts: ${list(texts, listTexts)} };
  })()`);
}

/** Tries again for a second while there are faults, because charts and replies in a new language come a moment later. */
async function findLastingFaults(find: (tries: number) => Promise<string[]>): Promise<string[]> {
  let found = await find(0);
  for (let tries = 1; tries <= 6 && found.length > 0; tries += 1) {
    if (tries > 1) await wait(200);
    found = await find(tries);
  }
  return found;
}

type AuditOptions = {
  lang: Language;
  /** Gives the texts that people wrote. */
  readKnown: () => Promise<string>;
  /** Also looks through small windows and at large text. */
  alsoForReaders?: boolean;
};

/** Lists the faults in one view. */
async function findFaults(page: Page, view: View, { lang, readKnown }: AuditOptions): Promise<string[]> {
  const isForReaders = readingViews.includes(view);
  const overflow = isForReaders || viewsOfLanguage[lang] !== undefined;
  await setWindow(page, view);
  return findLastingFaults(async (tries) => {
    // Nearly all views for readers have no fault at once, and need no time to settle.
    const settles = tries === (isForReaders ? 1 : 0);
    const seen = await see(page, { view, settles, overflow, texts: !isForReaders });
    return [...seen.overflow, ...findUntranslated(seen.texts, lang, await readKnown())];
  });
}

/** Lists the faults of a page in all views, and what is too small to touch in the student app. Ends at laptop size. */
export async function auditScreen(page: Page, options: AuditOptions): Promise<string[]> {
  const { lang, alsoForReaders: isForReaders = false } = options;
  const findings: string[] = [];
  const declaredLanguage = await page.locator('html').getAttribute('lang');
  if (declaredLanguage !== languageTag(lang))
    findings.push(`the page declares its language as ${declaredLanguage}`);
  const isStudentApp = new URL(page.url()).pathname.startsWith('/play');
  await page.mouse.move(0, 0);
  const views = [...(viewsOfLanguage[lang] ?? [laptop]), ...(isForReaders ? readingViews : [])];
  // Each window once, the widest first and the usual text before the large one.
  for (const view of views.toSorted((one, other) => other.width - one.width)) {
    const faults = await findFaults(page, view, options);
    findings.push(...faults.map((line) => `at ${describeView(view)}: ${line}`));
    if (view === laptop && lang === axeLanguage) {
      // A field that the bar of a scrolled page half covers is no fault.
      await page.evaluate(() => scrollTo(0, 0));
      findings.push(...(await findAxeViolations(page)));
    }
    if (isStudentApp && view.width === smallestWidth) findings.push(...(await findSmallTargets(page)));
  }
  await setWindow(page, laptop);
  return findings;
}
