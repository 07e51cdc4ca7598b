import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { dragByFinger } from '#tests/browser/finger.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import type { MapGround, MapPin, SiteMapProps } from './map-parts.ts';
import type { EarthPlace, MapPlace, PicturePlace } from './model.ts';
import '#ui/theme/base.css';
import '#ui/theme/tokens.css';
import { SiteMap } from './site-map.tsx';

const pictureUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><path fill="tan" d="M0 0h800v400H0z"/></svg>',
)}`;
const picture: MapGround = { kind: 'picture', url: 'plan.svg', width: 800, height: 400 };
const noTiles: MapGround = { kind: 'tiles', address: '', attribution: '', max_zoom: 18 };

const pin = (number: number, at: MapPlace, more: Partial<MapPin> = {}): MapPin => ({
  id: `p${number}`,
  number,
  at,
  label: `Stop ${number}`,
  state: 'plain',
  ...more,
});
const picturePins = [pin(1, { x: 0.25, y: 0.25 }), pin(2, { x: 0.75, y: 0.75 }, { state: 'visited' })];
const earthPins = [
  pin(1, { lat: 22.2855, lon: 114.1577 }, { radius_m: 80 }),
  pin(2, { lat: 22.2988, lon: 114.1722 }, { state: 'locked' }),
];

const onChoose = vi.fn<SiteMapProps['onChoose']>();
const onPlace = vi.fn<NonNullable<SiteMapProps['onPlace']>>();
const onMovePin = vi.fn<NonNullable<SiteMapProps['onMovePin']>>();

/** A map whose pins go where they are moved. */
function MovableMap({ pins, ...props }: Omit<SiteMapProps, 'onChoose' | 'mediaUrl' | 'label'>) {
  const [shownPins, setShownPins] = useState(pins);
  return (
    <div style={{ width: 800, height: 400 }}>
      <SiteMap
        {...props}
        pins={shownPins}
        onChoose={onChoose}
        onMovePin={
          props.onMovePin &&
          ((id, at) => {
            props.onMovePin?.(id, at);
            setShownPins(shownPins.map((each) => (each.id === id ? { ...each, at } : each)));
          })
        }
        mediaUrl={() => pictureUrl}
        label="Our way"
      />
    </div>
  );
}

const firstPin = () => page.getByRole('button', { name: /^1 Stop 1/ });
const secondPin = () => page.getByRole('button', { name: /^2 Stop 2/ });
const map = () => page.getByRole('application', { name: 'Our way' });

async function show(props: Partial<SiteMapProps> & Pick<SiteMapProps, 'ground' | 'pins'>) {
  const screen = await render(<MovableMap {...props} />);
  await expect.element(firstPin()).toBeVisible();
  return screen;
}

/** Where the tip of a pin is, in CSS pixels from the map's top left corner. */
function tipOf(locator: ReturnType<typeof firstPin>): { x: number; y: number } {
  const { left, width, bottom } = locator.element().getBoundingClientRect();
  const frame = map().element().getBoundingClientRect();
  return { x: left + width / 2 - frame.left, y: bottom - frame.top };
}

const lastMove = () => onMovePin.mock.lastCall?.[1];

beforeEach(() => {
  setLanguage('en');
  vi.clearAllMocks();
});

it('shows the whole picture with its pins, which Tab reaches and Enter chooses', async () => {
  const { container } = await show({ ground: picture, pins: picturePins });
  await expect.poll(() => container.querySelector<HTMLImageElement>('img')?.naturalWidth).toBe(800);
  const [first, second] = [tipOf(firstPin()), tipOf(secondPin())];
  // The picture's proportions: the pins are as far apart as half of its width, and half of its height.
  expect((second.x - first.x) / (second.y - first.y)).toBeCloseTo(2, 1);
  // Otherwise the layers of the library would cover pins and buttons.
  expect(getComputedStyle(map().element()).zIndex).toBe('0');
  (map().element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(onChoose.mock.calls).toEqual([['p2']]);
  await expect.element(secondPin()).toHaveAccessibleName('2 Stop 2, visited');
  expect(await findAxeViolations(container)).toEqual([]);
  const { width, height } = firstPin().element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it('moves the focused pin by arrow keys, and keeps it on the picture', async () => {
  await show({ ground: picture, pins: picturePins, onMovePin });
  (firstPin().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  const { x, y } = lastMove() as PicturePlace;
  expect([x > 0.25, y]).toEqual([true, 0.25]);
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}{Alt>}{ArrowUp}{/Alt}');
  expect(onMovePin).toHaveBeenCalledTimes(1);
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect((lastMove() as PicturePlace).y).toBe(0);
  expect(onChoose).not.toHaveBeenCalled();
});

it('moves a pin by mouse, and chooses nothing by that', async () => {
  await show({ ground: picture, pins: picturePins, onMovePin });
  const before = tipOf(firstPin());
  await userEvent.dragAndDrop(firstPin(), secondPin());
  const after = tipOf(firstPin());
  expect(after.x - before.x).toBeGreaterThan(200);
  const { x, y } = lastMove() as PicturePlace;
  expect([x, y].map((share) => Math.abs(share - 0.75) < 0.02)).toEqual([true, true]);
  expect(onMovePin).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
  (firstPin().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['p1']]);
});

it('moves a pin by finger', async () => {
  await show({ ground: picture, pins: picturePins, onMovePin });
  await dragByFinger(firstPin().element(), { up: 60 }, { restMs: 20 });
  await expect.poll(() => onMovePin.mock.calls.length).toBe(1);
  expect((lastMove() as PicturePlace).y).toBeLessThan(0.2);
});

it('sets a place where it is clicked, and none where it is dragged', async () => {
  await show({ ground: picture, pins: picturePins, onPlace });
  const { x, y } = tipOf(secondPin());
  await userEvent.click(map(), { position: { x, y: y + 2 } });
  expect(onPlace.mock.lastCall?.[0]).toEqual({
    x: expect.closeTo(0.75, 2),
    y: expect.closeTo(0.75, 1),
  });
  await userEvent.dragAndDrop(map(), map(), {
    sourcePosition: { x: 30, y: 30 },
    targetPosition: { x: 130, y: 60 },
  });
  expect(onPlace).toHaveBeenCalledTimes(1);
  expect(tipOf(secondPin()).x - x).toBeCloseTo(100, 0);
  (map().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onPlace).toHaveBeenCalledTimes(2);
});

it('shows places of the earth without tiles, and says that there are none', async () => {
  const { container } = await show({
    ground: noTiles,
    pins: [...earthPins, pin(3, { x: 0.5, y: 0.5 })],
    here: { at: { lat: 22.29, lon: 114.16 }, accuracy_m: 40 },
    onMovePin,
  });
  await expect.element(page.getByText(/^The school has set no map/)).toBeVisible();
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(page.getByRole('button', { name: /^3 / }).elements()).toHaveLength(0);
  await expect.element(secondPin()).toHaveAccessibleName('2 Stop 2, locked');
  const [first, second] = [tipOf(firstPin()), tipOf(secondPin())];
  expect([second.x > first.x, second.y < first.y]).toEqual([true, true]);
  (secondPin().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect((lastMove() as EarthPlace).lat).toBeGreaterThan(22.2988);
});

it('zooms by its buttons, and shows all again', async () => {
  await show({ ground: noTiles, pins: earthPins });
  const distance = () => tipOf(secondPin()).x - tipOf(firstPin()).x;
  const before = distance();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(distance).toBeCloseTo(before * 2, 0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(distance).toBeCloseTo(before, 0);
});

it('says when tiles do not load', async () => {
  await show({
    ground: { ...noTiles, address: '/no-such-tiles/{z}/{x}/{y}.png', attribution: '© Nobody' },
    pins: earthPins,
  });
  await expect.element(page.getByText(/^The map does not load/)).toBeVisible();
  await expect.element(page.getByText('© Nobody')).toBeVisible();
});
