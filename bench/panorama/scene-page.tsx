import { createRoot } from 'react-dom/client';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import type { ShownPanorama } from '#parts/panorama/model.ts';
import type { SceneSpot } from '#parts/panorama/scene-model.ts';
import { PanoramaScene } from '#parts/panorama/scenes.tsx';
import { setLanguage } from '#ui/i18n/language-store.ts';

/** The page of the bench: a scene with spots, and what measures its frames. */

const kinds = ['info', 'question', 'stop', 'video'] as const;
const spots: SceneSpot[] = Array.from({ length: 12 }, (_, index) => ({
  id: `s${index}`,
  at: { x: (index + 0.5) / 12, y: 0.45 + (index % 3) * 0.05 },
  kind: kinds[index % kinds.length] ?? 'info',
  label: `Spot ${index + 1}`,
  isDone: index % 5 === 1,
}));

const frames: number[] = [];
const tasks: number[] = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration);
}).observe({ type: 'longtask' });

/** All that one frame runs, in ms. */
const requestFrame = window.requestAnimationFrame.bind(window);
let frameMs = 0;
window.requestAnimationFrame = (callback) =>
  requestFrame((now) => {
    const startedAt = performance.now();
    callback(now);
    frameMs += performance.now() - startedAt;
  });
// Pointers of scripts cannot be captured.
Element.prototype.setPointerCapture = () => undefined;

const findStage = () => document.querySelector('[role="application"]');

function send(type: string, x: number): void {
  const stage = findStage();
  const place = { clientX: x, clientY: 150 + Math.sin(x / 300) * 40 };
  stage?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, ...place }));
}

/** Drags once around; gives the script of each frame in ms, the frames, and the longest task. */
async function turn(ms: number) {
  frames.length = 0;
  tasks.length = 0;
  const startedAt = performance.now();
  send('pointerdown', 0);
  // At 70 degrees along the shorter side, a pixel turns by 80 degrees for each of its pixels.
  const wholeTurn = (360 / 80) * Math.min(innerWidth, innerHeight);
  let x = 0;
  await new Promise<void>((done) => {
    const step = () => {
      if (frameMs > 0) frames.push(frameMs);
      frameMs = 0;
      if (performance.now() - startedAt > ms) return done();
      const movedAt = performance.now();
      x = (wholeTurn * (performance.now() - startedAt)) / ms;
      send('pointermove', x);
      frameMs = performance.now() - movedAt;
      requestFrame(step);
    };
    requestFrame(step);
  });
  send('pointerup', x);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { script: [...frames], perSecond: frames.length / seconds, longestTask: Math.max(0, ...tasks) };
}

/** Opens the scene; gives the ms until the picture was seen. */
async function open(panorama: ShownPanorama, language: 'en' | 'zh-hk'): Promise<number> {
  setLanguage(language);
  document.documentElement.lang = language;
  const startedAt = performance.now();
  const host = document.createElement('div');
  host.style.cssText = 'height: 100dvh';
  document.body.append(host);
  createRoot(host).render(
    <PanoramaScene
      picture={panorama}
      label="Bench"
      spots={spots}
      chosenId="s6"
      onChoose={() => undefined}
      mediaUrl={(url) => `/media/${url}`}
    />,
  );
  const isShown = () => findStage() !== null && !document.querySelector('[class*="note"]');
  while (!isShown()) await new Promise((resolve) => setTimeout(resolve, 5));
  return performance.now() - startedAt;
}

const bench = { open, turn };
export type Bench = typeof bench;
Object.assign(globalThis, { bench });
