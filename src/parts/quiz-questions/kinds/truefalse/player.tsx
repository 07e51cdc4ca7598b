import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { ChoiceKey } from '../../choices/choice-key.ts';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { schema } from './schema.ts';
import { truths } from './truths.ts';

/** A statement that is true or false. */
export const player: PlayerKind<typeof schema, ChoiceKey> = {
  hint: { en: 'True or false?', 'zh-hk': '對還是錯？', 'zh-cn': '对还是错？' },
  Answer: createLateComponent(async () => (await import('./truth-options.tsx')).TruthOptions),
  answerByKey: (_question, _response, index) => {
    const option = truths[index];
    return option && { option };
  },
};
