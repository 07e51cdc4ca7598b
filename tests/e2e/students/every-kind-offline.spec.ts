import type { Page } from '@playwright/test';
import { questionTypes } from '#parts/quiz-questions/model.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import {
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { answerByTouch } from '#tests/e2e/support/every-kind/answer-by-touch.ts';
import { strong, strongMarks } from '#tests/e2e/support/every-kind/answers.ts';
import { everyKindQuiz } from '#tests/e2e/support/every-kind/quiz.ts';
import { openPhone, signInTeacher, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** A quiz with every kind of question that was opened once can be opened and answered without network. */

const lang = 'zh-hk';

/** Waits until the service worker keeps all code that the page has loaded. */
async function waitUntilKept(page: Page): Promise<void> {
  await waitForOfflineCode(page);
  await page.waitForFunction(async () => {
    const files = await caches.open('play-files-1');
    const kept = new Set((await files.keys()).map(({ url }) => url));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.every((url) => !url.includes('/play/assets/') || kept.has(url));
  });
}

test('every kind of question is answered without network, after the page was loaded again', async ({
  browser,
  request,
  page: teacher,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  expect(everyKindQuiz.questions.map(({ type }) => type).toSorted()).toEqual(questionTypes.toSorted());
  const { placed } = await placeQuizzes(request, '9 × offline', everyKindQuiz, {});
  const { id: courseware } = requireFirstPlaced(placed);
  const page = await openPhone(browser, origin, lang);
  await openAndStart(page, lang, 'student05', courseware);
  await expect(page.getByText('How much is it?')).toBeVisible();
  await waitUntilKept(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('How much is it?')).toBeVisible();
  await answerByTouch(page, lang, strong);
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  await page.context().setOffline(false);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await submitAttempt(page, lang);
  await page.context().close();

  await signInTeacher(teacher, origin, lang);
  await teacher.goto(`/study-situation-view/grid?courseware_id=${courseware}`);
  const row = teacher.getByRole('row').filter({ has: teacher.getByRole('rowheader', { name: /^5 / }) });
  const t = words(studyMessages, lang);
  const machineMarks = strongMarks
    .slice(0, -1)
    .map(([look, score, max]) => t(`cell_${look}`, { score, max }));
  await expect
    .poll(() =>
      row.getByRole('img').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label'))),
    )
    .toEqual([...machineMarks, t('cell_to_mark')]);
});
