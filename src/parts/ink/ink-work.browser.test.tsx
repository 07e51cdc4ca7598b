import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { languages } from '#contract/language.ts';
import type { MemoryEntry } from '#parts/spaces/memory-spaces.view.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import { entry, inkAuthor, openInk } from '#tests/ink/open-ink.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { InkWork, type InkWorkProps } from './ink-work.tsx';
import { usualPage } from './limits.ts';
import type { InkPage } from './pages.ts';
import { findRegion } from './regions/regions.ts';

const pages: InkPage[] = [
  { ...usualPage, background: { kind: 'lines' } },
  { ...usualPage, background: { kind: 'blank' } },
];
const addresses = { mediaUrl: (url: string) => url, fileUrl: (id: number) => `file/${id}` };
const other = { user_id: 8, role: 'student' } as const;
const text = (words: string, at: [number, number]) =>
  entry({ kind: 'text', text: words, colour: 'black', size: 32, at, width: 300, t: 1 });
const stamp = (at: [number, number]) => entry({ kind: 'stamp', stamp: 'tick', at, size: 56, t: 1 });

async function show(entries: readonly MemoryEntry[] = [], props: Partial<InkWorkProps> = {}) {
  const space = await openInk(entries);
  const layers = [{ name: 'ink', space }];
  const screen = await render(
    <main style={{ height: '100vh' }}>
      <InkWork
        label="My drawing"
        pages={pages}
        layers={layers}
        writesTo="ink"
        me={inkAuthor.user_id}
        addresses={addresses}
        nameOf={(id) => (id === 8 ? 'Mei' : '')}
        {...props}
      />
    </main>,
  );
  const items = () => [...space.state().items.values()];
  await expect.element(canvas()).toBeVisible();
  await nextFrame();
  return { screen, space, items };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const canvas = () => page.getByRole('application', { name: 'My drawing' });
const tool = (name: RegExp) => page.getByRole('radio', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('textbox', { name: 'Text on the page' });

/** The place of the window where a place of the first page is, when the whole page is seen. */
function toWindow([x, y]: readonly [number, number]): { clientX: number; clientY: number } {
  const { left, top, width, height } = canvas().element().getBoundingClientRect();
  const scale = Math.min((width - 24) / usualPage.width, (height - 24) / usualPage.height);
  return {
    clientX: left + (width - usualPage.width * scale) / 2 + x * scale,
    clientY: top + (height - usualPage.height * scale) / 2 + y * scale,
  };
}

async function drag(places: readonly (readonly [number, number])[], pointerType = 'mouse') {
  const target = canvas().element();
  const send = (type: string, place: readonly [number, number]) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 3,
        pointerType,
        isPrimary: true,
        buttons: type === 'pointerup' ? 0 : 1,
        ...toWindow(place),
      }),
    );
  send('pointerdown', places[0]!);
  for (const place of places.slice(1)) send('pointermove', place);
  send('pointerup', places.at(-1)!);
  await nextFrame();
}
const tap = (place: readonly [number, number], pointerType = 'mouse') => drag([place, place], pointerType);

beforeEach(async () => {
  await page.viewport(1366, 768);
  setLanguage('en');
  // Browsers throw if a script captures a pointer that is not real.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
});

describe('tools', () => {
  it('are chosen by arrow keys and letters, draw, and are undone by keys', async () => {
    const { items } = await show();
    (tool(/^Pen/).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tool(/^Marker/)).toBeChecked();
    canvas().element().focus();
    await userEvent.keyboard('l');
    await expect.element(tool(/^Shape/)).toBeChecked();
    await drag([
      [100, 100],
      [300, 200],
    ]);
    expect(items()).toMatchObject([
      { value: { kind: 'shape', shape: 'line', from: [100, 100], to: [300, 200] } },
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(items()).toEqual([]);
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(items()).toHaveLength(1);
    await userEvent.keyboard('p');
    await expect.element(tool(/^Pen/)).toBeChecked();
  });

  it('are those that the activity allows', async () => {
    await show([], { tools: ['pen', 'erase_area'], colours: ['red', 'blue'] });
    expect(
      page
        .getByRole('radio')
        .elements()
        .map((element) => element.getAttribute('aria-label')),
    ).toEqual(['Pen (P)', 'Eraser (E)', 'Move the page (H)']);
    canvas().element().focus();
    await userEvent.keyboard('t');
    await expect.element(tool(/^Pen/)).toBeChecked();
    await button('Colour: Red').click();
    await page.getByRole('radio', { name: 'Blue' }).click();
    await expect.element(button('Colour: Blue')).toHaveFocus();
  });

  it('has no tools where nothing may be written', async () => {
    await show([stamp([100, 100])], { writesTo: undefined });
    expect(page.getByRole('radio').elements()).toEqual([]);
    await expect.element(button('Zoom')).toBeVisible();
  });

  it('offers to turn off that fingers move the page once a pen was seen', async () => {
    const { items } = await show();
    expect(button('Fingers move the page').elements()).toEqual([]);
    await drag(
      [
        [100, 100],
        [200, 100],
        [300, 120],
      ],
      'pen',
    );
    await expect.element(button('Fingers move the page')).toHaveAttribute('aria-pressed', 'true');
    await button('Fingers move the page').click();
    await new Promise((resolve) => setTimeout(resolve, 350));
    await drag(
      [
        [100, 300],
        [200, 300],
        [300, 320],
      ],
      'touch',
    );
    expect(items()).toHaveLength(2);
  });
});

describe('texts', () => {
  it('are typed with an input method', async () => {
    const { items } = await show();
    await tool(/^Text/).click();
    await tap([200, 200]);
    await expect.element(field()).toHaveFocus();
    await cdp().send('Input.imeSetComposition', { text: 'shui', selectionStart: 4, selectionEnd: 4 });
    // The Enter and the Escape of an input method end nothing.
    for (const key of ['Escape', 'Enter'])
      field()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, ctrlKey: true, bubbles: true }));
    await cdp().send('Input.insertText', { text: '水循環' });
    await expect.element(field()).toHaveValue('水循環');
    expect(items()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(items()).toMatchObject([{ value: { kind: 'text', text: '水循環' } }]);
    await expect.element(canvas()).toHaveFocus();
  });

  it('keep half a word when something else is touched, and are none when empty', async () => {
    const { items } = await show();
    await tool(/^Text/).click();
    await tap([200, 200]);
    await cdp().send('Input.imeSetComposition', { text: '水', selectionStart: 1, selectionEnd: 1 });
    await button('Zoom').click();
    expect(items()).toMatchObject([{ value: { text: '水' } }]);
    await tap([700, 500]);
    await userEvent.keyboard('{Escape}');
    expect(items()).toHaveLength(1);
    expect(field().elements()).toEqual([]);
  });

  it('keep what was typed when the page goes', async () => {
    const { items, screen } = await show();
    await tool(/^Text/).click();
    await tap([200, 200]);
    await userEvent.keyboard('Rain');
    await screen.unmount();
    expect(items()).toMatchObject([{ value: { text: 'Rain' } }]);
  });

  it('are changed by touching twice and by Enter; emptied ones go', async () => {
    const { items } = await show([text('Cloud', [200, 200])]);
    await tool(/^Select/).click();
    await tap([240, 220]);
    await tap([240, 220]);
    await expect.element(field()).toHaveValue('Cloud');
    await userEvent.keyboard('s{Escape}');
    expect(items()).toMatchObject([{ value: { text: 'Clouds', at: [200, 200] } }]);
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field(), '');
    await userEvent.keyboard('{Escape}');
    expect(items()).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(items()).toMatchObject([{ value: { text: 'Clouds' } }]);
  });
});

describe('selection', () => {
  it('moves, resizes and deletes by keys; keys together are one step', async () => {
    const { items, space } = await show([stamp([400, 300])]);
    const write = vi.spyOn(space, 'write');
    await button('What is on the page').click();
    await button(/^Tick/).click();
    await expect.element(canvas()).toHaveFocus();
    for (const press of [{ key: 'ArrowRight' }, { key: 'ArrowRight' }, { key: 'ArrowDown', shiftKey: true }])
      canvas()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...press }));
    await expect.poll(() => items()[0]?.moved).toEqual({ dx: 10, dy: 25, scale_x: 1, scale_y: 1 });
    expect(write).toHaveBeenCalledOnce();
    await userEvent.keyboard('{+}');
    await expect.poll(() => items()[0]?.moved?.scale_x).toBeCloseTo(1.1, 2);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(items()[0]?.moved).toMatchObject({ dx: 10, dy: 25 });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(items()[0]?.moved).toBeUndefined();
    await userEvent.keyboard('{Delete}');
    expect(items()).toEqual([]);
  });

  it.each(['mouse', 'touch'])('moves and resizes by %s', async (pointerType) => {
    const { items } = await show([stamp([400, 300])]);
    await tool(/^Select/).click();
    await tap([400, 300], pointerType);
    await drag(
      [
        [400, 300],
        [440, 300],
        [500, 350],
      ],
      pointerType,
    );
    expect(items()[0]?.moved).toMatchObject({ scale_x: 1 });
    expect(items()[0]?.moved?.dx).toBeCloseTo(100, 0);
    expect(items()[0]?.moved?.dy).toBeCloseTo(50, 0);
    await drag(
      [
        [536, 386],
        [560, 410],
        [592, 442],
      ],
      pointerType,
    );
    expect(items()[0]?.moved?.scale_x).toBeCloseTo(2, 1);
  });

  it('takes own things within a box, and not those of others', async () => {
    const foreign = entry({ kind: 'stamp', stamp: 'star', at: [300, 200], size: 56, t: 1 }, other);
    const { items, space } = await show([stamp([200, 200]), stamp([250, 300]), foreign, stamp([800, 600])]);
    const write = vi.spyOn(space, 'write');
    await tool(/^Select/).click();
    await drag([
      [100, 100],
      [300, 300],
      [400, 400],
    ]);
    await userEvent.keyboard('v');
    await button('Delete').click();
    expect(write).toHaveBeenCalledTimes(2);
    expect(items().map(({ value }) => value.kind === 'stamp' && value.at)).toEqual([
      [300, 200],
      [800, 600],
    ]);
  });

  it('places shapes and stamps without a pointer', async () => {
    const { items } = await show();
    await button('What is on the page').click();
    await button('Add a stamp').click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => items()[0]?.moved?.dx).toBe(-5);
    expect(items()).toMatchObject([{ value: { kind: 'stamp', stamp: 'tick' } }]);
  });
});

describe('the list', () => {
  it('tells what is on the page and sums strokes by person', async () => {
    const random = createRandom(1);
    await show([
      text('Rivers run to the sea', [100, 50]),
      stamp([1_100, 60]),
      entry(inventStroke(random)),
      entry(inventStroke(random)),
      entry(inventStroke(random), other),
    ]);
    await button('What is on the page').click();
    const list = page.getByRole('region', { name: 'What is on the page' });
    const rows = () =>
      list
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      'Tick upper right · you',
      'Text “Rivers run to the sea” upper left · you',
      '2 strokes by you',
      '1 stroke by Mei',
    ]);
  });
});

it('tells how many items each question has', async () => {
  const onItems = vi.fn<(id: string, count: number) => void>();
  const regions = [
    { id: 'first', page: 0 },
    { id: 'second', page: 1 },
  ];
  const questionOf = (value: Parameters<typeof findRegion>[0]) => findRegion(value, regions);
  await show([stamp([100, 100])], { onItems, questionOf });
  expect(onItems.mock.calls).toEqual([['first', 1]]);
  canvas().element().focus();
  await userEvent.keyboard('s{Enter}');
  await expect.poll(() => onItems.mock.calls.at(-1)).toEqual(['first', 2]);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => onItems.mock.calls.at(-1)).toEqual(['first', 1]);
});

describe.each([
  ['a laptop', 1366, 768],
  ['a phone', 390, 844],
])('on %s', (_name, width, height) => {
  it.each(languages)('can be used by all in %s', async (language) => {
    await page.viewport(width, height);
    setLanguage(language);
    const { screen } = await show([text('水循環', [100, 50]), stamp([600, 400])], { exportName: 'Work' });
    (page.getByRole('radio').elements()[7] as HTMLElement).click();
    await tap([600, 400]);
    expect(await findAxeViolations(screen.container)).toEqual([]);
    const small = [...screen.container.querySelectorAll<HTMLElement>('button, label')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width < 44 || box.height < 44;
    });
    expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const bar = page.getByRole('toolbar').element();
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  });
});
