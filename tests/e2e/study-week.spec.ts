import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { createEmptyWall, type Wall } from '#activities/cardsend/model.ts';
import type { WallValue } from '#activities/cardsend/wall/wall-values.ts';
import type { ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import { openQuestion, singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { messageTexts } from '#player/features/home/message-texts.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { exceptionMessages } from '#teacher/features/study/exceptions/exception-messages.ts';
import { followUpMessages } from '#teacher/features/study/follow-up/follow-up-messages.ts';
import { needsMessages } from '#teacher/features/study/needs/needs-messages.ts';
import { reportMessages } from '#teacher/features/study/report/report-messages.ts';
import { messageWords } from '#teacher/shared/messages/message-words.ts';
import { tableMenuMessages } from '#teacher/shared/tables/table-menu-messages.ts';
import { addActivity, beginAndAnswer, placeActivity, type Send } from '#tests/e2e/support/furnish.ts';
import { markOpenAnswers } from '#tests/e2e/support/mark-open-answers.ts';
import { addOwnClass, type OwnClass, ownPassword } from '#tests/e2e/support/own-class.ts';
import { openPhone, signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { readPdf } from '#tests/e2e/support/read-pdf.ts';
import { readWithLibreOffice } from '#tests/e2e/support/read-workbook.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * From a lesson to the parents, in a class of its own: what comes in live, who needs the teacher, a reminder and more time,
 * marks, a follow-up quiz, the mark book as a workbook, and the printed report.
 */

const right = { option: 'b' };
const wrong = { option: 'a' };
const numbers = [1, 2, 3, 4, 5];
const all = (answer: object) => Object.fromEntries(numbers.map((number) => [`q${number}`, answer]));
const fiveSums = {
  layout: 'one_by_one',
  allow_back: true,
  questions: numbers.map((number) =>
    singleQuestion(`q${number}`, { text: `${number} + 1 = ?`, answers: wordAnswers('0', `*${number + 1}`) }),
  ),
};
const openTask = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [openQuestion('o1', { text: '1 + 2 + … + 9 = ?', score: 4 })],
};
const link = { url: 'https://192.0.2.1/', title: 'H2O', note: '?' };
const wall: Wall = {
  ...createEmptyWall(),
  prompt: 'H2O?',
  columns: [
    { id: 'a', name: 'A', colour: 'green' },
    { id: 'b', name: 'B', colour: 'yellow' },
  ],
};

type Placed = Record<'quiz' | 'task' | 'wall', number>;
type Week = { page: Page; browser: Browser; baseURL: string; lang: Language; name: string } & OwnClass;

/** Opens what needs an answer; `placeNew` places one activity more. */
async function placeLesson({ teacher, place, name }: Week) {
  const { send } = teacher;
  const { id: unit } = await send('POST /teacher/unit_add', { ...place, name });
  const placeNew = async (number: number, content: unknown, type: string, due_at: number | null = null) => {
    const activity = await addActivity(send, `${name} ${number}`, content, place.subject_id, type);
    return (await placeActivity(send, unit, activity, { due_at })).id;
  };
  const placed: Placed = {
    quiz: await placeNew(1, fiveSums, 'diyquiz', Date.now() + 24 * 3_600_000),
    task: await placeNew(2, openTask, 'diyquiz'),
    wall: await placeNew(3, wall, 'cardsend'),
  };
  return { placed, placeLink: (due_at: number) => placeNew(4, link, 'link', due_at) };
}

/** A lesson of three types, at which the teacher looks while the answers come in. */
async function holdLesson({ page, students }: Week, { quiz, task, wall: wallId }: Placed): Promise<void> {
  const [strong, weak, third] = students.map(({ send }) => send) as [Send, Send, Send];
  const rowOf = (number: number) => page.getByRole('row').filter({ hasText: `Σ${number}` });
  await page.goto(`/study-situation-view/grid?courseware_id=${quiz}`);
  await expect(rowOf(1)).toContainText('Σ1');
  await beginAndAnswer(strong, quiz, all(right), 'submit');
  await expect(rowOf(1)).toContainText('5 / 5');
  for (const student of [weak, third])
    await beginAndAnswer(student, quiz, { ...all(right), q3: wrong, q5: wrong }, 'submit');
  await expect(rowOf(3)).toContainText('3 / 5');
  await beginAndAnswer(weak, task, { o1: { text: '45' } }, 'submit');

  await page.goto(`/study-situation-view/class?courseware_id=${wallId}`);
  await expect(page.getByText('H2O?')).toBeVisible();
  const attempt_id = await beginAndAnswer(third, wallId, {}, 'go on');
  const value: WallValue = { kind: 'card', text: 'Σ = H2O', column: 'a', picture: null };
  const entry = { space: 'wall', item: 'card-1', value, seq: 1, key: 'key-of-card-1' };
  await third('POST /play/save', { attempt_id, entries: [entry] });
  await expect(page.getByText('Σ = H2O')).toBeVisible();
}

/** All but the last student open the link before it is due. */
async function openLink({ students }: Week, placeLink: (due_at: number) => Promise<number>): Promise<number> {
  const id = await placeLink(Date.now() + 6_000);
  const opened = { reading: { opened_at: Date.now() } };
  await Promise.all(students.slice(0, -1).map(({ send }) => beginAndAnswer(send, id, opened, 'submit')));
  return id;
}

async function waitForSigns({ teacher, place }: Week): Promise<void> {
  const { class_id, subject_id } = place;
  const readReasons = async () => {
    const { items } = await teacher.send('GET /study/needs', { class_id, subject_id });
    return items.map(({ reason, student }) => `${reason} ${student?.student_name ?? ''}`).sort();
  };
  await expect.poll(readReasons).toEqual(['missing Σ5', 'not_started Σ4', 'to_mark ']);
}

/** Nobody is named but those who need something; one is reminded, the other gets more time. */
async function helpWhoNeedsIt({ page, lang, name, place }: Week): Promise<void> {
  const t = words(needsMessages, lang);
  const { class_id, subject_id } = place;
  await page.goto(`/study-situation-view/needs?class_id=${class_id}&subject_id=${subject_id}`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const rowOf = (text: string) => rows.filter({ hasText: text });
  await expect(rowOf(`${name} 2`)).toContainText(t('to_mark'));
  await expect(rowOf('Σ5')).toContainText(t('missing'));
  await expect(rowOf('Σ4')).toContainText(t('not_started'));
  const dialog = page.getByRole('dialog');

  await rowOf('Σ4')
    .getByRole('button', { name: t('remind') })
    .click();
  await dialog.getByRole('textbox').fill(`${name}!`);
  await dialog.getByRole('button', { name: words(messageWords, lang)('send') }).click();
  await expect(dialog).toBeHidden();

  const tException = words(exceptionMessages, lang);
  await rowOf('Σ5')
    .getByRole('button', { name: t('extend') })
    .click();
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel(tException('due_at'), { exact: true }).fill(`${day}T16:00`);
  await dialog.getByRole('button', { name: tException('apply') }).click();
  await expect(dialog).toBeHidden();
  // The quiz, which the student has not begun either, is left.
  await expect(rowOf('Σ5')).toContainText(t('not_started'));
}

async function seeHelp({ browser, baseURL, lang, name, students }: Week, linkId: number): Promise<void> {
  const openAs = async (index: number, path: string) => {
    const phone = await openPhone(browser, baseURL, lang);
    await phone.goto(path);
    await signInStudent(phone, lang, students[index]?.email ?? '', ownPassword);
    return phone;
  };
  const reminded = await openAs(3, '/play/');
  await reminded.getByRole('button', { name: `${name}!` }).tap();
  const open = words(messageTexts, lang)('open_work', { name: `${name} 1` });
  await expect(reminded.getByRole('link', { name: open })).toBeVisible();

  const extended = await openAs(4, `/play/do/${linkId}`);
  const t = words(startMessages, lang);
  await expect(extended.getByText(t('own_due'))).toBeVisible();
  await expect(extended.getByRole('button', { name: t('open'), exact: true })).toBeEnabled();
}

/** A quiz of the two questions that were missed, for those who missed them. */
async function followUp({ page, lang, name, students }: Week, quiz: number): Promise<void> {
  const t = words(followUpMessages, lang);
  await page.goto(`/study-situation-view/grid?courseware_id=${quiz}`);
  await page.getByRole('button', { name: t('follow_up') }).click();
  const dialog = page.getByRole('dialog');
  for (const number of [3, 5])
    await expect(dialog.getByRole('checkbox', { name: `${number}. ${number} + 1 = ?` })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '1. 1 + 1 = ?' })).not.toBeChecked();
  await dialog.getByRole('button', { name: t('make_quiz') }).click();
  await page.waitForURL(/\/unit\/course\/list/);
  const again = t('again', { name: `${name} 1` });
  await page
    .getByRole('button', { name: words(coursewareMessages, lang)('open_named', { name: again }) })
    .click();
  const readHome = async (index: number) => JSON.stringify(await students[index]?.send('GET /play/home', {}));
  await expect.poll(() => readHome(1)).toContain(again);
  expect(await readHome(2)).toContain(again);
  expect(await readHome(0)).not.toContain(again);
}

type Book = ApiReply<'GET /study/mark_book'>;

/** What another program must show of a student's work: a whole number of percent, or the word for what has none. */
function expectCells({ works, students }: Book, sheet: readonly (readonly string[])[]): void {
  const heads = sheet.find((row) => works.every((work) => row.includes(work.name))) ?? [];
  expect(heads).not.toEqual([]);
  for (const { student_name, cells, total } of students) {
    const row = sheet.find((cellsOfRow) => cellsOfRow[1] === student_name) ?? [];
    const percent = (share: number | null) => (share === null ? '' : String(Math.round(share * 1000) / 10));
    expect(row[heads.length - works.length - 4], student_name).toBe(percent(total.share));
    for (const [index, { state, share }] of cells.entries())
      if (state === 'marked')
        expect(row[heads.indexOf(works[index]?.name ?? '')], student_name).toBe(percent(share));
  }
}

async function readMarkBook({ page, lang, name, teacher, place }: Week): Promise<void> {
  const { class_id, subject_id } = place;
  const book = await teacher.send('GET /study/mark_book', { class_id, subject_id });
  const workOf = (number: number) => book.works.findIndex((work) => work.name === `${name} ${number}`);
  const sharesOf = (number: number) => book.students.map(({ cells }) => cells[workOf(number)]?.share);
  expect(sharesOf(1)).toEqual([1, 0.6, 0.6, null, null]);
  expect(sharesOf(2)).toEqual([null, 0.75, null, null, null]);
  await page.goto(`/study-situation-view/mark-book?class_id=${class_id}&subject_id=${subject_id}`);
  const say = words(tableMenuMessages, lang);
  await page.getByRole('button', { name: say('export') }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: say('xlsx') }).click(),
  ]);
  const sheet = await readWithLibreOffice(await readFile(await file.path()));
  if (sheet) expectCells(book, sheet);
}

/** The teacher makes a link; the parents open it, and print it on one sheet. */
async function printReport({ page, browser, lang, name, students, place }: Week): Promise<void> {
  const t = words(reportMessages, lang);
  const { class_id, subject_id } = place;
  const user_id = students[1]?.id;
  await page.goto(
    `/study-situation-view/report?class_id=${class_id}&subject_id=${subject_id}&user_id=${user_id}`,
  );
  await page.getByLabel(t('remark')).fill(`${name}?`);
  await page.getByRole('button', { name: t('create'), exact: true }).click();
  const address = await page.getByText(/^http\S+\/report\//).innerText();
  const report = await browser.newPage();
  await report.goto(address);
  const sheets = await readPdf(await report.pdf({ preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  for (const text of [`${name} 1`, `${name} 2`, `${name}?`, '60%', '75%', 'Σ2'])
    expect(sheets[0]?.text).toContain(text);
  await report.close();
}

for (const lang of ['zh-hk', 'en'] as const satisfies readonly Language[])
  test(`a lesson, its signs, help, a follow-up, the mark book and the report (${lang})`, async ({
    page,
    browser,
    request,
    baseURL: address,
  }) => {
    const baseURL = address ?? '';
    const name = `6${lang === 'en' ? 'X' : 'Y'}${retryNumber()}`;
    const own = await addOwnClass(request, name, ['Σ1', 'Σ2', 'Σ3', 'Σ4', 'Σ5']);
    const week: Week = { page, browser, baseURL, lang, name, ...own };
    const { placed, placeLink } = await placeLesson(week);
    const [account = ''] = own.teacher.email.split('@');
    await signInTeacher(page, baseURL, lang, account, ownPassword);
    // It is due by the end of the lesson.
    const linkId = await openLink(week, placeLink);
    await test.step('a live lesson', () => holdLesson(week, placed));
    await waitForSigns(week);
    await test.step('who needs the teacher', () => helpWhoNeedsIt(week));
    await test.step('help is seen', () => seeHelp(week, linkId));
    await test.step('marks', async () => {
      await page.goto(`/study-situation-view/grid?courseware_id=${placed.task}`);
      await markOpenAnswers(page, lang, ['3']);
    });
    await test.step('a follow-up quiz', () => followUp(week, placed.quiz));
    await test.step('the mark book in another program', () => readMarkBook(week));
    await test.step('the printed report', () => printReport(week));
  });
