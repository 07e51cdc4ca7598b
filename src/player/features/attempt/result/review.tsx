import { traceId } from '#activities/trace-id.ts';
import { buildAnswerStates } from '#player/features/attempt/session/session-state.ts';
import { TypePlayer } from '#player/features/attempt/type-player.tsx';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { emptyOutbox } from '#player/storage/outbox-rules.ts';

const nothing = () => undefined;
const refuse = () => Promise.reject(new Error('Nothing is handed in after the end'));

/** Looking back at a handed-in attempt, in the player of its type. */
export function Review({ attempt }: { attempt: Attempt }) {
  const answers = buildAnswerStates({
    questionIds: [...attempt.questions.map(({ id }) => id), traceId],
    answers: Object.fromEntries(attempt.answers.map((each) => [each.question_id, each])),
    box: emptyOutbox,
    status: 'idle',
    openings: {},
    now: 0,
    toDevice: (time) => time,
  });
  return (
    <TypePlayer
      attempt={attempt}
      answers={answers}
      mode="review"
      onAnswer={nothing}
      kept={{ saveTrace: nothing, uploadFile: refuse, saveFiles: nothing }}
      onFlag={nothing}
      onCheck={nothing}
      onShow={nothing}
      onOpen={nothing}
      onSubmit={nothing}
    />
  );
}
