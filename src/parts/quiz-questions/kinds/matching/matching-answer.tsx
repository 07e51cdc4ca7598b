import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import type { MatchingKey } from './kind.ts';
import { MatchedStems } from './matched-stems.tsx';
import { MatchingFields } from './matching-fields.tsx';
import { readPairs } from './read-pairs.ts';
import type { schema } from './schema.ts';

export type MatchingProps = AnswerProps<
  PublicQuestionOf<typeof schema>,
  MatchingKey,
  ResponseOf<typeof schema>
>;

/** Stems, each with the answer that was chosen for it. */
export function MatchingAnswer({
  question,
  response,
  locked,
  answerKey,
  labelledBy,
  onAnswer,
}: MatchingProps) {
  const { stems, choices } = question.matching ?? { stems: [], choices: [] };
  const chosenIds = readPairs(response);
  if (locked) return <MatchedStems {...{ stems, choices, chosenIds, answerKey, labelledBy }} />;
  return (
    <MatchingFields
      {...{ stems, choices, chosenIds, labelledBy }}
      onChoose={(stemId, choiceId) => {
        const { [stemId]: _replaced, ...others } = chosenIds;
        onAnswer({ pairs: choiceId === '' ? others : { ...others, [stemId]: choiceId } });
      }}
    />
  );
}
