import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import { entry, inkAuthor, openInk } from '#tests/ink/open-ink.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { usualPage } from '../limits.ts';
import type { InkPage } from '../pages.ts';
import { InkReplay, type ReplayLayer } from './ink-replay.tsx';

const pages: InkPage[] = [{ ...usualPage, background: { kind: 'blank' } }];
const addresses = { mediaUrl: (url: string) => url, fileUrl: String };
const random = createRandom(9);
const begin = 1_700_000_000_000;
const other = { user_id: 8, role: 'student' } as const;
const strokes = Array.from({ length: 6 }, (_, index) =>
  entry({ ...inventStroke(random), t: begin + index * 900, ms: 600 }, index % 2 === 0 ? inkAuthor : other),
);

const slider = () => page.getByRole('slider', { name: 'Time of the replay' });
const button = (name: string) => page.getByRole('button', { name });
/** Dark points of the picture, which say how much of the drawing is there. */
function countInk(): number {
  return [...document.querySelectorAll('canvas')].reduce((sum, canvas) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let index = 0; index < data.length; index += 4)
      if (data[index + 3]! > 100 && data[index]! + data[index + 1]! + data[index + 2]! < 500) count += 1;
    return sum + count;
  }, 0);
}

/** The same once the picture stands still: it is painted a little in each frame. */
async function countSettledInk(): Promise<number> {
  let [count, framesAlike] = [0, 0];
  while (count === 0 || framesAlike < 10) {
    await new Promise(requestAnimationFrame);
    const next = countInk();
    framesAlike = next === count ? framesAlike + 1 : 0;
    count = next;
  }
  return count;
}

async function show(more: Partial<ReplayLayer> = {}) {
  const layers = [{ name: 'ink', space: await openInk(strokes), ...more }];
  return render(
    <main style={{ height: '100vh' }}>
      <InkReplay
        label="How it came about"
        pages={pages}
        layers={layers}
        addresses={addresses}
        nameOf={(id) => (id === 8 ? 'Mei' : 'Ka Yan')}
      />
    </main>,
  );
}

beforeEach(async () => {
  await page.viewport(1366, 768);
  setLanguage('en');
});

it('begins with the whole drawing, and goes back by keys', async () => {
  await show();
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '0:05 / 0:05');
  const whole = await countSettledInk();
  slider().element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(countInk).toBeLessThan(whole / 5);
  await userEvent.keyboard('{End}');
  await expect.poll(countInk).toBe(whole);
});

it('plays from the beginning to the end', async () => {
  await show();
  await page.getByRole('combobox', { name: 'Speed' }).selectOptions('8');
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(button('Play')).toBeVisible();
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '0:05 / 0:05');
});

it('shows one person alone', async () => {
  await show();
  const whole = await countSettledInk();
  await page.getByRole('combobox', { name: 'Drawn by' }).selectOptions('Mei');
  await expect.poll(countInk).toBeLessThan(whole * 0.8);
  await expect.poll(countInk).toBeGreaterThan(0);
});

it('shows the drawing as it stood at a change', async () => {
  await show({ until: 2 });
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '0:01 / 0:01');
});

it('says why there is no replay, and tries again', async () => {
  let isBroken = true;
  const space = await openInk(strokes);
  const readHistory = () =>
    isBroken ? Promise.reject(new Error('The network is gone')) : space.readHistory!();
  await show({ space: { readHistory } });
  await expect.element(page.getByRole('alert').getByText('The network is gone')).toBeVisible();
  isBroken = false;
  await button('Try again').click();
  await expect.element(slider()).toBeVisible();
});

it.each(languages.flatMap((language) => [[language, 1366, 768] as const, [language, 390, 844] as const]))(
  'can be used by all in %s at %d',
  async (language, width, height) => {
    await page.viewport(width, height);
    setLanguage(language);
    const { container } = await show();
    await expect.element(page.getByRole('slider')).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
