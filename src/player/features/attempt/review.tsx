import { traceId } from '#activities/trace-id.ts';
import type { Attempt } from '#player/kept/attempt-types.ts';
import { emptyOutbox } from '#player/kept/outbox-core.ts';
import { buildAnswerStates } from './answer-states.ts';
import { TypePlayer } from './type-player.tsx';

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
      onTrace={nothing}
      uploadFile={refuse}
      onFiles={nothing}
      onFlag={nothing}
      onCheck={nothing}
      onShow={nothing}
      onOpen={nothing}
      onSubmit={nothing}
    />
  );
}
