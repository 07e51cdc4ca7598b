import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { BlankKey } from './blank-key.ts';
import type { schema } from './schema.ts';

/** A text with gaps to type into. */
export const player: PlayerKind<typeof schema, BlankKey> = {
  hint: { en: 'Fill in the blanks', 'zh-hk': '填充', 'zh-cn': '填空' },
  Answer: createLateComponent(async () => (await import('./blank-text.tsx')).BlankText),
  showsBody: true,
  Key: createLateComponent(async () => (await import('./blank-text.tsx')).AcceptedTexts),
};
