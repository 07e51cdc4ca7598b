import type { ShapeValue, StrokeValue } from './model.ts';

/** What a pointer does on a page. */

/** `at` in units of `page`; of a gesture always the page on which it began. */
export type GesturePoint = { page: number; at: [x: number, y: number]; pressure: number; time: number };

/** One pointer from touching to lifting. */
export type Gesture = {
  /** The newest places, in order. */
  goOn: (points: readonly GesturePoint[]) => void;
  finish: () => void;
  /** As if it had not begun: it was part of a pinch, or the hand before the pen. */
  drop: () => void;
};

export type PenTool = { kind: 'pen'; ink: Pick<StrokeValue, 'tool' | 'colour' | 'width'> };
export type EraserTool = {
  kind: 'eraser';
  /** By stroke takes whole items; by area takes the parts of strokes that it touches. */
  by: 'stroke' | 'area';
  /** In CSS pixels, so that zooming in erases finer. */
  radius: number;
};
export type ShapeTool = {
  kind: 'shape';
  shape: ShapeValue['shape'];
  colour: ShapeValue['colour'];
  width: number;
  fill?: ShapeValue['fill'];
};

export type InkTool =
  | PenTool
  | EraserTool
  | ShapeTool
  /** Everything moves the view. */
  | { kind: 'pan' }
  /** Another part of the page decides: selection, texts, stamps. */
  | { kind: 'other'; begin: (point: GesturePoint) => Gesture | undefined };
