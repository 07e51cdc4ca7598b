import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ClassAttempt } from '#form/activity-views.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { showView } from '#tests/browser/show-view.tsx';
import { boardSpaces } from '../board/board-spaces.ts';
import type { BoardControl } from '../board/control.ts';
import { type Board, createEmptyBoard } from '../model.ts';
import { samples } from '../samples.ts';
import { ClassView } from './class-view.tsx';

const teacher = { user_id: 2, role: 'teacher' } as const;
const student = { user_id: 1, role: 'student' } as const;
const content: Board = { ...createEmptyBoard(), prompt: 'Plan a garden.' };

/** Boards 1, 2, 3 …, on each of which a student has drawn. */
function createBoards(count: number) {
  const attempts = Array.from(
    { length: count },
    (_, index): ClassAttempt => ({
      attempt_id: index + 1,
      student_ids: [1, 100 + index],
      name: `Table ${index + 1}`,
      state: 'in_progress',
    }),
  );
  const entries = (samples.contents[0]?.entries ?? []).map(({ item, value, by }) => ({
    item,
    value,
    by: by === 'student' ? student : teacher,
  }));
  const sources = new Map(
    attempts.map(({ attempt_id }) => [
      attempt_id,
      createMemorySpaces({
        spaces: boardSpaces,
        content,
        me: teacher,
        attemptId: attempt_id,
        entries: { ink: entries.filter(({ by }) => by === student) },
      }),
    ]),
  );
  return { attempts, sources, spaces: createMemorySpaces({ spaces: boardSpaces, content, me: teacher }) };
}

async function show(count: number, isProjected = false) {
  await page.viewport(1366, 768);
  const { attempts, sources, spaces } = createBoards(count);
  const spacesOf = (id: number) => sources.get(id);
  await showView({
    language: 'en',
    show: (mediaUrl) => (
      <ClassView
        {...{ content, attempts, isProjected }}
        title="Garden"
        projectorUrl="#"
        context={{ mediaUrl, nameOf: (id) => `Student ${id}`, spaces, spacesOf }}
        saveTable={() => Promise.resolve()}
      />
    ),
  });
  const control = () => spaces.control.state() as BoardControl | null;
  return { sources, control };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tiles = () => page.getByRole('region', { name: 'Boards' }).getByRole('img');

it('pauses all boards or one, and hands out pages to all or to one', async () => {
  const { control } = await show(3);
  await button('Pause all').click();
  await expect.poll(control).toMatchObject({ is_frozen: true, except: [] });
  await expect.element(page.getByText('paused').first()).toBeVisible();
  await button('Let all draw').click();
  await button('Page to all').click();
  await expect.poll(control).toMatchObject({ is_frozen: false, pages: 1 });
  await tiles().nth(1).click();
  await button('Pause').click();
  await expect.poll(control).toMatchObject({ is_frozen: false, except: [2] });
  await button('Add a page').click();
  await expect.poll(control).toMatchObject({ pages_of: [{ board: 2, pages: 1 }] });
});

it('gives a sticker to one board alone', async () => {
  const { sources } = await show(2);
  await tiles().first().click();
  await button('Sticker').click();
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  const countOn = async (id: number) =>
    (await sources.get(id)?.open('live_ink', overlayInk as never))?.state().items.size;
  await expect.poll(() => countOn(1)).toBe(1);
  expect(await countOn(2)).toBe(0);
});

it('says what each member drew, and that talking counts, too', async () => {
  await show(1);
  await tiles().first().click();
  await button('Who drew what').click();
  const shares = page.getByRole('region', { name: 'Who drew what' });
  await expect.element(shares.getByText(/Talking, planning and listening/)).toBeVisible();
  await expect.element(shares.getByRole('row', { name: /Student 1 3 1 100%/ })).toBeVisible();
  await expect.element(shares.getByRole('row', { name: /Student 100 0 0 0%/ })).toBeVisible();
});

it('marks boards on which nothing has changed for three minutes, and not on the projector', async () => {
  await show(1);
  await expect.element(page.getByText('nothing new for 3 minutes')).toBeVisible();
});

it('opens thirty boards, and the next when they are asked for', async () => {
  await show(32);
  await expect.poll(() => tiles().elements().length).toBe(30);
  await expect.element(page.getByText('1–30 of 32')).toBeVisible();
  await button('Next boards').click();
  await expect.poll(() => tiles().elements().length).toBe(2);
  await expect.element(page.getByText('Table 31')).toBeVisible();
});

it('shows a projector no names, no state and no tools until names are asked for', async () => {
  await show(2, true);
  await expect.poll(() => tiles().elements().length).toBe(2);
  const text = () => document.querySelector('[data-projector]')?.textContent ?? '';
  expect(text()).not.toMatch(/Table|Student|nothing new|Pause|Sticker/);
  await tiles().first().click();
  await expect.element(page.getByRole('application')).toBeVisible();
  expect(text()).not.toMatch(/Table|Student|Who drew what|Rewind/);
  await button('All boards').click();
  await button('Show names').click();
  await expect.element(page.getByText('Table 1')).toBeVisible();
});
