import { mixViews } from './geometry.ts';
import type { View } from './scene-model.ts';

/** The direction of looking, which changes at once or in a short turn. */

/** `--el-slow` of the tokens. */
const turnMs = 360;

export type Look = {
  read: () => View;
  /** At once; ends a turn. */
  set: (view: View) => void;
  /** In a short turn; at once where people want no motion. */
  turnTo: (view: View) => void;
  isTurning: () => boolean;
  close: () => void;
};

const easeOut = (share: number) => 1 - (1 - share) ** 3;
const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `limit` gives the nearest view that the picture allows. */
export function createLook(first: View, limit: (view: View) => View, onChange: () => void): Look {
  let view = first;
  let request: number | undefined;
  const end = () => {
    if (request !== undefined) cancelAnimationFrame(request);
    request = undefined;
  };
  const apply = (next: View) => {
    view = limit(next);
    onChange();
  };
  const turn = (from: View, to: View, startedAt: number) => {
    request = requestAnimationFrame((now) => {
      const share = Math.min(1, Math.max(0, (now - startedAt) / turnMs));
      request = undefined;
      apply(mixViews(from, to, easeOut(share)));
      if (share < 1) turn(from, to, startedAt);
    });
  };
  return {
    // The size of the screen may have changed since.
    read: () => limit(view),
    set: (next) => {
      end();
      apply(next);
    },
    turnTo: (next) => {
      end();
      if (wantsNoMotion()) apply(next);
      else turn(view, limit(next), performance.now());
    },
    isTurning: () => request !== undefined,
    close: end,
  };
}
