import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { OrderingKey } from './kind.ts';
import type { schema } from './schema.ts';

/** Items that are put in order. */
export const player: PlayerKind<typeof schema, OrderingKey> = {
  hint: { en: 'Put in order', 'zh-hk': '排列次序', 'zh-cn': '排列顺序', 'zh-tw': '排列順序' },
  Answer: createLateComponent(async () => (await import('./ordering-answer.tsx')).OrderingAnswer),
};
