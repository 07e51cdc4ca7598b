import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredFile } from '#form/activity-type.ts';
import type { DocumentPages, ViewContext } from '#form/activity-views.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { showView } from '#tests/browser/show-view.tsx';
import { AnswerInk } from './answer-ink.tsx';
import { fileInkSpaces } from './file-ink-spaces.ts';
import { FileViewContext } from './use-file-view-context.ts';

const teacher = { user_id: 2, role: 'teacher' as const };
const photo: StoredFile = {
  id: 1,
  url: '/1',
  name: 'leaf.jpg',
  mime: 'image/jpeg',
  bytes: 1,
  width: 60,
  height: 40,
};
const sum: StoredFile = { id: 2, url: '/2', name: 'sum.pdf', mime: 'application/pdf', bytes: 1 };
const drawn: DocumentPages = {
  state: 'done',
  message: '',
  pages: [
    { url: '/2a', width: 40, height: 60 },
    { url: '/2b', width: 40, height: 60 },
  ],
};

const tick = (item: string, place: { file: number; page?: number }) => ({
  item,
  by: teacher,
  value: { kind: 'stamp', stamp: 'tick', at: [600, 400], size: 56, t: 1, ...place },
});
const written = [tick('a', { file: 1 }), tick('b', { file: 2, page: 1 }), tick('c', { file: 9 })];

async function show(
  files: StoredFile[],
  change: Partial<ViewContext> = {},
  role: 'student' | 'teacher' = 'student',
) {
  const spaces = createMemorySpaces({
    spaces: fileInkSpaces,
    content: null,
    me: role === 'teacher' ? teacher : { user_id: 1, role },
    entries: { teacher_ink: written },
  });
  const context: ViewContext = {
    mediaUrl: (url) => url,
    nameOf: () => '',
    spaces,
    showsFeedback: true,
    ...change,
  };
  await showView({
    language: 'en',
    show: () => (
      <FileViewContext value={context}>
        <AnswerInk files={files} />
      </FileViewContext>
    ),
  });
}

const picture = (name: string) => page.getByRole('img', { name: `See what your teacher wrote on ${name}` });

it('shows each page on which something is written, and no ink of a file that is not there', async () => {
  const readPages = vi.fn<NonNullable<ViewContext['readPages']>>(() => Promise.resolve(drawn));
  await show([photo, sum], { readPages });
  await expect.element(picture('leaf.jpg')).toBeVisible();
  await expect.element(picture('sum.pdf, page 2')).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(2);
  expect(page.getByRole('button', { name: 'Write on the files' }).elements()).toHaveLength(0);
  expect(readPages).toHaveBeenCalledWith(2, true);
});

it('asks again until the pages of a document are drawn', async () => {
  const readPages = vi
    .fn<NonNullable<ViewContext['readPages']>>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValueOnce({ state: 'waiting', message: '', pages: [] })
    .mockResolvedValue(drawn);
  await show([sum], { readPages });
  await expect.element(picture('sum.pdf, page 2')).toBeVisible();
  expect(readPages.mock.calls).toEqual([
    [2, true],
    [2, true],
    [2, false],
  ]);
});

it('opens a page large, to look at for students and to write on for teachers', async () => {
  await show([photo]);
  await picture('leaf.jpg').click();
  await expect.element(page.getByRole('application')).toBeVisible();
  expect(page.getByRole('radio', { name: /Pen/ }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('application')).not.toBeInTheDocument();
});

it('lets a teacher write on files without any ink', async () => {
  await show([{ ...photo, id: 5 }], {}, 'teacher');
  await page.getByRole('button', { name: 'Write on the files' }).click();
  await expect.element(page.getByRole('radio', { name: /Pen/ })).toBeVisible();
});

it('shows nothing before the student may see it, and opens no space', async () => {
  const open = vi.fn<() => void>();
  const spaces = { me: { user_id: 1, role: 'student' }, open } as unknown as ViewContext['spaces'];
  await show([photo], { showsFeedback: false, spaces });
  expect(page.getByRole('img').elements()).toHaveLength(0);
  expect(open).not.toHaveBeenCalled();
});
