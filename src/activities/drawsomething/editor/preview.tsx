import type { ConversionResults } from '#contract/conversion-results.ts';
import { TaskPreview } from '#parts/drawing-tasks/editor/task-preview.tsx';
import type { Drawing } from '../model.ts';
import { Player } from '../player/player.tsx';
import { toPublic } from '../public-drawing.ts';
import { resolve } from '../resolve.ts';

const nothingWithheld: ReadonlySet<string> = new Set();

type PreviewProps = { drawing: Drawing; conversionResults: ConversionResults };

/** The task as students see it. */
export function Preview({ drawing, conversionResults }: PreviewProps) {
  const content = toPublic(resolve(drawing, conversionResults), null, nothingWithheld);
  return <TaskPreview Player={Player} content={content} />;
}
