import { expect, type Page, test } from '@playwright/test';
import { columnMessages } from '#contract/import/import-columns.ts';
import type { Language } from '#contract/language.ts';
import { languageCookie } from '#contract/limits.ts';
import { editorMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { singleEditorMessages } from '#parts/quiz-questions/kinds/single/editor-messages.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { editorMessages as frameMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { importScreenMessages } from '#teacher/features/import/import-screen-messages.ts';
import { memberMessages } from '#teacher/features/people/member-messages.ts';
import { peopleMessages } from '#teacher/features/people/people-messages.ts';
import { schoolMessages } from '#teacher/features/school/school-messages.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { setupMessages } from '#teacher/features/setup/setup-messages.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { sectionMessages } from '#teacher/pages/setting/setting-sections.ts';
import { joinMessages as codeMessages } from '#teacher/shared/joining/join-messages.ts';
import { cardMessages } from '#teacher/shared/password-cards/card-messages.ts';
import { profileMessages } from '#ui/profile/profile-messages.ts';
import { completeActivity } from './support/editing.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { openPhone } from './support/people.ts';
import { words } from './support/words.ts';

/**
 * The first day of a school: from an empty database to a student's first answer, using only the screens.
 * A technician sets the school up and imports a list with two bad lines; a teacher and a student begin with a card.
 */

let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.stop());

const teacherMail = 'ho.siu.ming@school.example';
const ownPassword = 'violet tram kitchen';
type Card = { name: string; password: string };

async function setUpSchool(page: Page, lang: Language): Promise<void> {
  const t = words(setupMessages, lang);
  await page.goto(server.setupAddress);
  await page.getByLabel(t('school_name'), { exact: true }).fill('維港小學');
  await page.getByLabel(t('name'), { exact: true }).fill('Lau');
  await page.getByLabel(t('email')).fill('office@school.example');
  await page.getByLabel(t('password'), { exact: true }).fill('paper lantern ferry');
  await page.getByRole('button', { name: t('set_up'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words(schoolMessages, lang)('steps') })).toBeVisible();
}

/** A list in which one student has no name, and another an invalid e-mail address. */
function listOfPeople(lang: Language): string {
  const column = words(columnMessages, lang);
  const heads = (['kind', 'source_id', 'name', 'email', 'grade', 'class', 'teachings'] as const).map((name) =>
    column(name),
  );
  const teaches = lang === 'en' ? '4A Mathematics' : '4A 數學';
  const lines = [
    ['T', 't01', 'Ho Siu Ming', teacherMail, '', '', teaches],
    ['S', 's2041', '陳大文', '', '4', '4A', ''],
    ['S', 's2042', '', '', '4', '4A', ''],
    ['S', 's2043', 'Ben Wong', 'ben@', '4', '4A', ''],
  ];
  return [heads, ...lines].map((cells) => cells.join(',')).join('\r\n');
}

async function importPeople(page: Page, lang: Language): Promise<void> {
  const t = words(importScreenMessages, lang);
  const column = words(columnMessages, lang);
  const apply = page.getByRole('button', { name: t('apply'), exact: true });
  await page.getByRole('link', { name: words(schoolMessages, lang)('step_students') }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('choose_file') }).click();
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(listOfPeople(lang)) };
  await (await chooser).setFiles(file);
  await expect(page.getByRole('switch', { name: t('make_missing') })).toBeChecked();
  const names = lang === 'en' ? '4A, Mathematics' : '4A, 數學';
  await expect(page.getByText(t('made', { names }))).toBeVisible();
  await page.getByLabel(t('mend', { column: column('name'), line: 4 })).fill('李小芬');
  await page.keyboard.press('Enter');
  await page.getByLabel(t('mend', { column: column('email'), line: 5 })).fill('ben@school.example');
  await page.keyboard.press('Enter');
  await apply.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('apply'), exact: true })
    .click();
  await expect(page.getByText(t('done'), { exact: true })).toBeVisible();
}

async function readCards(page: Page, lang: Language): Promise<Card[]> {
  const t = words(cardMessages, lang);
  const items = page.getByRole('listitem').filter({ hasText: t('sign_in_name') });
  await expect(items.first()).toBeVisible();
  const cards: Card[] = [];
  for (const item of await items.all()) {
    const [name = '', password = ''] = await item.locator('dd').allInnerTexts();
    cards.push({ name, password });
  }
  await page.getByRole('button', { name: t('close'), exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  return cards;
}

async function printCards(page: Page, lang: Language): Promise<{ teacher: Card; student: Card }> {
  const section = words(sectionMessages, lang);
  const people = words(peopleMessages, lang);
  const member = words(memberMessages, lang);
  await page.getByRole('link', { name: section('people'), exact: true }).click();
  await page.getByRole('row').filter({ hasText: teacherMail }).getByRole('link').click();
  await page.getByRole('button', { name: people('new_card') }).click();
  const [teacher] = await readCards(page, lang);
  await page.getByRole('link', { name: section('classes'), exact: true }).click();
  await page.getByRole('link', { name: '4A', exact: true }).click();
  await page.getByLabel(member('choose_all'), { exact: true }).check();
  await page.getByRole('button', { name: member('cards') }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  const student = (await readCards(page, lang)).find(({ name }) => name === 's2041');
  if (!teacher || !student) throw new Error('A card of the teacher and of the student were expected');
  return { teacher, student };
}

/** Chooses an own password; the issued one was typed just before, and need not be typed again. */
async function choosePassword(page: Page, lang: Language): Promise<void> {
  const own = words(profileMessages, lang);
  await page.getByLabel(own('new_password'), { exact: true }).fill(ownPassword);
  await page.getByLabel(own('repeat_password')).fill(ownPassword);
  await page.getByRole('button', { name: own('change_password') }).click();
}

async function signInTeacher(page: Page, lang: Language, card: Card): Promise<void> {
  const t = words(loginMessages, lang);
  await page.goto(server.origin);
  await page.getByLabel(t('email'), { exact: true }).fill(card.name);
  await page.getByLabel(t('password'), { exact: true }).fill(card.password);
  await page.getByRole('button', { name: t('sign_in') }).click();
  await choosePassword(page, lang);
}

/** Makes a unit and a quiz of one question, and opens it; returns the join code. */
async function openQuiz(page: Page, lang: Language): Promise<string> {
  const unit = words(unitMessages, lang);
  const quiz = words(editorMessages, lang);
  await page
    .getByRole('link', { name: /^(數學|Mathematics)$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: unit('create'), exact: true })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel(unit('unit_name')).fill('Fractions');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: unit('create') })
    .click();
  await page.getByRole('link', { name: words(coursewareMessages, lang)('create_new') }).click();
  await page.getByRole('link', { name: /^(Quiz(?! from)|測驗)/ }).click();
  await page.getByLabel(words(frameMessages, lang)('name')).first().fill('Halves');
  await page.getByRole('button', { name: words(singleEditorMessages, lang)('hint') }).click();
  await page.getByRole('textbox', { name: quiz('body'), exact: true }).fill('What is half of 8?');
  for (const [index, answer] of ['2', '4', '6', '8'].entries()) {
    const letter = String.fromCharCode(65 + index);
    await page.getByLabel(quiz('answer_letter', { letter }), { exact: true }).fill(answer);
  }
  await page.getByLabel(quiz('correct_letter', { letter: 'B' }), { exact: true }).check({ force: true });
  await completeActivity(page, lang);
  await page.getByRole('radio', { name: words(placingMessages, lang)('how_open', { class: '4A' }) }).click();
  await page.getByRole('button', { name: words(placingMessages, lang)('do_open', { class: '4A' }) }).click();
  const code = page.getByRole('group', { name: words(codeMessages, lang)('code') });
  return ((await code.textContent()) ?? '').replace(/\s/g, '');
}

async function answerOnPhone(phone: Page, lang: Language, code: string, card: Card): Promise<void> {
  const join = words(joinMessages, lang);
  await phone.goto(`/play/${code}`);
  await phone.getByLabel(join('email')).fill(card.name);
  await phone.getByLabel(join('password'), { exact: true }).fill(card.password);
  await phone.getByRole('button', { name: join('sign_in') }).click();
  await choosePassword(phone, lang);
  await phone.getByRole('button', { name: words(startMessages, lang)('start'), exact: true }).click();
  await phone.getByRole('radio', { name: '4' }).check({ force: true });
  await expect(phone.getByText(words(attemptMessages, lang)('saved')).first()).toBeVisible();
}

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const lang = 'zh-hk';

test("from an empty database to a student's first answer", async ({ page, browser }) => {
  const place = { domain: new URL(server.origin).hostname, path: '/' };
  await page.context().addCookies([{ name: languageCookie, value: lang, ...place }]);
  await setUpSchool(page, lang);
  await importPeople(page, lang);
  const { teacher, student } = await printCards(page, lang);

  const own = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await own.addCookies([{ name: languageCookie, value: lang, ...place }]);
  const desk = await own.newPage();
  await signInTeacher(desk, lang, teacher);
  const code = await openQuiz(desk, lang);

  const phone = await openPhone(browser, server.origin, lang);
  await answerOnPhone(phone, lang, code, student);
  await desk.getByRole('link', { name: words(codeMessages, lang)('watch') }).click();
  const row = desk.getByRole('row').filter({ hasText: '陳大文' });
  await expect(row.getByRole('cell').first()).toBeVisible();
});
