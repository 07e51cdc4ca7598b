import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { Language } from '#contract/language.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { groupSets } from '#demo/groups.ts';
import { demoStudent } from '#demo/people.ts';
import { gridMessages } from '#teacher/features/study/grid-messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { questionMessages } from '#teacher/features/study/question/question-messages.ts';
import { personMessages } from '#teacher/shared/people/person-name.tsx';
import { tableMenuMessages } from '#teacher/shared/tables/table-menu-messages.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { furnishGrid } from './support/furnish-grid.ts';
import { signInTeacher } from './support/people.ts';
import { readPdf } from './support/read-pdf.ts';
import { words } from './support/words.ts';

/** The grid shows a class in one view, on paper, and in a spreadsheet. */

const formulaName = '=HYPERLINK("http://192.0.2.1","1")';
const manyGuests = [formulaName, ...Array.from({ length: 14 }, (_, index) => `7${index + 10}`)];

async function openGrid(page: Page, baseURL: string, lang: Language, courseware: number): Promise<void> {
  await signInTeacher(page, baseURL, lang);
  await page.goto(`/study-situation-view/grid?courseware_id=${courseware}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** Number of student rows that are completely visible in the window, with nothing over them. */
async function countSeen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('tbody th')].filter((head) => {
        const { left, top, bottom } = head.getBoundingClientRect();
        const isOnTop = (y: number) => head.contains(document.elementFromPoint(left + 4, y));
        return isOnTop(top + 1) && isOnTop(bottom - 2);
      }).length,
  );
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tries = 0; tries < 80; tries += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach it');
}

async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const [lang, questions] of [
  ['zh-hk', 10],
  ['en', 30],
] as const) {
  test(`thirty students and ${questions} questions are visible at once (${lang})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const courseware = await furnishGrid(request, { name: `30 × ${questions}`, questions, guests: [] });
    await openGrid(page, baseURL ?? '', lang, courseware);
    expect(await countSeen(page)).toBe(30);
    const shown = await page.getByRole('columnheader').last().boundingBox();
    expect(shown && shown.x + shown.width).toBeLessThanOrEqual(1366);

    const t = words(gridMessages, lang);
    const compact = page.getByRole('button', { name: t('compact_rows') });
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(compact).toHaveAttribute('aria-pressed', 'false');
    const row = await page.getByRole('rowheader').first().boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(36);
  });
}

test('print shows every student, and nothing that only a screen needs', async ({
  page,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const wish = { name: '45 × 30', questions: 30, guests: manyGuests };
  const courseware = await furnishGrid(request, wish);
  await openGrid(page, baseURL ?? '', lang, courseware);
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents();
  expect(names).toHaveLength(45);

  const t = words(studyMessages, lang);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [842, 595],
    [842, 595],
  ]);
  const text = pages.map((one) => one.text).join('');
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).toContain('45 × 30');
  for (const one of pages) expect(one.text).toContain(`${t('student')} ${t('state')}`);
  expect(text.split(t('correct_rate'))).toHaveLength(2);
  const { hide_names, question_detail, live } = studyMessages;
  for (const only of [hide_names, question_detail, live, tableMenuMessages.export])
    expect(text).not.toContain(only[lang]);
});

test('a class with long names and thirty questions is one sheet of paper', async ({
  page,
  request,
  baseURL,
}) => {
  const courseware = await furnishGrid(request, { name: '30 × 30', questions: 30, guests: [] });
  const long = 'Christopher Alexander Wong Chi-Keung';
  await page.route('**/study/grid?*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { rows: { student_name_eng: string }[] } };
    for (const [index, row] of body.data.rows.entries()) if (index % 3 === 0) row.student_name_eng = long;
    await route.fulfill({ json: body });
  });
  await openGrid(page, baseURL ?? '', 'en', courseware);
  const [sheet, ...more] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(more).toEqual([]);
  // Each name is complete.
  expect(sheet?.text.split('Chi-Keung')).toHaveLength(11);
});

test('marks go to Excel and CSV by keyboard, numbers as numbers and no name as a formula', async ({
  page,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const name = '3 ÷ 1';
  const courseware = await furnishGrid(request, { name, questions: 3, guests: [formulaName] });
  await openGrid(page, baseURL ?? '', lang, courseware);
  const t = words(gridMessages, lang);
  const say = words(tableMenuMessages, lang);
  const choose = async (item: string) => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let tries = 0; tries < 3; tries += 1) {
      if (await page.getByRole('menuitem', { name: item }).evaluate((one) => one.matches(':focus'))) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  };
  await tabTo(page, page.getByRole('button', { name: say('export') }));

  const book = await download(page, () => choose(say('xlsx')));
  expect(book.name).toBe(`4A ${name} ${t('marks')}.xlsx`);
  const { sheets } = await readXlsx(new Uint8Array(book.bytes));
  const rows = sheets[0]?.rows ?? [];
  const first = demoStudent(1);
  const group = groupSets[0]?.groups[0] ?? '';
  const head = ['class_number', 'student', 'english_name', 'state', 'attempts'] as const;
  expect(rows[0]?.slice(0, 5)).toEqual(head.map((one) => t(one)));
  expect(rows).toHaveLength(32);
  expect(rows[1]?.slice(1, 3)).toEqual([nameWithGroup(first.name, group), first.nickname_eng]);
  // The first student has submitted, with 1 of 3 points.
  expect(rows[1]?.slice(4, 11)).toEqual([1, 0, 1, 0, 1, 3, 33.33]);
  const guest = words(personMessages, lang)('named_guest', { name: formulaName });
  expect(rows.at(-1)?.[1]).toBe(guest);

  await expect(page.getByRole('button', { name: say('export') })).toBeFocused();
  const sheet = await download(page, () => choose(say('csv')));
  expect(sheet.name).toBe(`4A ${name} ${t('marks')}.csv`);
  expect(sheet.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const lines = parseCsv(sheet.bytes.toString());
  expect(lines).toHaveLength(32);
  expect(lines.at(-1)?.[1]).toBe(`'${guest}`);
});

test('a question shows three figures first, and seven more with explanations', async ({
  page,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const courseware = await furnishGrid(request, { name: '3 × 2', questions: 3, guests: [] });
  await signInTeacher(page, baseURL ?? '', lang);
  await page.goto(`/study-situation-view/question-detail?courseware_id=${courseware}`);
  const t = words(studyMessages, lang);
  await expect(page.getByRole('term')).toHaveText([
    t('facility_index'),
    words(questionMessages, lang)('average_mark'),
    t('median_time'),
  ]);
  const columns = page.getByRole('columnheader', { name: t('discrimination_index') });
  await expect(columns).toHaveCount(0);
  const more = page.getByRole('button', { name: words(questionMessages, lang)('more_figures') });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('term')).toHaveCount(10);
  await expect(page.getByText(t('discriminative_efficiency_help'))).toBeVisible();
  await expect(columns).toHaveCount(1);
});
