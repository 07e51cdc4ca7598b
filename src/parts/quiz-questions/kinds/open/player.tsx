import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { OpenKey } from './kind.ts';
import type { schema } from './schema.ts';

const filesHint = {
  en: 'Attach your files',
  'zh-hk': '交上檔案作答',
  'zh-cn': '提交文件作答',
  'zh-tw': '繳交檔案作答',
};

/** A text that a teacher marks, with files if the question allows them; or files alone. */
export const player: PlayerKind<typeof schema, OpenKey> = {
  hint: { en: 'Write your answer', 'zh-hk': '寫出答案', 'zh-cn': '写出答案' },
  findHint: ({ files }) => (files?.needed === 'alone' ? filesHint : undefined),
  Answer: createLateComponent(async () => (await import('./open-answer.tsx')).OpenAnswer),
  isMarkedByTeacher: true,
};
