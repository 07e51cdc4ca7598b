import type { Language } from '#contract/language.ts';
import { writtenParts } from '#parts/reading/text-parts.ts';
import type { ContentPart } from '../activity-type.ts';
import type { Webcourseware } from './model.ts';

/** The package by its file's name, and what the teacher wrote about it. */
export function listContentParts(content: Webcourseware, lang: Language): ContentPart[] {
  const { package: given } = content;
  const written = writtenParts(content, lang);
  return given ? [{ id: 'package', title: given.name, fingerprint: given.media }, ...written] : written;
}
