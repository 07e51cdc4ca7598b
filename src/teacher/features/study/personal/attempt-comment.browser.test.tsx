import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, listStored, signInTeacher, startApp } from '#tests/browser/unsent-app.ts';
import { AttemptComment } from './attempt-comment.tsx';

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
});

const commentField = page.getByRole('textbox');
const saveButton = page.getByRole('button', { name: 'Save comment' });
let isCut = false;
const showComment = (attemptId: number) =>
  showPage({
    server: {
      'POST /study/comment': () => {
        if (isCut) throw new TypeError('cut');
        return { data: { done: true } };
      },
    },
    show: () => <AttemptComment key={attemptId} attemptId={attemptId} comment="Well done" title="Leaves" />,
  });

it('keeps typed text while another student is shown and over a reload, until it is stored', async () => {
  const stop = startApp();
  await showComment(1);
  await commentField.fill('Look at question 2 again');
  await expect.element(page.getByText(/^Not saved yet/)).toBeVisible();
  await cleanup();
  await showComment(2);
  await expect.element(commentField).toHaveValue('Well done');
  await cleanup();
  stop();
  startApp();
  await showComment(1);
  await expect.element(commentField).toHaveValue('Look at question 2 again');
  isCut = true;
  await saveButton.click();
  await expect.element(page.getByText(/cannot be reached/)).toBeVisible();
  expect(await listStored()).toHaveLength(1);
  isCut = false;
  await saveButton.click();
  await expect.poll(() => listStored()).toEqual([]);
});

it('moves what an earlier version of the app kept for the tab', async () => {
  sessionStorage.setItem('comment-1', '"Look again"');
  sessionStorage.setItem('comment-2', 'null');
  startApp();
  await showComment(1);
  await expect.element(commentField).toHaveValue('Look again');
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
});
