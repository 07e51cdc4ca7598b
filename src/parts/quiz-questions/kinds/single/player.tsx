import type { ChoiceKey } from '../../choices/choice-key.ts';
import { Options } from '../../choices/options/options.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { schema } from './schema.ts';

/** One option replaces the other. */
export const player: PlayerKind<typeof schema, ChoiceKey> = {
  hint: { en: 'Choose one answer', 'zh-hk': '選出一個答案', 'zh-cn': '选出一个答案' },
  Answer: ({ onAnswer, ...props }) => (
    <Options {...props} isSingle onChoose={(_chosenIds, option) => onAnswer({ option })} />
  ),
  answerByKey: ({ options }, _response, index) => {
    const option = options[index]?.id;
    return option === undefined ? undefined : { option };
  },
};
