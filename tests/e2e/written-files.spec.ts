import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import type { Language } from '#contract/language.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import { fileInkMessages } from '#parts/file-ink/messages.ts';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { openQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { openAndStart, placeQuizzes, requireFirstPlaced, submitAttempt } from '#tests/e2e/support/at-work.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { openPhone, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** A student hands in a photo and a PDF; the teacher writes on both and returns the work; the student adds another photo. */

const quiz: Quiz = {
  layout: 'all_on_page',
  allow_back: true,
  questions: [
    openQuestion('leaf', {
      text: '1 + 1 …',
      score: 6,
      file_kinds: ['picture', 'document'],
      file_max: 3,
      model_answer: '2 + 2',
    }),
  ],
};

const students = { 'zh-hk': 'student28', en: 'student29' } as const;

async function writePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([420, 595]).drawText('1 + 1 = 3', { x: 60, y: 480, size: 36 });
  pdf.addPage([420, 595]).drawText('2 + 2 = 4', { x: 60, y: 480, size: 36 });
  return Buffer.from(await pdf.save());
}

async function attach(
  phone: Page,
  lang: Language,
  label: 'choose_picture' | 'choose_document',
  name: string,
) {
  const t = words(attachmentMessages, lang);
  const isPdf = name.endsWith('.pdf');
  const buffer = isPdf ? await writePdf() : await readFile(`src/demo/media/rain/${name}`);
  const chosen = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: t(label) }).tap();
  await (await chosen).setFiles({ name, mimeType: isPdf ? 'application/pdf' : 'image/jpeg', buffer });
  await expect(phone.getByRole('button', { name: t('remove_file', { name }) })).toBeVisible({
    timeout: 20_000,
  });
}

const canvasOf = (page: Page) => page.getByRole('application');

/** Draws a line by pointer, in shares of the canvas. */
async function drawLine(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('There is no canvas');
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 8 });
  await page.mouse.up();
}

/** Colour of a pixel near a corner of a small picture, as red, green and blue. */
const readCorner = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => [
    ...(element.getContext('2d')?.getImageData(20, 20, 1, 1).data.slice(0, 3) ?? []),
  ]);

/** Writes a line on the photo and a stamp on the first page of the PDF, and gives points and words. */
async function markFiles(desk: Page, lang: Language, courseware: number): Promise<void> {
  const t = words(markingMessages, lang);
  const ink = words(inkMessages, lang);
  await desk.goto(`/study-situation-view/marking?courseware_id=${courseware}`);
  await expect(canvasOf(desk)).toBeVisible();
  const next = desk.getByRole('button', { name: ink('next_page') });
  await expect(next).toBeEnabled({ timeout: 30_000 });
  await drawLine(desk, [0.35, 0.3], [0.6, 0.35]);
  await next.click();
  await desk.getByRole('radio', { name: ink('stamp') }).check({ force: true });
  const box = await canvasOf(desk).boundingBox();
  await canvasOf(desk).click({ position: { x: (box?.width ?? 0) / 2, y: 120 } });
  await desk.getByLabel(t('comment')).fill('1 + 1 = 2');
  await desk.screenshot({ path: test.info().outputPath(`desk-${lang}.png`) });
  expect(await findAxeViolations(desk)).toEqual([]);
  await desk.getByLabel(t('score'), { exact: true }).fill('4');
  await desk.getByLabel(t('score'), { exact: true }).press('Enter');
  await expect(desk.getByText(t('all_saved'))).toBeVisible();
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`a teacher writes on a photo and a PDF, which the student corrects (${lang})`, async ({
    browser,
    request,
    page: desk,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const files = words(fileInkMessages, lang);
    const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, `Photo ${lang}`, quiz, {
      feedback_rule: 'after_submit',
      marks_held: true,
    });
    const { id: courseware_id } = requireFirstPlaced(placed);
    const phone = await openPhone(browser, origin, lang);
    await openAndStart(phone, lang, students[lang], courseware_id);
    await attach(phone, lang, 'choose_picture', 'rain-2.jpg');
    await attach(phone, lang, 'choose_document', 'sum.pdf');
    await submitAttempt(phone, lang);

    await signInTeacher(desk, origin, lang);
    await markFiles(desk, lang, courseware_id);

    // Before the marks are released, the student sees the files alone.
    await phone.getByRole('button', { name: words(submittedMessages, lang)('see_answers') }).tap();
    await expect(phone.getByRole('img', { name: 'rain-2.jpg' })).toBeVisible();
    await expect(phone.getByText(files('written'))).toHaveCount(0);

    const { attempts } = await teacher('GET /study/marking', { courseware_id });
    const user_ids = attempts.flatMap(({ members }) => members.map(({ user_id }) => user_id));
    await teacher('POST /study/reopen_attempts', { courseware_id, user_ids, is_return: true, message: '2?' });
    await phone.reload();
    await expect(phone.getByText(words(playerMessages, lang)('returned'))).toBeVisible();
    const written = phone.getByRole('region', { name: files('written') });
    await expect(written.getByRole('img')).toHaveCount(2);
    await written.scrollIntoViewIfNeeded();
    // The photo lies below the ink.
    await expect.poll(() => readCorner(written.locator('canvas').first())).not.toEqual([255, 255, 255]);
    await phone.screenshot({ path: test.info().outputPath(`returned-${lang}.png`) });
    expect(await findAxeViolations(phone)).toEqual([]);
    await written.getByRole('button').first().tap();
    await expect(canvasOf(phone)).toBeVisible();
    await phone.screenshot({ path: test.info().outputPath(`large-${lang}.png`) });
    expect(await findAxeViolations(phone)).toEqual([]);
    await phone.getByRole('button', { name: files('close') }).tap();
    await attach(phone, lang, 'choose_picture', 'rain-3.jpg');
    await submitAttempt(phone, lang);

    await desk.goto(`/study-situation-view/marking?courseware_id=${courseware_id}`);
    await expect(canvasOf(desk)).toBeVisible();
    await desk.getByRole('button', { name: words(inkMessages, lang)('next_page') }).click();
    await desk.getByRole('button', { name: words(inkMessages, lang)('list') }).click();
    await expect(desk.getByText(words(inkMessages, lang)('tick'))).toBeVisible();
    await desk.getByRole('button', { name: words(markingMessages, lang)('side_by_side') }).click();
    const gallery = desk.getByRole('region', { name: files('gallery') });
    await expect(gallery.getByRole('img')).toHaveCount(1);
    await desk.screenshot({ path: test.info().outputPath(`gallery-${lang}.png`) });
    expect(await findAxeViolations(desk)).toEqual([]);
    const [user_id] = user_ids;
    await desk.goto(
      `/study-situation-view/personal-detail?courseware_id=${courseware_id}&user_id=${String(user_id)}`,
    );
    await expect(
      desk.getByRole('region', { name: files('written_by_teachers') }).getByRole('img'),
    ).toHaveCount(2);
    await desk.screenshot({ path: test.info().outputPath(`personal-${lang}.png`), fullPage: true });
    await desk.goto(`/study-situation-view/question-detail?courseware_id=${courseware_id}`);
    const listed = desk.getByRole('region', { name: files('written_by_teachers') });
    await expect(listed.getByRole('img')).toHaveCount(2);
    await listed.scrollIntoViewIfNeeded();
    await expect.poll(() => readCorner(listed.locator('canvas').first())).not.toEqual([255, 255, 255]);
    await desk.screenshot({ path: test.info().outputPath(`question-${lang}.png`) });
    expect(await findAxeViolations(desk)).toEqual([]);
    await phone.context().close();
  });
}
