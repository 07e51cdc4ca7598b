import type { usePageGestures } from './use-page-gestures.ts';
import type { ViewerCommand } from './use-viewer-keys.ts';

type PageGestures = ReturnType<typeof usePageGestures>;

type PageTurns = { step: (by: 1 | -1) => void; goToFirst: () => void; goToLast: () => void };

/** An arrow moves a zoomed page by this share of the stage. */
const panShare = 0.2;

/** Turns, moves or zooms the pages. Returns false if nothing changed, so that the browser handles the key. */
export function runViewerCommand(command: ViewerCommand, gestures: PageGestures, turns: PageTurns): boolean {
  switch (command) {
    case 'left':
      if (!gestures.pan(panShare, 0)) turns.step(-1);
      return true;
    case 'right':
      if (!gestures.pan(-panShare, 0)) turns.step(1);
      return true;
    case 'up':
      return gestures.pan(0, panShare);
    case 'down':
      return gestures.pan(0, -panShare);
    case 'previous':
    case 'next':
      turns.step(command === 'next' ? 1 : -1);
      return true;
    case 'first':
      turns.goToFirst();
      return true;
    case 'last':
      turns.goToLast();
      return true;
    case 'zoom_in':
      gestures.zoomIn();
      return true;
    case 'zoom_out':
      gestures.zoomOut();
      return true;
    default:
      gestures.showWhole();
      return true;
  }
}
