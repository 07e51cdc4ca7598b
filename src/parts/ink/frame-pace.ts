/**
 * How long tiles are painted in a frame. Scripts only note what is to be painted, and the browser paints it afterwards,
 * which takes several times as long; so the slice follows from how long frames have taken. Pure.
 */

/** Frames while somebody draws or moves the view, and while nobody waits for anything but the picture. */
const busy = { frameMs: 20, sliceMax: 5 };
const quiet = { frameMs: 60, sliceMax: 24 };
const sliceMin = 1;
const busyForMs = 200;
const pauseMs = 400;

export function createFramePace() {
  let sliceMs = busy.sliceMax;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let lastFrameAt = Number.NEGATIVE_INFINITY;
  return {
    /** Somebody draws or moves the view. */
    touch: (now: number): void => {
      touchedAt = now;
    },
    /** A frame begins; gives the time for painting in it. */
    begin: (now: number): number => {
      const goal = now - touchedAt < busyForMs ? busy : quiet;
      const frameMs = now - lastFrameAt;
      lastFrameAt = now;
      // The first frame after a pause says nothing about the work of the one before.
      if (frameMs < pauseMs) sliceMs *= frameMs > goal.frameMs ? 0.6 : 1.3;
      sliceMs = Math.min(goal.sliceMax, Math.max(sliceMin, sliceMs));
      return sliceMs;
    },
  };
}
