import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { EditorProps } from '#form/activity-views.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { penactivity } from '../activity.ts';
import { emptyQuestion } from '../expand-documents.ts';
import { createEmptyWorksheet, type Worksheet, type WorksheetPage, type WorksheetRegion } from '../model.ts';
import { Editor } from './editor.tsx';

type Box = WorksheetRegion['box'];

/** One unit of a page is a share of its width, so that a test need not know how large the screen shows it. */
const image = { url: inventMedia('page.png'), width: 1_000, height: 1_000 };
const createRegion = (id: string, box: Box, more: Partial<WorksheetRegion> = {}): WorksheetRegion => ({
  ...emptyQuestion,
  id,
  box,
  ...more,
});
const createPage = (id: string, regions: WorksheetRegion[] = []): WorksheetPage => ({
  ...emptyQuestion,
  id,
  image,
  regions,
});
const createSheet = (...pages: WorksheetPage[]): Worksheet => ({ ...createEmptyWorksheet(), pages });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const boxesOf = ({ pages }: Worksheet) => pages.map(({ regions }) => regions.map(({ box }) => box));

beforeEach(() => page.viewport(1216, 900));
afterEach(() => {
  document.body.innerHTML = '';
});

const show = (content: Worksheet, goTo?: EditorProps['goTo']) =>
  showEditor<Worksheet>({ model: penactivity, Editor, content, goTo });

/** Drags the mouse between two places of the page that is large, in units. */
async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const stage = document.querySelector('[class*=stage]:has(> img)');
  if (!stage) throw new Error('No page');
  stage.scrollIntoView({ block: 'start' });
  const { left, top, width, height } = stage.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const move = (type: string, [x, y]: readonly [number, number]) =>
    cdp().send('Input.dispatchMouseEvent', {
      type: type as 'mouseMoved',
      x: left + (x / 1_000) * width + (frame?.left ?? 0),
      y: top + (y / 1_000) * height + (frame?.top ?? 0),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await move('mousePressed', from);
  await move('mouseMoved', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await move('mouseMoved', to);
  await move('mouseReleased', to);
}

/** A mouse hits a unit only roughly. */
function expectNear(box: Box | undefined, expected: Box): void {
  expect(box?.map((edge, index) => Math.abs(edge - (expected[index] ?? 0)) <= 3)).toEqual([
    true,
    true,
    true,
    true,
  ]);
}

describe('regions', () => {
  it('are drawn, moved and resized by the mouse; a click draws none', async () => {
    const { draft } = await show(createSheet(createPage('p')));
    await drag([100, 100], [500, 250]);
    await vi.waitFor(() => expect(boxesOf(draft())[0]).toHaveLength(1));
    expectNear(boxesOf(draft())[0]?.[0], [100, 100, 500, 250]);
    await drag([300, 200], [400, 300]);
    await vi.waitFor(() => expectNear(boxesOf(draft())[0]?.[0], [200, 200, 600, 350]));
    await drag([600, 350], [700, 300]);
    await vi.waitFor(() => expectNear(boxesOf(draft())[0]?.[0], [200, 200, 700, 300]));
    await drag([800, 800], [803, 803]);
    await expect.element(page.getByText('1 region, 5 points')).toBeVisible();
  });

  it('are added, moved, resized and removed by keys, and brought back', async () => {
    const first = createRegion('a', [100, 100, 500, 200], { score: 3 });
    const { draft } = await show(createSheet(createPage('p', [first])));
    button('Add a region').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Region 2, 3 points')).toHaveFocus();
    expect(boxesOf(draft())).toEqual([[first.box, [100, 220, 500, 320]]]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{ArrowDown}{/Shift}');
    expect(boxesOf(draft())[0]?.[1]).toEqual([110, 225, 505, 335]);
    await expect.element(page.getByText(/^11 % from the left/)).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    expect(boxesOf(draft())).toEqual([[first.box]]);
    await button('Undo').click();
    expect(boxesOf(draft())[0]?.[1]).toEqual([110, 225, 505, 335]);
  });

  it('are numbered in the order of reading, wherever they are moved', async () => {
    const sheet = createSheet(
      createPage('p', [
        createRegion('a', [100, 100, 500, 130], { name: 'Upper' }),
        createRegion('b', [100, 140, 500, 170], { name: 'Lower' }),
      ]),
    );
    await show(sheet);
    const upper = button('Region 1: Upper, 5 points');
    upper.element().focus();
    await userEvent.keyboard('{ArrowDown>16/}');
    await expect.element(button('Region 2: Upper, 5 points')).toHaveFocus();
    await expect.element(button('Region 1: Lower, 5 points')).toBeVisible();
  });

  it('have names, points and a guide; the sum follows', async () => {
    const sheet = createSheet(
      createPage('one', [createRegion('a', [100, 100, 500, 200])]),
      createPage('two', [createRegion('b', [100, 100, 500, 200], { score: 2.5 })]),
    );
    const { draft } = await show(sheet);
    await expect.element(page.getByText('2 regions, 7.5 points')).toBeVisible();
    await page.getByLabelText('Points of Region 2').fill('4');
    await expect.element(page.getByText('2 regions, 9 points')).toBeVisible();
    // A region of another page brings its page.
    await expect.element(page.getByRole('heading', { name: 'Page 2' })).toBeVisible();
    await page.getByLabelText('Name of Region 2').fill('Because');
    await page.getByLabelText('Model answer (optional)').fill('It floats');
    expect(draft().pages[1]?.regions[0]).toMatchObject({
      name: 'Because',
      score: 4,
      model_answer: 'It floats',
    });
    expect(draft().pages[0]?.regions[0]).toMatchObject({ name: '', score: 5 });
  });
});

describe('pages', () => {
  it('are questions themselves as long as there is no region', async () => {
    const { draft } = await show(createSheet(createPage('one'), createPage('two')));
    await expect.element(page.getByText('2 pages, 10 points')).toBeVisible();
    await page.getByLabelText('Points of Page 2').fill('1');
    await expect.element(page.getByText('2 pages, 6 points')).toBeVisible();
    expect(draft().pages.map(({ score }) => score)).toEqual([5, 1]);
  });

  it('are left out with their regions, and brought back with them', async () => {
    const sheet = createSheet(
      createPage('one', [createRegion('a', [100, 100, 500, 200])]),
      createPage('two'),
    );
    const { draft } = await show(sheet);
    await button('Leave out this page').click();
    expect(draft().pages.map(({ id }) => id)).toEqual(['two']);
    await button('Undo').click();
    expect(draft()).toEqual(sheet);
  });
});

it('opens the question of an issue, down to a line of its rubric', async () => {
  const rubric = [{ id: 'line', text: '', points: 1 }];
  const sheet = createSheet(
    createPage('one', [createRegion('a', [100, 100, 500, 200])]),
    createPage('two', [createRegion('b', [100, 100, 500, 200], { rubric })]),
  );
  await show(sheet, { path: ['pages', 1, 'regions', 0, 'rubric', 0, 'text'] });
  await expect.element(page.getByLabelText('Line 1', { exact: true })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Page 2' })).toBeVisible();
});
