import { expect, test } from '@playwright/test';
import { messageTexts } from '#player/features/home/message-texts.ts';
import { sentMessages } from '#teacher/features/messages/messages.ts';
import { messageWords } from '#teacher/shared/messages/message-words.ts';
import { addActivity, figuresQuiz, findPlace, placeActivity, signInForCalls } from './support/furnish.ts';
import { openPhone, signInStudent, signInTeacher } from './support/people.ts';
import { words } from './support/words.ts';

test('a teacher reminds students by keyboard, one opens it, and the teacher sees that', async ({
  page,
  browser,
  request,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const lang = 'en';
  const t = words(messageWords, lang);
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: 'Reminders' });
  const activity = await addActivity(teacher, 'Fractions', figuresQuiz, place.subject_id);
  const { id } = await placeActivity(teacher, unit, activity, {});
  await signInTeacher(page, baseURL, lang);
  await page.goto(`/study-situation-view/grid?courseware_id=${id}`);
  await page.getByRole('button', { name: t('remind') }).press('Enter');
  const dialog = page.getByRole('dialog');
  // Nobody has begun: all are chosen, and the text names the work.
  await expect(dialog.getByText(/^(\d+) of \1 chosen$/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(/Fractions/);
  await dialog.getByRole('textbox').fill('Please do the fractions until Friday.');
  await dialog.getByRole('button', { name: t('send') }).press('Enter');
  await expect(page.getByText(/^Sent to \d+ students/)).toBeVisible();

  const phone = await openPhone(browser, baseURL, lang);
  await phone.goto('/play/');
  await signInStudent(phone, lang, 'student07@example.com');
  const messages = words(messageTexts, lang);
  await phone.getByRole('button', { name: /Please do the fractions/ }).tap();
  await expect(phone.getByRole('link', { name: messages('open_work', { name: 'Fractions' }) })).toBeVisible();

  await page.goto('/messages');
  const sent = words(sentMessages, lang);
  const item = page.getByRole('listitem').filter({ hasText: 'until Friday' });
  await item.getByRole('button', { name: /^Seen by 1 of/ }).press('Enter');
  await expect(item.getByText(`${sent('seen')} (1)`)).toBeVisible();
  await expect(item.getByText(sent('not_seen'))).toBeVisible();
});
