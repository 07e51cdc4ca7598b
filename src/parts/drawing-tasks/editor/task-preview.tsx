import { type ComponentType, useState } from 'react';
import { noUploads, type PlayerProps } from '#form/activity-views.ts';
import type { Space } from '#form/space.ts';
import { createInkSpaces } from '#parts/ink-answers/ink-spaces.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './fields.module.css';

const doNothing = () => undefined;
const playerProps: Omit<PlayerProps, 'content' | 'context' | 'traceAndFiles'> = {
  questions: [],
  answers: {},
  mode: 'work',
  checkable: false,
  onAnswer: doNothing,
  onFlag: doNothing,
  onCheck: doNothing,
  onShow: doNothing,
  onOpen: doNothing,
  onItems: doNothing,
  onSubmit: doNothing,
};
const traceAndFiles = {
  trace: undefined,
  saveTrace: doNothing,
  uploads: noUploads,
  removeFile: doNothing,
};
const ofNoQuestion = () => '';

/** Made once, so that what a teacher tries out stays while the task changes. */
function createPreviewContext(
  ownSpaces: Readonly<Record<string, Space>> | undefined,
  content: unknown,
): PlayerProps['context'] {
  const me = { user_id: 1, role: 'student' as const };
  const spaces = createMemorySpaces({ spaces: ownSpaces ?? createInkSpaces(ofNoQuestion), content, me });
  return { mediaUrl, nameOf: () => '', spaces };
}

type TaskPreviewProps<Public, Response, Trace> = {
  Player: ComponentType<PlayerProps<Public, Response, Trace>>;
  content: Public;
  /** Of the type; absent: those of drawn answers. They begin with `content`. */
  spaces?: Readonly<Record<string, Space>>;
};

/** The task as students see it; what is drawn in the preview is not stored. */
export function TaskPreview<Public, Response, Trace>({
  Player,
  content,
  spaces,
}: TaskPreviewProps<Public, Response, Trace>) {
  const [context] = useState(() => createPreviewContext(spaces, content));
  return (
    <div className={styles.preview}>
      <Player {...playerProps} {...{ content, context, traceAndFiles }} />
    </div>
  );
}
