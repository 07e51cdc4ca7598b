import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { samplePanorama, samplePanoramaResults } from './sample-panorama.ts';
import type { SceneSpot, View } from './scene-model.ts';
import { PanoramaScene } from './scenes.tsx';

/** Looking around by turning the device. */

const picture = samplePanoramaResults[samplePanorama]!.panorama!;
const spots: SceneSpot[] = [{ id: 'shop', at: { x: 0.75, y: 0.5 }, kind: 'info', label: 'A shop' }];
const onLook = vi.fn<(view: View) => void>();
const lastView = () => onLook.mock.lastCall?.[0];

const createPage = (lookAt?: View) => (
  <main style={{ height: 600 }}>
    <PanoramaScene
      picture={picture}
      label="At the harbour"
      spots={spots}
      mediaUrl={() => '/src/demo/media/promenade/promenade-1.webp'}
      onChoose={() => undefined}
      onLook={onLook}
      firstView={{ yaw: 0, pitch: 0, fov: 70 }}
      lookAt={lookAt}
    />
  </main>
);

/** Held upright, `right` degrees from north and `up` degrees above the horizon. */
function turnDevice({ right, up }: { right: number; up: number }): void {
  const angles = { alpha: (360 - right) % 360, beta: 90 + up, gamma: 0 };
  dispatchEvent(new DeviceOrientationEvent('deviceorientation', angles));
}

/** Shows the scene on a device that is held a little downwards, and lets it follow the device. */
async function showTurnable() {
  const screen = await render(createPage());
  turnDevice({ right: 0, up: -30 });
  const button = page.getByRole('button', { name: 'Look around by turning the device' });
  await expect.element(button).toBeVisible();
  const listen = vi.spyOn(window, 'addEventListener');
  await button.click();
  await vi.waitFor(() => expect(listen).toHaveBeenCalledWith('deviceorientation', expect.anything()));
  turnDevice({ right: 0, up: -30 });
  return screen;
}

const lastDirection = () => [lastView()?.yaw, lastView()?.pitch].map((angle) => Math.round(angle ?? 0));

beforeEach(() => {
  setLanguage('en');
  onLook.mockClear();
});

it('goes on from where one looks', async () => {
  await showTurnable();
  turnDevice({ right: 20, up: -20 });
  await expect.poll(lastDirection).toEqual([20, 10]);
});

it('rests while the class is led, and goes on from there', async () => {
  const screen = await showTurnable();
  await screen.rerender(createPage({ yaw: 90, pitch: 5, fov: 70 }));
  await expect.poll(lastDirection).toEqual([90, 5]);
  onLook.mockClear();
  turnDevice({ right: 20, up: -20 });
  await screen.rerender(createPage());
  turnDevice({ right: 30, up: -25 });
  await expect.poll(lastDirection).toEqual([100, 0]);
  expect(onLook.mock.calls.every(([{ yaw }]) => yaw < 101)).toBe(true);
});

it('lets a turn come to its end', async () => {
  await showTurnable();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  page.getByRole('application').element().focus();
  const timer = setInterval(() => turnDevice({ right: Math.random() / 100, up: -30 }), 10);
  await userEvent.tab();
  await vi.waitFor(() => expect(lastView()?.yaw).toBeCloseTo(90, 1));
  clearInterval(timer);
});
