import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import type { ShownPanorama } from './model.ts';
import type { Place, SceneSpot, View } from './scene-model.ts';
import { PanoramaScene, PictureScene } from './scenes.tsx';
import { SpotList } from './views/spot-list.tsx';

const folder = '/src/demo/media/promenade/promenade-';
const tiles = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}${first + index}.webp`);

const promenade: ShownPanorama = {
  degrees: { width: 360, height: 180 },
  base: { url: `${folder}1.webp`, width: 1_024, height: 512 },
  levels: [
    { width: 2_048, height: 1_024, tile: 1_024, columns: 2, urls: tiles(2, 2) },
    { width: 4_096, height: 2_048, tile: 1_024, columns: 4, urls: tiles(4, 8) },
  ],
};
const spots: SceneSpot[] = [
  { id: 'ferry', at: { x: 0.44, y: 0.48 }, kind: 'info', label: 'The ferry' },
  { id: 'shops', at: { x: 0.02, y: 0.5 }, kind: 'question', label: 'How many shops?', isDone: true },
];
const mediaUrl = (url: string) => url;

type SceneProps = Partial<Parameters<typeof PanoramaScene>[0]>;

function createPage(props: SceneProps = {}) {
  const onChoose = props.onChoose ?? (() => undefined);
  return (
    <main style={{ height: 600 }}>
      <h1 className="el-visually-hidden">Trip</h1>
      <PanoramaScene
        picture={promenade}
        label="At the harbour"
        spots={spots}
        mediaUrl={mediaUrl}
        {...props}
        onChoose={onChoose}
      />
    </main>
  );
}

const stage = () => page.getByRole('application');
const ferry = () => page.getByRole('button', { name: 'Information: The ferry' });
const shops = () => page.getByRole('button', { name: 'Question: How many shops?, done' });
const isHidden = (locator: ReturnType<typeof ferry>) =>
  locator.element().closest('[data-spot]')!.hasAttribute('data-hidden');

/** Shows it, and waits until something is seen. */
async function show(props: SceneProps = {}) {
  const onLook = vi.fn<(view: View) => void>();
  const screen = await render(createPage({ onLook, ...props }));
  await expect.element(page.getByText('Loading the panorama…')).not.toBeInTheDocument();
  return { screen, onLook, lastView: () => onLook.mock.lastCall?.[0] };
}

function sendPointer(type: string, { x, y }: Place, pointerId = 1): void {
  const element = stage().element();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + x * width, top + y * height];
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY }));
}

async function dragOnStage(from: Place, to: Place): Promise<void> {
  sendPointer('pointerdown', from);
  sendPointer('pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  sendPointer('pointermove', to);
  sendPointer('pointerup', to);
  await new Promise(requestAnimationFrame);
}

beforeEach(async () => {
  setLanguage('en');
  await page.viewport(1_000, 700);
});

describe('a panorama', () => {
  it('draws the picture, and has no violations', async () => {
    await show();
    const canvas = stage().element().querySelector('canvas')!;
    await vi.waitFor(async () => {
      const { data } = await drawAgain(canvas);
      expect(new Set(data).size).toBeGreaterThan(20);
    });
    expect(await findAxeViolations(document.body)).toEqual([]);
  });

  it('hides spots behind the viewer, and turns to one that the keyboard reaches', async () => {
    const { lastView } = await show();
    await vi.waitFor(() => expect([isHidden(ferry()), isHidden(shops())]).toEqual([false, true]));
    stage().element().focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(shops()).toHaveFocus();
    await vi.waitFor(() => expect(lastView()?.yaw).toBeCloseTo(-172.8, 1));
    await vi.waitFor(() => expect([isHidden(ferry()), isHidden(shops())]).toEqual([true, false]));
  });

  it('turns and zooms by keys, and says where one looks', async () => {
    const { lastView } = await show();
    stage().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}+');
    await vi.waitFor(() => expect(lastView()?.fov).toBeCloseTo(56));
    expect(lastView()?.yaw).toBeGreaterThan(20);
    expect(lastView()?.pitch).toBeGreaterThan(10);
    await expect.element(page.getByText('Looking 23° to the right')).toBeInTheDocument();
  });

  it('follows a drag, which chooses no place; a click does', async () => {
    const onPlace = vi.fn<(at: Place) => void>();
    const { lastView } = await show({ onPlace });
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    await dragOnStage({ x: 0.3, y: 0.5 }, { x: 0.7, y: 0.5 });
    await vi.waitFor(() => expect(lastView()?.yaw).toBeLessThan(-50));
    expect(onPlace).not.toHaveBeenCalled();
    const { yaw } = lastView()!;
    await dragOnStage({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 });
    expect(onPlace.mock.lastCall![0].x).toBeCloseTo(0.5 + yaw / 360);
    expect(onPlace.mock.lastCall![0].y).toBeCloseTo(0.5);
  });

  it('takes two fingers for no tap', async () => {
    const onPlace = vi.fn<(at: Place) => void>();
    await show({ onPlace });
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    sendPointer('pointerdown', { x: 0.4, y: 0.5 }, 1);
    sendPointer('pointerdown', { x: 0.6, y: 0.5 }, 2);
    sendPointer('pointerup', { x: 0.4, y: 0.5 }, 1);
    sendPointer('pointerup', { x: 0.6, y: 0.5 }, 2);
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('places in the middle by Enter', async () => {
    const onPlace = vi.fn<(at: Place) => void>();
    await show({ onPlace, firstView: { yaw: 90, pitch: 18, fov: 70 } });
    stage().element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onPlace).toHaveBeenCalledWith({ x: expect.closeTo(0.75), y: expect.closeTo(0.4) });
  });

  it('chooses a spot by a click, and moves it by keys where it may be moved', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    const onMoveSpot = vi.fn<(id: string, at: Place) => void>();
    const { screen } = await show({ onChoose });
    await ferry().click();
    expect(onChoose).toHaveBeenCalledWith('ferry');
    await screen.rerender(createPage({ onChoose, onMoveSpot }));
    ferry().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onMoveSpot).toHaveBeenCalledWith('ferry', { x: expect.closeTo(0.435), y: 0.48 });
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}{Alt>}{ArrowUp}{/Alt}');
    expect(onMoveSpot).toHaveBeenCalledTimes(1);
  });

  it('drags a spot to another place', async () => {
    const onMoveSpot = vi.fn<(id: string, at: Place) => void>();
    const onChoose = vi.fn<(id: string) => void>();
    await show({ onMoveSpot, onChoose });
    await vi.waitFor(() => expect(isHidden(ferry())).toBe(false));
    await ferry().dropTo(stage());
    expect(onMoveSpot).toHaveBeenCalledWith('ferry', {
      x: expect.closeTo(0.5, 1),
      y: expect.closeTo(0.5, 1),
    });
    expect(onChoose).not.toHaveBeenCalled();
    ferry().element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['ferry']]);
  });

  it('turns where it is led, by the shorter way, and shows the leader’s place', async () => {
    const { screen, lastView } = await show();
    await screen.rerender(createPage({ lookAt: { yaw: -150, pitch: -5, fov: 60 }, onLook: undefined }));
    await vi.waitFor(() => expect([isHidden(ferry()), isHidden(shops())]).toEqual([true, false]));
    expect(lastView()).toBeUndefined();
    await screen.rerender(createPage({ pointAt: { x: 0.02, y: 0.5 } }));
    const pointer = () => document.querySelector('[data-pointer]')!;
    await vi.waitFor(() => expect(pointer().hasAttribute('data-beyond')).toBe(false));
    await screen.rerender(createPage({ pointAt: { x: 0.5, y: 0.5 } }));
    await vi.waitFor(() => expect(pointer().hasAttribute('data-beyond')).toBe(true));
  });

  it('is a flat picture with the same spots when the device takes WebGL away', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    await show({ onChoose });
    const canvas = stage().element().querySelector('canvas')!;
    canvas.getContext('webgl')!.getExtension('WEBGL_lose_context')!.loseContext();
    await expect.element(page.getByRole('img', { name: 'At the harbour' })).toBeInTheDocument();
    await ferry().click();
    expect(onChoose).toHaveBeenCalledWith('ferry');
  });

  it('says when it could not be loaded, and tries again', async () => {
    let isGone = true;
    await render(createPage({ mediaUrl: (url) => (isGone ? 'data:text/plain,nothing' : url) }));
    await expect
      .element(page.getByRole('alert').getByText('The panorama could not be loaded.'))
      .toBeVisible();
    isGone = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Loading the panorama…')).not.toBeInTheDocument();
    expect(page.getByRole('alert').query()).toBeNull();
  });
});

/** A frame as pixels: WebGL keeps none for later readers. */
function drawAgain(canvas: HTMLCanvasElement): Promise<ImageData> {
  const turn = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
  stage().element().dispatchEvent(turn);
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [100, 60];
      const context = copy.getContext('2d')!;
      context.drawImage(canvas, 0, 0, 100, 60);
      resolve(context.getImageData(0, 0, 100, 60));
    });
  });
}

it('a flat picture shows its spots, and gives the place of a click', async () => {
  const onPlace = vi.fn<(at: Place) => void>();
  const onChoose = vi.fn<(id: string) => void>();
  await render(
    <main style={{ height: 500 }}>
      <h1 className="el-visually-hidden">Trip</h1>
      <PictureScene
        picture={promenade.base}
        label="The quay"
        spots={spots}
        mediaUrl={mediaUrl}
        onChoose={onChoose}
        onPlace={onPlace}
        pointAt={{ x: 0.2, y: 0.2 }}
      />
    </main>,
  );
  await ferry().click();
  expect(onChoose).toHaveBeenCalledWith('ferry');
  await page.getByRole('img', { name: 'The quay' }).click();
  expect(onPlace).toHaveBeenCalledWith({ x: expect.closeTo(0.5, 1), y: expect.closeTo(0.5, 1) });
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('the list says the same as the spots', async () => {
  const onChoose = vi.fn<(id: string) => void>();
  await render(<SpotList spots={spots} chosenId="shops" onChoose={onChoose} />);
  await expect.element(shops()).toHaveAttribute('aria-current', 'true');
  await ferry().click();
  expect(onChoose).toHaveBeenCalledWith('ferry');
});
