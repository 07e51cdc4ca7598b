import type { usePageGestures } from './use-page-gestures.ts';
import type { ViewerCommand } from './use-viewer-keys.ts';

type Zoom = ReturnType<typeof usePageGestures>;

type Turns = { step: (by: 1 | -1) => void; goToFirst: () => void; goToLast: () => void };

/** An arrow moves a zoomed page by this share of the stage. */
const panShare = 0.2;

/** Turns, moves or zooms the pages. Returns false if nothing changed, so that the browser handles the key. */
export function runViewerCommand(command: ViewerCommand, zoom: Zoom, turns: Turns): boolean {
  switch (command) {
    case 'left':
      if (!zoom.pan(panShare, 0)) turns.step(-1);
      return true;
    case 'right':
      if (!zoom.pan(-panShare, 0)) turns.step(1);
      return true;
    case 'up':
      return zoom.pan(0, panShare);
    case 'down':
      return zoom.pan(0, -panShare);
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
      zoom.zoomIn();
      return true;
    case 'zoom_out':
      zoom.zoomOut();
      return true;
    default:
      zoom.showWhole();
      return true;
  }
}
