import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { showPage } from '#tests/browser/show-page.tsx';
import { AttemptComment } from './attempt-comment.tsx';

afterEach(() => sessionStorage.clear());

const commentField = page.getByRole('textbox');
const showComment = (attemptId: number) =>
  showPage({
    server: { 'POST /study/comment': () => ({ data: { done: true } }) },
    show: () => <AttemptComment key={attemptId} attemptId={attemptId} comment="Well done" />,
  });

it('keeps typed text while another student is shown, until it is stored', async () => {
  await showComment(1);
  await commentField.fill('Look at question 2 again');
  await cleanup();
  await showComment(2);
  await expect.element(commentField).toHaveValue('Well done');
  await cleanup();
  await showComment(1);
  await expect.element(commentField).toHaveValue('Look at question 2 again');
  await page.getByRole('button').first().click();
  await expect.poll(() => sessionStorage.getItem('comment-1')).toBe('null');
  await cleanup();
  await showComment(1);
  await expect.element(commentField).toHaveValue('Well done');
});
