import { useEffect, useState } from 'react';
import { noUploads } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { buildAnswerStates } from '#player/features/attempt/session/answer-states.ts';
import { createWatchedSpaces } from '#player/features/attempt/spaces/watched-spaces.ts';
import { TypePlayer } from '#player/features/attempt/type-player.tsx';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

const doNothing = () => undefined;

/** Shows a submitted attempt in the player of its type. */
export function Review({ attempt }: { attempt: Attempt }) {
  const [spaces] = useState(() => createWatchedSpaces(attempt.id, unsentQueue.person() ?? 0));
  useEffect(() => spaces.close, [spaces]);
  const answers = buildAnswerStates({
    questionIds: [...attempt.questions.map(({ id }) => id), traceId],
    answers: Object.fromEntries(attempt.answers.map((each) => [each.question_id, each])),
    now: 0,
    toDeviceTime: (time) => time,
  });
  return (
    <TypePlayer
      attempt={attempt}
      answers={answers}
      mode="review"
      onAnswer={doNothing}
      traceAndFiles={{ saveTrace: doNothing, uploads: noUploads, removeFile: doNothing }}
      spaces={spaces.source}
      onFlag={doNothing}
      onCheck={doNothing}
      onShow={doNothing}
      onOpen={doNothing}
      onItems={doNothing}
      onSubmit={doNothing}
    />
  );
}
