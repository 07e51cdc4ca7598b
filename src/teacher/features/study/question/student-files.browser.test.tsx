import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredFile } from '#form/activity-type.ts';
import { fileInkSpaces } from '#parts/file-ink/file-ink-spaces.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { StudentFiles } from './student-files.tsx';

/** In the list of a question's answers, files show what teachers wrote on them. */

const teacher = { user_id: 2, role: 'teacher' as const };
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')}`;
const size = { width: 40, height: 30 };
const photo: StoredFile = { id: 1, url: picture, name: 'leaf.png', mime: 'image/png', bytes: 1, ...size };
const sum: StoredFile = { id: 2, url: '/2', name: 'sum.pdf', mime: 'application/pdf', bytes: 1 };
const plain: StoredFile = { id: 3, url: '/3', name: 'plain.pdf', mime: 'application/pdf', bytes: 1 };

const tick = (item: string, place: { file: number; page?: number }) => ({
  item,
  by: teacher,
  value: { kind: 'stamp', stamp: 'tick', at: [600, 400], size: 56, t: 1, ...place },
});

const drawn = {
  state: 'done',
  message: '',
  pages: [
    { url: picture, ...size },
    { url: picture, ...size },
  ],
};
const server: FakeServer = { 'POST /study/file_pages': () => ({ data: drawn }) };

/** The list of one student's files; `entries` are what a teacher wrote. */
function show(entries: readonly ReturnType<typeof tick>[], type = 'diyquiz') {
  const openedAttempts: number[] = [];
  const source = createMemorySpaces({
    spaces: fileInkSpaces,
    content: null,
    me: teacher,
    entries: { teacher_ink: entries },
  });
  const sourceOf = (attemptId: number) => {
    openedAttempts.push(attemptId);
    return source;
  };
  const taughtSpaces = { source, sourceOf, fetchAhead: () => undefined, close: () => undefined };
  const shown = showPage({
    server,
    show: () => (
      <StudentFiles
        type={type}
        student={{ attempt_id: 7, files: [photo, sum, plain] }}
        taughtSpaces={taughtSpaces satisfies TaughtSpaces}
      />
    ),
  });
  return { shown, openedAttempts };
}

const written = () => page.getByRole('region', { name: 'Written on the files' });

it('shows the pages with ink, and asks no other document for its pages', async () => {
  const { shown, openedAttempts } = show([tick('a', { file: 1 }), tick('b', { file: 2, page: 1 })]);
  const { sent } = await shown;
  await expect.element(written().getByRole('img', { name: 'leaf.png' })).toBeVisible();
  await expect.element(written().getByRole('img', { name: 'sum.pdf, page 2' })).toBeVisible();
  expect(written().getByRole('img').elements()).toHaveLength(2);
  expect(openedAttempts).toContain(7);
  expect(sent.map(({ input }) => input.id)).toEqual([2]);
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('opens a page large, where the teacher writes on', async () => {
  await show([tick('a', { file: 1 })]).shown;
  await written().getByRole('button').click();
  await expect.element(page.getByRole('radio', { name: /Pen/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('application')).not.toBeInTheDocument();
});

it('shows the files alone without ink', async () => {
  await show([]).shown;
  await expect.element(page.getByRole('link', { name: /plain\.pdf/ })).toBeVisible();
  expect(written().elements()).toHaveLength(0);
});

it('opens no space of a type on whose files nobody writes', async () => {
  const { shown, openedAttempts } = show([], 'link');
  await shown;
  await expect.element(page.getByRole('link', { name: /plain\.pdf/ })).toBeVisible();
  expect(openedAttempts).toEqual([]);
});
