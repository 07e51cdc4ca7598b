import { useState } from 'react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { noUploads, type PlayerProps } from '#form/activity-views.ts';
import { createInkSpaces } from '#parts/ink-answers/ink-spaces.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { Drawing } from '../model.ts';
import { drawingId } from '../page.ts';
import { Player } from '../player/player.tsx';
import { toPublic } from '../public-drawing.ts';
import { resolve } from '../resolve.ts';
import styles from './editor.module.css';

const doNothing = () => undefined;
const playerProps: Omit<PlayerProps<never, never>, 'content' | 'context'> = {
  questions: [],
  answers: {},
  mode: 'work',
  checkable: false,
  traceAndFiles: { trace: undefined, saveTrace: doNothing, uploads: noUploads, removeFile: doNothing },
  onAnswer: doNothing,
  onFlag: doNothing,
  onCheck: doNothing,
  onShow: doNothing,
  onOpen: doNothing,
  onItems: doNothing,
  onSubmit: doNothing,
};
const nothingWithheld: ReadonlySet<string> = new Set();

/** Made once, so that what a teacher tries out stays while the task changes. */
function createPreviewContext(): PlayerProps['context'] {
  const me = { user_id: 1, role: 'student' as const };
  const spaces = createMemorySpaces({ spaces: createInkSpaces(() => drawingId), content: null, me });
  return { mediaUrl, nameOf: () => '', spaces };
}

type PreviewProps = { drawing: Drawing; conversionResults: ConversionResults };

/** The task as students see it; what is drawn in the preview is not stored. */
export function Preview({ drawing, conversionResults }: PreviewProps) {
  const [context] = useState(createPreviewContext);
  const shown = resolve(drawing, conversionResults);
  return (
    <div className={styles.preview}>
      <Player {...playerProps} content={toPublic(shown, null, nothingWithheld)} context={context} />
    </div>
  );
}
