import { type ComponentType, useState } from 'react';
import { noUploads, type PlayerProps } from '#form/activity-views.ts';
import { createInkSpaces } from '#parts/ink-answers/ink-spaces.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './fields.module.css';

const doNothing = () => undefined;
const playerProps: Omit<PlayerProps, 'content' | 'context'> = {
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
const ofNoQuestion = () => '';

/** Made once, so that what a teacher tries out stays while the task changes. */
function createPreviewContext(): PlayerProps['context'] {
  const me = { user_id: 1, role: 'student' as const };
  const spaces = createMemorySpaces({ spaces: createInkSpaces(ofNoQuestion), content: null, me });
  return { mediaUrl, nameOf: () => '', spaces };
}

type TaskPreviewProps<Public, Response> = {
  Player: ComponentType<PlayerProps<Public, Response>>;
  content: Public;
};

/** The task as students see it; what is drawn in the preview is not stored. */
export function TaskPreview<Public, Response>({ Player, content }: TaskPreviewProps<Public, Response>) {
  const [context] = useState(createPreviewContext);
  return (
    <div className={styles.preview}>
      <Player {...playerProps} content={content} context={context} />
    </div>
  );
}
