import type { NamedMedia } from '#activities/activity-type.ts';
import type { Question } from './model.ts';

/** Pictures and sounds of questions: shown as they are, so that nobody waits for them. */
export function nameQuestionMedia(questions: readonly Question[]): NamedMedia[] {
  return questions.flatMap(({ body, sound, answers }) =>
    [body.picture, sound, ...answers.map(({ picture }) => picture)].flatMap((medium) =>
      medium ? [{ url: medium.url, waitFor: false }] : [],
    ),
  );
}
