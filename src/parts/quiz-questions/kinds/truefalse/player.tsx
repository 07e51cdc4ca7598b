import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ChoiceKey } from '../../choices/choice-key.ts';
import { Options } from '../../choices/options/options.tsx';
import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps, PlayerKind } from '../../kind-form/player-kind.tsx';
import type { schema } from './schema.ts';
import { truthMessages } from './truth-messages.ts';
import { truths } from './truths.ts';

export const player: PlayerKind<typeof schema, ChoiceKey> = {
  hint: { en: 'True or false?', 'zh-hk': '對還是錯？', 'zh-cn': '对还是错？' },
  Answer: TruthOptions,
  answerByKey: (_question, _response, index) => {
    const option = truths[index];
    return option && { option };
  },
};

type TruthProps = AnswerProps<PublicQuestionOf<typeof schema>, ChoiceKey, ResponseOf<typeof schema>>;

/** Two options, which look and behave as those of a single choice. */
function TruthOptions({ question, onAnswer, ...props }: TruthProps) {
  const t = useMessages(truthMessages);
  const options = truths.map((id) => ({ id, kind: 'word' as const, text: t(id) }));
  return (
    <Options
      {...props}
      question={{ id: question.id, options }}
      isSingle
      onChoose={(_chosenIds, id) => onAnswer({ option: truths.find((truth) => truth === id) ?? null })}
    />
  );
}
