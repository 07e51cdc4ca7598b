import type { EditorProps } from '#form/activity-views.ts';
import type { CardTask } from '../model.ts';
import type { TaskChange } from './changes.ts';

/** What each list of a task gets in the editor. */
export type PartProps = {
  task: CardTask;
  /** Text of the issues of a field. */
  errorAt: (field: string) => string | undefined;
  onChange: (change: TaskChange) => void;
  uploadFile: EditorProps['uploadFile'];
};
