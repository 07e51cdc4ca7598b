import type { NamedMedia } from '#form/activity-type.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import type { Question } from './model.ts';

/**
 * Pictures and sounds of questions, also those in texts and those of kinds that a question had before. They are shown unconverted, so completing
 * does not wait for them.
 */
export function listDraftMedia(questions: readonly Question[]): NamedMedia[] {
  return questions.flatMap((question) => listUrls(question).map((url) => ({ url, awaitsConversion: false })));
}
