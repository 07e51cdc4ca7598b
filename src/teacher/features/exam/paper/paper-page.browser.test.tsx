import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { commonReplies, page as pageOf, paperItem, questionItem } from '#tests/browser/exam-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, signInTeacher, startApp, whenRead } from '#tests/browser/unsent-app.ts';
import { PaperPage } from './paper-page.tsx';

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  startApp();
  await whenRead();
});
afterEach(forgetUnsent);

const questions = ['One half', 'One third', 'One quarter'].map((title, index) =>
  questionItem(index + 1, title, { points: index + 1 }),
);

const paper: ApiReply<'GET /exam/paper_detail'> = {
  ...paperItem(7, 'Fractions'),
  content: {
    sections: [
      {
        id: 'first',
        heading: '',
        passage: '',
        items: questions.slice(0, 2).map(({ id }) => ({ question_id: id, version_id: id * 10, points: 2 })),
      },
    ],
    attachments: [],
  },
  questions: questions.slice(0, 2).map(({ id, title }) => ({
    question_id: id,
    version_id: id * 10,
    title,
    kind: 'single',
    version_number: 1,
    newest_version_id: id === 2 ? 21 : id * 10,
    newest_version_number: id === 2 ? 3 : 1,
    is_deleted: false,
    is_hidden: false,
    content: {},
  })),
  versions: [],
  copied_from_id: null,
};

const saved = { data: { id: 7, version_id: 71, version_number: 2 } };

const show = (server: FakeServer, startId?: number) =>
  showPage({ server: { ...commonReplies, ...server }, show: () => <EditorPage startId={startId} /> });

function EditorPage({ startId }: { startId: number | undefined }) {
  const [id, setId] = useState(startId);
  return <PaperPage id={id} onSaved={setId} />;
}

test('orders questions by keyboard, takes a newer version, and saves the points', async () => {
  const { sent } = await show(
    { 'GET /exam/paper_detail': () => ({ data: paper }), 'POST /exam/paper_save': () => saved },
    7,
  );
  await expect.element(page.getByText('2 questions · 4 points')).toBeVisible();
  await page
    .getByRole('spinbutton', { name: 'Points of question 2' })
    .or(page.getByRole('textbox', { name: 'Points of question 2' }))
    .fill('3');
  await expect.element(page.getByText('2 questions · 5 points')).toBeVisible();
  await page.getByRole('button', { name: 'Take version 3' }).click();
  expect(await findAxeViolations(document.body)).toEqual([]);
  const handle = page.getByRole('button', { name: 'Move question 2' }).element();
  if (handle instanceof HTMLElement) handle.focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard(' ');
  await vi.waitFor(() =>
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent),
    ).toEqual([expect.stringContaining('One third'), expect.stringContaining('One half')]),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await vi.waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /exam/paper_save')?.input).toMatchObject({
      id: 7,
      base_number: 1,
      content: {
        sections: [
          {
            items: [
              { question_id: 2, version_id: 21, points: 3 },
              { question_id: 1, version_id: 10, points: 2 },
            ],
          },
        ],
      },
    }),
  );
});

test('asks for a title, and takes questions from the picker once each', async () => {
  const { sent } = await show({
    'GET /exam/question_list': () => pageOf(questions),
    'POST /exam/paper_create': () => saved,
    'GET /exam/paper_detail': () => ({ data: paper }),
  });
  await page.getByRole('button', { name: 'Pick questions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Select “One third”' }).click();
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect.element(page.getByText('1 question · 2 points')).toBeVisible();
  await page.getByRole('button', { name: 'Pick questions' }).click();
  await expect.element(dialog.getByText('1 of this page is there already')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Enter a title')).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Title of the paper' });
  await expect.element(title).toHaveFocus();
  await title.fill('Test 1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await vi.waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /exam/paper_create')?.input).toMatchObject({
      title: 'Test 1',
      content: { sections: [{ items: [{ question_id: 2, version_id: 20, points: 2 }] }] },
    }),
  );
});

test('saves a new paper before it becomes a quiz, and asks for the name of the quiz', async () => {
  const { sent } = await show({
    'GET /exam/question_list': () => pageOf(questions),
    'POST /exam/paper_create': () => saved,
    'GET /exam/paper_detail': () => ({ data: paper }),
    'POST /exam/paper_to_quiz': () => ({ code: 50000, msg: 'The disk is full.', data: null }),
  });
  await page.getByRole('textbox', { name: 'Title of the paper' }).fill('Test 1');
  await page.getByRole('button', { name: 'Pick questions' }).click();
  await page.getByRole('checkbox', { name: 'Select “One third”' }).click();
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  await page.getByRole('button', { name: 'Make a quiz of it' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Name of the quiz' })).toHaveValue('Test 1');
  await dialog.getByRole('button', { name: 'Make a quiz of it' }).click();
  await expect.element(page.getByText('The disk is full.')).toBeVisible();
  await expect.element(dialog).toBeVisible();
  expect(sent.find(({ key }) => key === 'POST /exam/paper_to_quiz')?.input).toMatchObject({
    id: 7,
    name: 'Test 1',
  });
});
