import type { InkSpace } from '../follow-layer.view.ts';
import type { InkControls } from '../ink-surface.view.ts';
import { unpackPoints } from '../pack-points.ts';
import { takeFirstPoints } from './first-points.ts';
import { createReplay, listUnderWay, type Timeline } from './replay.ts';

/** Shows a replay on a canvas: spaces whose items are those of the time that is played. */
export function createReplaySpaces(timeline: Timeline) {
  const replay = createReplay(timeline);
  const listeners = replay.items.map(() => new Set<() => void>());
  const toState = (layer: number, changed: ReadonlySet<string>) => ({
    items: replay.items[layer] ?? new Map(),
    changed,
    presence: new Map(),
    people: new Map(),
    isLoaded: true,
  });
  const states = replay.items.map((_, layer) => toState(layer, new Set()));
  let liveKeys = new Set<string>();

  /** Strokes that are being drawn lie above all, as those of a pen do. */
  function showUnderWay(controls: InkControls, time: number): void {
    const shownKeys = new Set<string>();
    for (const { event, share } of listUnderWay(timeline, time)) {
      const { value } = event.entry;
      if (value.kind !== 'stroke') continue;
      const key = `replay/${event.layer}/${event.item}`;
      shownKeys.add(key);
      const { kind, tool, colour, width, page = 0, points } = value;
      controls.setLive(key, {
        kind,
        tool,
        colour,
        width,
        page,
        points: takeFirstPoints(unpackPoints(points), share),
      });
    }
    for (const key of liveKeys) if (!shownKeys.has(key)) controls.settleLive(key);
    liveKeys = shownKeys;
  }

  return {
    spaces: replay.items.map(
      (_, layer): InkSpace => ({
        state: () => states[layer] ?? toState(layer, new Set()),
        subscribe: (listener) => {
          listeners[layer]?.add(listener);
          return () => listeners[layer]?.delete(listener);
        },
        orderOf: (id) => replay.orderOf(layer, id),
      }),
    ),
    goTo(time: number, controls: InkControls | undefined): void {
      for (const [layer, changed] of replay.goTo(time).entries()) {
        if (changed.size === 0) continue;
        states[layer] = toState(layer, changed);
        for (const listener of listeners[layer] ?? []) listener();
      }
      if (controls) showUnderWay(controls, time);
    },
  };
}
