import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { ReportMaker } from './report-maker.tsx';

/** What a teacher chooses is what the report and the link say; a link is shown once and taken back after a question. */

const studentKey = { class_id: 3, subject_id: 4, user_id: 7 };
const person = { student_name: 'Ada', student_name_eng: '', class_number: 1, group: '' };
const term = {
  class_name: '4A',
  subject_name: 'Maths',
  subject_name_eng: '',
  calendar_name: '2026–27',
  user_id: 7,
  students: [{ user_id: 7, ...person }],
  activities: [],
  paper_works: [],
  total: { share: null, marked: 0, expected: 0 },
  class_median: null,
  tags: [],
  is_cut: false,
};
const link = {
  id: 9,
  subject_id: null,
  subject_name: '',
  language: 'zh-tw',
  creator_name: 'Chan',
  created_at: Date.now() - 1_000,
  ends_at: Date.now() + 86_400_000,
  revoked_at: null,
  opened_at: Date.now(),
  opened_count: 2,
};

const show = (options: { server?: FakeServer; language?: (typeof languages)[number] } = {}) =>
  showPage({
    server: {
      'POST /study/report_preview': ({ language, subject_id }) => ({
        data: { html: `<!doctype html><p>${String(language)} ${String(subject_id)}</p>` },
      }),
      'GET /study/report_links': () => ({ data: { items: [link] } }),
      ...options.server,
    },
    show: () => <ReportMaker term={term} studentKey={studentKey} />,
    ...(options.language && { language: options.language }),
  });

const sheetText = () => document.querySelector('iframe')?.contentDocument?.body.textContent;

it('shows the report as chosen', async () => {
  await show();
  await vi.waitFor(() => expect(sheetText()).toBe('en 4'));
  await userEvent.selectOptions(page.getByLabelText('Language of the report'), 'zh-tw');
  await userEvent.selectOptions(page.getByLabelText('Subjects'), 'all');
  await vi.waitFor(() => expect(sheetText()).toBe('zh-tw undefined'));
});

it('makes a link with the remark, and shows its address', async () => {
  const { sent } = await show({
    server: { 'POST /study/report_link_create': () => ({ data: { id: 10, token: 'abc' } }) },
  });
  await page.getByLabelText('Your remark to the parents').fill('Well done');
  await page.getByLabelText('Last day').fill('2001-01-01');
  await expect.element(page.getByText('Choose a day within the next 90 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  expect(sent.some(({ key }) => key === 'POST /study/report_link_create')).toBe(false);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabelText('Last day').fill(tomorrow);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect.element(page.getByText(`${location.origin}/report/abc`)).toBeVisible();
  const created = sent.find(({ key }) => key === 'POST /study/report_link_create');
  expect(created?.input).toMatchObject({ ...studentKey, language: 'en', remark: 'Well done' });
});

it('tells how often a link was opened, and takes it back after a question', async () => {
  const { sent } = await show({ server: { 'POST /study/report_link_revoke': () => ({ data: {} }) } });
  await expect.element(page.getByText('2 times')).toBeVisible();
  await page.getByRole('button', { name: /Take back/ }).click();
  const isSent = () => sent.some(({ key }) => key === 'POST /study/report_link_revoke');
  expect(isSent()).toBe(false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await vi.waitFor(() => expect(isSent()).toBe(true));
});

it.each(languages)('can be used in %s', async (language) => {
  await show({ language });
  await expect.element(page.getByRole('table')).toBeVisible();
  await vi.waitFor(() => expect(sheetText()).toBe(`${language} 4`));
  expect(await findAxeViolations(document.body, language)).toEqual([]);
});
