import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import type { ViewerPage } from '../model.ts';
import { PageViewer } from './page-viewer.tsx';

const upright = { url: 'page.png', width: 600, height: 800 };

function createPages(count: number, more: Partial<ViewerPage> = {}): ViewerPage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    image: upright,
    thumb: upright,
    title: '',
    url: '',
    text: { url: 'words.json', index },
    ...more,
  }));
}

async function showViewer(pages: ViewerPage[], more: { startIndex?: number; isBook?: boolean } = {}) {
  setLanguage('en');
  const onShow = vi.fn<(ids: string[]) => void>();
  const screen = await render(
    <main>
      <h1>Reading</h1>
      <PageViewer name="A story" pages={pages} mediaUrl={inventMedia} onShow={onShow} {...more} />
    </main>,
  );
  return { screen, onShow };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const stage = () => page.getByRole('group', { name: /^Pages? \d/ });
const shownPages = () =>
  page
    .getByRole('img')
    .elements()
    .map((element) => element.getAttribute('alt'));
const positionStatus = () => page.getByRole('status').first();
const readSheetTransform = () => (stage().element().firstElementChild as HTMLElement).style.transform;

/** A finger goes from one place to another, in shares of the stage. */
async function drag(from: [number, number], to: [number, number], pointerId = 1): Promise<void> {
  const target = stage().element();
  const { left, top, width, height } = target.getBoundingClientRect();
  const send = (type: string, [x, y]: [number, number]) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  send('pointerdown', from);
  send('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  send('pointermove', to);
  send('pointerup', to);
  await new Promise(requestAnimationFrame);
}

beforeEach(async () => {
  await page.viewport(1180, 768);
  // Browsers throw if a script captures a pointer that is not real.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
});

describe('turning', () => {
  it('shows two upright pages side by side where there is room, a cover alone', async () => {
    const { onShow } = await showViewer(createPages(6), { isBook: true });
    expect(shownPages()).toEqual(['Page 1']);
    await button('Next page').click();
    expect(shownPages()).toEqual(['Page 2', 'Page 3']);
    await expect.element(positionStatus()).toHaveTextContent('Pages 2 and 3 of 6');
    await page.viewport(390, 844);
    await expect.poll(shownPages).toEqual(['Page 2']);
    await expect.poll(() => onShow.mock.calls).toEqual([[['p1']], [['p2', 'p3']], [['p2']]]);
  });

  it('works by keys, unless the focus is in a field', async () => {
    await page.viewport(390, 844);
    await showViewer(createPages(4));
    const steps = [
      ['{ArrowRight}', 'Page 2'],
      ['{PageDown}', 'Page 3'],
      ['{ArrowLeft}', 'Page 2'],
      ['{End}', 'Page 4'],
      ['{ArrowRight}', 'Page 4'],
      ['{PageUp}', 'Page 3'],
      ['{Home}', 'Page 1'],
    ] as const;
    for (const [key, expected] of steps) {
      await userEvent.keyboard(key);
      await expect.poll(shownPages).toEqual([expected]);
    }
    await page.getByRole('textbox', { name: 'Page number' }).click();
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(shownPages()).toEqual(['Page 1']);
    await expect.element(button('Previous page')).toBeDisabled();
  });

  it('goes to a typed page number, in full or half width, if the page exists', async () => {
    await showViewer(createPages(6));
    const field = page.getByRole('textbox', { name: 'Page number' });
    await field.fill('４');
    await userEvent.keyboard('{Enter}');
    expect(shownPages()).toEqual(['Page 3', 'Page 4']);
    await field.fill('99');
    await userEvent.keyboard('{Enter}');
    expect(shownPages()).toEqual(['Page 5', 'Page 6']);
    await field.fill('x');
    await userEvent.tab();
    expect(shownPages()).toEqual(['Page 5', 'Page 6']);
    await expect.element(field).toHaveValue('5');
  });

  it('follows a finger that swipes, and ignores small movements', async () => {
    await page.viewport(390, 844);
    await showViewer(createPages(3));
    await drag([0.8, 0.5], [0.2, 0.5]);
    await expect.poll(shownPages).toEqual(['Page 2']);
    await drag([0.2, 0.5], [0.8, 0.5]);
    await expect.poll(shownPages).toEqual(['Page 1']);
    await drag([0.5, 0.5], [0.51, 0.5]);
    expect(shownPages()).toEqual(['Page 1']);
    expect(readSheetTransform()).toBe('');
  });

  it('begins at the given page', async () => {
    await showViewer(createPages(6), { startIndex: 3 });
    expect(shownPages()).toEqual(['Page 3', 'Page 4']);
  });
});

describe('zooming', () => {
  it('enlarges by button and key, moves by arrows, and is whole again on the next page', async () => {
    await showViewer(createPages(4));
    await button('Zoom in').click();
    await expect.element(page.getByText('150%')).toBeVisible();
    const before = readSheetTransform();
    await userEvent.keyboard('{ArrowDown}');
    expect(readSheetTransform()).not.toBe(before);
    expect(shownPages()).toEqual(['Page 1', 'Page 2']);
    await userEvent.keyboard('0');
    await expect.element(page.getByText('100%')).toBeVisible();
    await userEvent.keyboard('+');
    await userEvent.keyboard('{PageDown}');
    await expect.poll(shownPages).toEqual(['Page 3', 'Page 4']);
    expect(readSheetTransform()).toBe('');
    await expect.element(button('Zoom out')).toBeDisabled();
  });

  it('enlarges the place of a double tap; then a finger moves the page instead of turning it', async () => {
    await showViewer(createPages(4));
    await drag([0.25, 0.5], [0.25, 0.5]);
    await drag([0.25, 0.5], [0.25, 0.5]);
    await expect.element(page.getByText('250%')).toBeVisible();
    await drag([0.5, 0.8], [0.5, 0.3]);
    expect(shownPages()).toEqual(['Page 1', 'Page 2']);
    expect(readSheetTransform()).toMatch(/, -\d+(\.\d+)?px\)/);
  });

  it('works by Ctrl and the wheel; the wheel alone scrolls the page around it', async () => {
    await showViewer(createPages(2));
    const wheel = (more: WheelEventInit) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -50, ...more });
      stage().element().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel({})).toBe(false);
    expect(readSheetTransform()).toBe('');
    expect(wheel({ ctrlKey: true })).toBe(true);
    await expect.element(page.getByText('165%')).toBeVisible();
  });
});

describe('finding', () => {
  it('lists the places of words and goes there', async () => {
    await page.viewport(390, 844);
    await showViewer(createPages(3));
    await button('Search').click();
    const field = page.getByRole('searchbox');
    await expect.element(field).toHaveFocus();
    await field.fill('HILLS');
    await expect.element(page.getByText('2 places found')).toBeVisible();
    await page.getByRole('button', { name: /^Page 3/ }).click();
    await expect.poll(shownPages).toEqual(['Page 3']);
    // The results covered the page, so choosing one closes them.
    expect(field.query()).toBeNull();
    await button('Search').click();
    await field.fill('的山');
    await expect.element(page.getByText('1 place found')).toBeVisible();
    await field.fill('zebra');
    await expect.element(page.getByText('Not found. Try another word.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(field.query()).toBeNull();
  });

  it('finds Traditional by Simplified, whatever space is between', async () => {
    await showViewer(createPages(3));
    await button('Search').click();
    await page.getByRole('searchbox').fill('海边 的山');
    await expect.element(page.getByText('1 place found')).toBeVisible();
    await expect.element(page.getByRole('mark')).toHaveTextContent('海邊的山');
  });

  it('gives the words of a page to screen readers', async () => {
    await showViewer(createPages(3), { isBook: true });
    await expect.element(stage()).toHaveTextContent('Hills by the sea');
  });

  it('shows all pages in a strip with one tab stop', async () => {
    const { screen } = await showViewer(createPages(6));
    await button('All pages').click();
    const strip = page.getByRole('list', { name: 'All pages' });
    await strip.getByRole('button', { name: 'Page 5' }).click();
    expect(shownPages()).toEqual(['Page 5', 'Page 6']);
    expect(
      strip
        .getByRole('button')
        .elements()
        .filter((one) => one.matches('[tabindex="0"]')),
    ).toHaveLength(1);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.poll(shownPages).toEqual(['Page 3', 'Page 4']);
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });
});

it('shows a link on its page, and no turning where there is one page', async () => {
  await showViewer(createPages(1, { url: 'https://example.com/more', text: null }));
  const link = page.getByRole('link', { name: 'Open example.com in a new tab' });
  await expect.element(link).toHaveAttribute('href', 'https://example.com/more');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(button('Next page').query()).toBeNull();
  expect(button('Search').query()).toBeNull();
});
