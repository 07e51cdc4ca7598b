import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { OpenKey } from './kind.ts';
import type { schema } from './schema.ts';

/** A text that a teacher marks, with files if the question allows them. */
export const player: PlayerKind<typeof schema, OpenKey> = {
  hint: { en: 'Write your answer', 'zh-hk': '寫出答案', 'zh-cn': '写出答案' },
  Answer: createLateComponent(async () => (await import('./open-answer.tsx')).OpenAnswer),
  isMarkedByTeacher: true,
};
