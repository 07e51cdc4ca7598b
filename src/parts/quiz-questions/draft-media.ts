import type { NamedMedia } from '#form/activity-type.ts';
import type { Question } from './model.ts';

/** Pictures and sounds of questions. They are shown unconverted, so completing does not wait for them. */
export function listDraftMedia(questions: readonly Question[]): NamedMedia[] {
  return questions.flatMap(({ body, sound, answers }) =>
    [body.picture, sound, ...answers.map(({ picture }) => picture)].flatMap((medium) =>
      medium ? [{ url: medium.url, awaitsConversion: false }] : [],
    ),
  );
}
