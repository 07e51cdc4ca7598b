import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { ShorttextKey } from './kind.ts';
import type { schema } from './schema.ts';

/** A word or a short sentence to type. */
export const player: PlayerKind<typeof schema, ShorttextKey> = {
  hint: { en: 'Write a short answer', 'zh-hk': '寫出簡短答案', 'zh-cn': '写出简短答案' },
  Answer: createLateComponent(async () => (await import('./short-answer.tsx')).ShortAnswer),
  Key: createLateComponent(async () => (await import('./short-answer.tsx')).ShortAnswerKey),
};
