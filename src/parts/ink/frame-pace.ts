/**
 * How long tiles are painted in a frame. Scripts only note what is to be painted, and the browser paints it afterwards,
 * which takes several times as long; so the slice follows from how long frames have taken. Pure.
 */

/** Frames while somebody draws or moves the view, and while nobody waits for anything but the picture. */
const busy = { frameMs: 20, sliceMin: 1, sliceMax: 5 };
const quiet = { frameMs: 200, sliceMin: 16, sliceMax: 60 };
const busyForMs = 200;
const pauseMs = 400;
/** Frames that take longer while the view moves are seen as jerks. */
const slowMs = 25;
/** How much one frame says about the next. */
const weight = 0.2;

export function createFramePace() {
  let sliceMs = busy.sliceMax;
  let busyFrameMs = 0;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let lastFrameAt = Number.NEGATIVE_INFINITY;
  return {
    /** Somebody draws or moves the view. */
    touch: (now: number): void => {
      touchedAt = now;
    },
    /** A frame begins. `sliceMs`: the time for painting in it; `isHurried`: it must be put together cheaply. */
    begin: (now: number): { sliceMs: number; isHurried: boolean } => {
      const isBusy = now - touchedAt < busyForMs;
      const goal = isBusy ? busy : quiet;
      const frameMs = now - lastFrameAt;
      lastFrameAt = now;
      // The first frame after a pause says nothing about the work of the one before.
      if (frameMs < pauseMs) {
        sliceMs *= frameMs > goal.frameMs ? 0.6 : 1.3;
        if (isBusy) busyFrameMs += (frameMs - busyFrameMs) * weight;
      }
      sliceMs = Math.min(goal.sliceMax, Math.max(goal.sliceMin, sliceMs));
      return { sliceMs, isHurried: isBusy && busyFrameMs > slowMs };
    },
  };
}
