import type { PlayerKind } from '#parts/quiz-questions/kind-form/player-kind.tsx';
import type { TallyKey } from './kind.ts';
import type { schema } from './schema.ts';

export const player: PlayerKind<typeof schema, TallyKey> = {
  hint: { en: 'Count them', 'zh-hk': '數一數', 'zh-cn': '数一数' },
  Answer: ({ question, response, locked, onAnswer }) => (
    <input
      aria-label={question.tally?.unit}
      value={typeof response === 'object' && response && 'tally' in response ? String(response.tally) : ''}
      readOnly={locked}
      onChange={(event) => onAnswer({ tally: event.currentTarget.value })}
    />
  ),
  Key: ({ answerKey }) => <p>{answerKey.sum}</p>,
};
