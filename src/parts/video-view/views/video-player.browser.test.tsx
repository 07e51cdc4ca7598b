import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { VideoPlayer } from './video-player.tsx';

/** The demo school's own short video, and its strip of 12 thumbnails. */
const mediaUrl = (url: string) => `/src/demo/media/rain/${url}`;
const strip = { url: 'rain-3.jpg', width: 1600, height: 180, columns: 10, count: 12, interval_ms: 1_000 };
const poster = { url: 'rain-2.jpg', width: 640, height: 360 };

async function showPlayer(url = 'rain.mp4') {
  setLanguage('en');
  await page.viewport(800, 600);
  return render(
    <main>
      <h1>Video</h1>
      <VideoPlayer name="Rain" video={{ url, poster, strip }} mediaUrl={mediaUrl} />
    </main>,
  );
}

const video = () => document.querySelector('video');
const slider = () => page.getByRole('slider', { name: 'Position' });

it('plays, pauses and goes to a place by keyboard', async () => {
  const screen = await showPlayer();
  await expect.element(page.getByText('0:00 / 0:12')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).first().click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => video()?.currentTime ?? 0).toBeGreaterThan(0.2);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(video()?.paused).toBe(true);
  (slider().element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '0:12 of 0:12');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => video()?.currentTime).toBe(0);
  await page.getByRole('combobox', { name: 'Speed' }).selectOptions('1.5');
  expect(video()?.playbackRate).toBe(1.5);
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect.element(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('shows the thumbnail of the position under the pointer', async () => {
  await showPlayer();
  await expect.element(page.getByText('0:00 / 0:12')).toBeVisible();
  const element = slider().element();
  const { left, top, width } = element.getBoundingClientRect();
  element.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, clientX: left + width * 0.96, clientY: top + 5 }),
  );
  await expect.element(page.getByText('0:11', { exact: true })).toBeVisible();
  const thumb = document.querySelector<HTMLImageElement>('img[src$="rain-3.jpg"]');
  // The twelfth thumbnail: second row, second column.
  expect(thumb?.style.transform).toBe('translate(-160px, -90px)');
});

it('keeps its buttons in one row on a phone, with captions too', async () => {
  setLanguage('en');
  await page.viewport(390, 844);
  const captions = 'harbour.json';
  await render(
    <main style={{ padding: 16 }}>
      <VideoPlayer name="Rain" video={{ url: 'rain.mp4', poster, strip }} {...{ captions, mediaUrl }} />
    </main>,
  );
  await expect.element(page.getByText('0:00 / 0:12')).toBeVisible();
  const buttons = ['Play', 'Captions', 'Mute', 'Full screen'].map((name) =>
    page.getByRole('button', { name }),
  );
  const tops = buttons.map((button) => button.first().element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

it('says so if the video cannot be played', async () => {
  await showPlayer('harbour.json');
  await expect.element(page.getByText(/cannot play the video/)).toBeVisible();
});
