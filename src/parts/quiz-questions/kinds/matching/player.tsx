import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { MatchingKey } from './kind.ts';
import type { schema } from './schema.ts';

/** Each stem has its answer. */
export const player: PlayerKind<typeof schema, MatchingKey> = {
  hint: { en: 'Match the items', 'zh-hk': '配對', 'zh-cn': '配对' },
  Answer: createLateComponent(async () => (await import('./matching-answer.tsx')).MatchingAnswer),
};
