import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { NumberQuestionKey } from './kind.ts';
import type { schema } from './schema.ts';

/** A number to type. */
export const player: PlayerKind<typeof schema, NumberQuestionKey> = {
  hint: { en: 'Enter a number', 'zh-hk': '輸入數值', 'zh-cn': '输入数值' },
  Answer: createLateComponent(async () => (await import('./number-answer.tsx')).NumberAnswer),
  Key: createLateComponent(async () => (await import('./number-answer.tsx')).NumberAnswerKey),
};
