import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ChoiceKey } from '../../choices/choice-key.ts';
import { Options } from '../../choices/options/options.tsx';
import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import type { schema } from './schema.ts';
import { truthMessages } from './truth-messages.ts';
import { truths } from './truths.ts';

type TruthProps = AnswerProps<PublicQuestionOf<typeof schema>, ChoiceKey, ResponseOf<typeof schema>>;

/** Two options, which look and behave as those of a single choice. */
export function TruthOptions({ question, onAnswer, ...props }: TruthProps) {
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
