import type { NamedMedia } from '#form/activity-type.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import type { Question } from './model.ts';
import type { Section } from './sections/schema.ts';

/**
 * Pictures and sounds of questions and sections, also those in texts and those of kinds that a question had before. They are shown unconverted, so completing
 * does not wait for them.
 */
export function listDraftMedia(parts: readonly (Question | Section)[]): NamedMedia[] {
  return parts.flatMap((part) => listUrls(part).map((url) => ({ url, awaitsConversion: false })));
}
