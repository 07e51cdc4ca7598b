import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resultCodes } from '#contract/codes.ts';
import { bankQuestion, commonReplies, questionDetail } from '#tests/browser/exam-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, signInTeacher, startApp, whenRead } from '#tests/browser/unsent-app.ts';
import { QuestionPage } from './question-page.tsx';

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  startApp();
  await whenRead();
});
afterEach(forgetUnsent);

const saved = { id: 1, version_id: 2, version_number: 1, is_draft: true, issues: [] };

function EditorPage({ startId }: { startId: number | undefined }) {
  const [id, setId] = useState(startId);
  return <QuestionPage id={id} onSaved={setId} onNew={() => setId(undefined)} onLeave={() => undefined} />;
}

const show = (server: FakeServer, startId?: number) =>
  showPage({ server: { ...commonReplies, ...server }, show: () => <EditorPage startId={startId} /> });

const body = () => page.getByRole('textbox', { name: 'Question', exact: true });

test('writes one question after the other with the same facts by Ctrl+Enter', async () => {
  const { sent } = await show({ 'POST /exam/question_create': () => ({ data: saved }) });
  const created = () => sent.filter(({ key }) => key === 'POST /exam/question_create');
  await body().fill('How many sides has a square?');
  await page.getByRole('combobox', { name: 'Grade' }).selectOptions('Primary 4');
  expect(await findAxeViolations(document.body)).toEqual([]);
  await body().click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(body()).toHaveValue('');
  await expect.element(body()).toHaveFocus();
  await body().fill('And a triangle?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(created()).toHaveLength(2));
  const [first, second] = created().map(({ input }) => input);
  expect(first).toMatchObject({
    facts: { grade: 4 },
    content: { question: { body: { text: 'How many sides has a square?' } } },
  });
  expect(second).toMatchObject({
    facts: { grade: 4 },
    content: { question: { body: { text: 'And a triangle?' } } },
  });
  expect(first?.['key']).not.toBe(second?.['key']);
});

test('keeps what is typed through a refused save and a reload', async () => {
  const server: FakeServer = {
    'POST /exam/question_create': () => ({ code: 50000, msg: 'The disk is full.', data: null }),
  };
  const first = await show(server);
  await body().fill('Kept text');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('The disk is full.')).toBeVisible();
  await expect.element(body()).toHaveValue('Kept text');
  await first.screen.unmount();
  await show(server);
  await expect.element(body()).toHaveValue('Kept text');
  const startOver = page.getByRole('button', { name: 'Start over' }).element();
  if (startOver instanceof HTMLElement) startOver.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(body()).toHaveValue('');
});

test('tells that somebody saved a newer version, and lets the teacher keep either', async () => {
  let newest = 1;
  const { sent } = await show(
    {
      'GET /exam/question_detail': () => ({
        data: questionDetail(1, 'Theirs', {
          version_number: newest,
          content: bankQuestion(newest === 1 ? 'First' : 'Theirs'),
        }),
      }),
      'POST /exam/question_save': ({ base_number }) =>
        base_number === newest
          ? { data: { ...saved, version_number: newest } }
          : { code: resultCodes.newer_version, msg: 'Mr Lee has saved version 2 meanwhile.', data: null },
    },
    1,
  );
  await body().fill('Mine');
  newest = 2;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Somebody has saved a newer version')).toBeVisible();
  await expect.element(body()).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save mine as the newest' }).click();
  await expect.element(page.getByText('Somebody has saved a newer version')).not.toBeInTheDocument();
  expect([...sent].reverse().find(({ key }) => key === 'POST /exam/question_save')?.input).toMatchObject({
    base_number: 2,
    content: { question: { body: { text: 'Mine' } } },
  });
  await expect.element(page.getByText('Version 2', { exact: true })).toBeVisible();
  await body().fill('Mine again');
  newest = 3;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Take the newer one, drop mine' }).click();
  await expect.element(body()).toHaveValue('Theirs');
});

test('is tried as students see it', async () => {
  await show({ 'GET /exam/question_detail': () => ({ data: questionDetail(1, 'Which one?') }) }, 1);
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Answer 2/ }).click();
  await expect.element(dialog.getByRole('radio', { name: /Answer 2/ })).toBeChecked();
});
