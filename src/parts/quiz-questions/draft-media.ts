import type { NamedMedia } from '#form/activity-type.ts';
import { allKinds } from './kind-of.ts';
import type { Question } from './model.ts';

/**
 * Pictures and sounds of questions, also those of kinds that a question had before. They are shown unconverted, so completing
 * does not wait for them.
 */
export function listDraftMedia(questions: readonly Question[]): NamedMedia[] {
  return questions.flatMap((question) => {
    const { body, sound } = question;
    const pictures = allKinds.flatMap((kind) => kind.listPictures(question));
    const urls = [body.picture, sound, ...pictures].flatMap((medium) => (medium ? [medium.url] : []));
    return [...new Set(urls)].map((url) => ({ url, awaitsConversion: false }));
  });
}
