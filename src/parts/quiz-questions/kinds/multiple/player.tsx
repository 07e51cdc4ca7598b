import type { ChoiceKey } from '../../choices/choice-key.ts';
import { Options } from '../../choices/options/options.tsx';
import { readOptionIds } from '../../choices/options/read-option-ids.ts';
import type { PublicQuestionOf } from '../../kind-form/kind-schema.ts';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { schema } from './schema.ts';

/** Adds the option, or removes it. */
function toggle({ options }: PublicQuestionOf<typeof schema>, chosenIds: readonly string[], id: string) {
  const isChosenNow = (optionId: string) =>
    optionId === id ? !chosenIds.includes(id) : chosenIds.includes(optionId);
  return { options: options.map((option) => option.id).filter(isChosenNow) };
}

export const player: PlayerKind<typeof schema, ChoiceKey> = {
  hint: {
    en: 'Choose all right answers',
    'zh-hk': '選出所有正確答案',
    'zh-cn': '选出所有正确答案',
  },
  Answer: ({ onAnswer, ...props }) => (
    <Options
      {...props}
      isSingle={false}
      onChoose={(chosenIds, id) => onAnswer(toggle(props.question, chosenIds, id))}
    />
  ),
  answerByKey: (question, response, index) => {
    const id = question.options[index]?.id;
    return id === undefined ? undefined : toggle(question, readOptionIds(response), id);
  },
};
