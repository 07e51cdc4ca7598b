import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Ebook } from '#activities/ebook/model.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { addActivity, findPlace } from '#tests/e2e/support/furnish.ts';
import { type DemoBrowser, findActivity, openDemoBrowser } from '../browser/demo-browser.ts';

/** Milliseconds of script for each keystroke, including saving. */
export type Typing = { editor: string; median: number; p95: number; worst: number };

const keystrokes = 100;
const typedText = 'Somebody types so that all can follow. '.repeat(3).slice(0, keystrokes);
/** Faster than people type for long. */
const pauseMs = 120;

async function createLongQuiz({ teacher }: DemoBrowser): Promise<string> {
  const questions = Array.from({ length: 100 }, (_, index) =>
    singleQuestion(`q${index}`, { text: `What is ${index} + 1?`, answers: wordAnswers('1', '*2', '3', '4') }),
  );
  const { subject_id } = await findPlace(teacher);
  const quiz = { layout: 'one_by_one', allow_back: true, questions };
  return `/teacher/diy/edit/diyquiz/${await addActivity(teacher, 'Quiz', quiz, subject_id)}`;
}

async function createLongBook({ teacher }: DemoBrowser): Promise<string> {
  const { id: sampleId } = await findActivity(teacher, 'ebook');
  const book = (await teacher('GET /diy/detail', { id: sampleId })).content as Ebook;
  const pages = Array.from({ length: 300 }, (_, index) => ({
    ...book.pages[index % book.pages.length],
    id: `p${index}`,
  }));
  const { subject_id } = await findPlace(teacher);
  const id = await addActivity(teacher, 'E-book', { ...book, pages }, subject_id, 'ebook');
  return `/teacher/diy/edit/ebook/${id}`;
}

async function readScriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

/** Types at the end of the focused field. */
async function typeAndMeasure(page: Page): Promise<Omit<Typing, 'editor'>> {
  const session = await page.context().newCDPSession(page);
  // Measures processor time instead of elapsed time, because other work on the machine must not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.keyboard.press('End');
  const costs: number[] = [];
  let previousMs = await readScriptMs(session);
  for (const key of typedText) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await sleep(pauseMs);
    const currentMs = await readScriptMs(session);
    costs.push(currentMs - previousMs);
    previousMs = currentMs;
  }
  costs.sort((a, b) => a - b);
  const quantileOf = (share: number) => costs[Math.floor((costs.length - 1) * share)] ?? 0;
  return { median: quantileOf(0.5), p95: quantileOf(0.95), worst: quantileOf(1) };
}

/** Opens an editor, selects one of its parts and focuses a field of it. */
async function measureEditor(
  browser: DemoBrowser,
  path: string,
  partSelector: string,
  fieldSelector: string,
) {
  const page = await browser.context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(path);
  await page.locator(partSelector).click();
  await page.locator(fieldSelector).click();
  // Waits until everything is loaded, because loading must not count.
  await sleep(2_000);
  const typing = await typeAndMeasure(page);
  const fieldText = await page.locator(fieldSelector).inputValue();
  if (!fieldText.includes(typedText)) throw new Error(`'${fieldText}' is not what was typed at ${path}`);
  await page.close();
  return typing;
}

export async function measureTyping(folder: string): Promise<Typing[]> {
  const browser = await openDemoBrowser(folder);
  try {
    const [quiz, book] = [await createLongQuiz(browser), await createLongBook(browser)];
    return [
      {
        editor: 'a question among 100',
        ...(await measureEditor(browser, quiz, '#question-q50', '[data-field="body.text"]')),
      },
      {
        editor: "a page's title among 300",
        ...(await measureEditor(browser, book, '[data-field="pages.150"]', '[data-field="pages.150.title"]')),
      },
    ];
  } finally {
    await browser.close();
  }
}
