import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import type { Language } from '#contract/language.ts';
import { openQuestion, singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { messageTexts } from '#player/features/home/message-texts.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { followUpMessages } from '#teacher/features/study/follow-up/follow-up-messages.ts';
import { markBookMessages } from '#teacher/features/study/mark-book/mark-book-messages.ts';
import { needsMessages } from '#teacher/features/study/needs/needs-messages.ts';
import { messageWords } from '#teacher/shared/messages/message-words.ts';
import { addActivity, beginAndAnswer, findPlace, placeActivity, signInForCalls } from './support/furnish.ts';
import { markOpenAnswers } from './support/mark-open-answers.ts';
import { openPhone, signInStudent, signInTeacher } from './support/people.ts';
import { readPdf } from './support/read-pdf.ts';
import { words } from './support/words.ts';

/** From a lesson to the parents: what comes in, who needs the teacher, a reminder, marks, a follow-up quiz, the book, the report. */

const right = { option: 'b' };
const wrong = { option: 'a' };
const fiveSums = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [1, 2, 3, 4, 5].map((number) =>
    singleQuestion(`q${number}`, { text: `${number} + 1 = ?`, answers: wordAnswers('0', `*${number + 1}`) }),
  ),
};
const openTask = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [openQuestion('o1', { text: '1 + 2 + … + 9 = ?', score: 4 })],
};
const link = { url: 'https://water.invalid/', title: 'H2O', note: '?' };

const all = (answer: object) => Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`q${number}`, answer]));

async function savedFile(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path());
}

for (const lang of ['zh-hk', 'en'] as const satisfies readonly Language[]) {
  test(`a lesson, its signs, a reminder, a follow-up, the mark book and the report (${lang})`, async ({
    page,
    browser,
    request,
    baseURL: address,
  }) => {
    const baseURL = address ?? '';
    const name = `Σ ${lang}`;
    const teacher = await signInForCalls(request, 'teacher@example.com');
    const place = await findPlace(teacher);
    const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
    const placeNew = async (title: string, content: unknown, type = 'diyquiz', settings = {}) =>
      placeActivity(
        teacher,
        unit,
        await addActivity(teacher, title, content, place.subject_id, type),
        settings,
      );
    const due_at = Date.now() + 24 * 3_600_000;
    const quiz = await placeNew(`${name} 1`, fiveSums, 'diyquiz', { due_at });
    const task = await placeNew(`${name} 2`, openTask);
    await placeNew(`${name} 3`, link, 'link');
    const [strong, weak, third] = await Promise.all(
      ['student11', 'student12', 'student13'].map((who) => signInForCalls(request, `${who}@example.com`)),
    );
    if (!strong || !weak || !third) throw new Error('no students');
    await beginAndAnswer(strong, quiz.id, all(right), 'submit');
    await beginAndAnswer(weak, quiz.id, { ...all(right), q3: wrong, q5: wrong }, 'submit');
    await beginAndAnswer(third, quiz.id, { ...all(right), q3: wrong, q5: wrong }, 'submit');
    await beginAndAnswer(weak, task.id, { o1: { text: '45' } }, 'submit');

    // Who needs the teacher: an answer to mark, and those who have not begun; one of them is reminded.
    await signInTeacher(page, baseURL, lang);
    const tNeeds = words(needsMessages, lang);
    await page.goto(`/study-situation-view/needs?class_id=${place.class_id}&subject_id=${place.subject_id}`);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `${name} 2` })
        .first(),
    ).toContainText(tNeeds('to_mark'));
    const late = page
      .getByRole('listitem')
      .filter({ hasText: `${name} 1` })
      .filter({ hasText: tNeeds('not_started') })
      .first();
    await late.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`${name}!`);
    await dialog.getByRole('button', { name: words(messageWords, lang)('send') }).click();
    await expect(dialog).toBeHidden();
    const { items } = await teacher('GET /teacher/message_list', {});
    expect(items[0]).toMatchObject({ text: `${name}!`, people: 1, seen: 0 });
    const { items: people } = await teacher('GET /teacher/message_people', { id: items[0]?.id ?? 0 });
    const reminded = String(people[0]?.class_number).padStart(2, '0');
    const phone = await openPhone(browser, baseURL, lang);
    await phone.goto('/play/');
    await signInStudent(phone, lang, `student${reminded}@example.com`);
    await expect(phone.getByRole('heading', { name: words(messageTexts, lang)('title') })).toBeVisible();
    await phone.getByRole('button', { name: `${name}!` }).tap();

    // The mark of the open answer.
    await page.goto(`/study-situation-view/grid?courseware_id=${task.id}`);
    await markOpenAnswers(page, lang, ['3']);

    // A quiz of the two hard questions, for those who missed them.
    const tFollow = words(followUpMessages, lang);
    await page.goto(`/study-situation-view/grid?courseware_id=${quiz.id}`);
    await page.getByRole('button', { name: tFollow('follow_up') }).click();
    const followUp = page.getByRole('dialog');
    await expect(followUp.getByRole('checkbox', { name: '3. 3 + 1 = ?' })).toBeChecked();
    await expect(followUp.getByRole('checkbox', { name: '1. 1 + 1 = ?' })).not.toBeChecked();
    await followUp.getByRole('button', { name: tFollow('make_quiz') }).click();
    await page.waitForURL(/\/unit\/course\/list/);
    const again = tFollow('again', { name: `${name} 1` });
    await page
      .getByRole('button', { name: words(coursewareMessages, lang)('open_named', { name: again }) })
      .click();
    const readHome = async (send: typeof weak) => JSON.stringify(await send('GET /play/home', {}));
    await expect.poll(() => readHome(weak)).toContain(again);
    expect(await readHome(strong)).not.toContain(again);

    // The mark book as a workbook, read by another program.
    const tBook = words(markBookMessages, lang);
    await page.goto(
      `/study-situation-view/mark-book?class_id=${place.class_id}&subject_id=${place.subject_id}`,
    );
    const bytes = await savedFile(page, () => page.getByRole('button', { name: tBook('export') }).click());
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    const rows = sheets[0]?.rows ?? [];
    const column = rows.findLast((row) => row.includes(`${name} 1`))?.indexOf(`${name} 1`) ?? -1;
    const rowOf = (number: number) => rows.find(([first]) => first === number);
    expect([rowOf(11)?.[column], rowOf(12)?.[column]]).toEqual([100, 60]);

    // The parents' page, printed.
    const { student_list } = await teacher('GET /teacher/class_student_list', { class_id: place.class_id });
    const user_id = student_list.find(({ class_number }) => class_number === 12)?.id ?? 0;
    const { token } = await teacher('POST /study/report_link_create', {
      class_id: place.class_id,
      user_id,
      language: lang,
      remark: `${name}?`,
      ends_at: Date.now() + 86_400_000,
    });
    const report = await browser.newPage();
    await report.goto(`${baseURL}/report/${token}`);
    const sheet = await readPdf(await report.pdf({ preferCSSPageSize: true }));
    expect(sheet).toHaveLength(1);
    for (const text of [`${name} 1`, `${name}?`, '60%']) expect(sheet[0]?.text).toContain(text);
    await report.close();
  });
}
