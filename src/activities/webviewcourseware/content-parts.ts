import type { Language } from '#contract/language.ts';
import type { ContentPart } from '#form/activity-type.ts';
import { listWrittenParts } from '#parts/reading/written-parts.ts';
import type { Webcourseware } from './model.ts';

/** Parts for lists of changes: the package by its file's name, its title and its note. */
export function listContentParts(content: Webcourseware, lang: Language): ContentPart[] {
  const { package: zip } = content;
  const writtenParts = listWrittenParts(content, lang);
  return zip ? [{ id: 'package', title: zip.name, fingerprint: zip.media }, ...writtenParts] : writtenParts;
}
