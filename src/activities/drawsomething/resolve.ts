import type { ConversionResults } from '#contract/conversion-results.ts';
import { resolvePageImage } from '#parts/drawing-tasks/task/resolve-page.ts';
import type { Drawing, ShownDrawing } from './model.ts';

/** The drawing with the picture of its own page, if it has one. */
export function resolve(drawing: Drawing, conversionResults: ConversionResults): ShownDrawing {
  return { ...drawing, page_image: resolvePageImage(drawing, conversionResults) };
}
