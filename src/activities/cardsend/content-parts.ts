import { formatText, type Language } from '#contract/language.ts';
import type { ContentPart } from '#form/activity-type.ts';
import { listTextParts } from '#parts/reading/written-parts.ts';
import { messages } from './messages.ts';
import type { Wall } from './model.ts';

/** The prompt, its picture, each column, and the rules as one part. */
export function listParts({ prompt, picture, columns, ...rules }: Wall, lang: Language): ContentPart[] {
  const createPart = (id: string, message: keyof typeof messages, fingerprint: string): ContentPart => ({
    id,
    title: formatText(messages[message], lang),
    fingerprint,
  });
  return [
    ...listTextParts('prompt', prompt, messages.part_prompt, lang),
    ...(picture ? [createPart('picture', 'part_picture', picture.url)] : []),
    ...columns.map(({ id, name, colour }) => ({
      id: `column ${id}`,
      title: formatText(messages.part_column, lang, { text: name || '–' }),
      fingerprint: `${name} ${colour}`,
    })),
    createPart('rules', 'part_rules', JSON.stringify(rules)),
  ];
}
