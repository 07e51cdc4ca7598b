import { formatText, type Language } from '#contract/language.ts';
import type { ContentPart } from '#form/activity-type.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { listTextParts } from '#parts/reading/written-parts.ts';
import { messages } from './messages.ts';
import type { ShownBoard } from './model.ts';

/** What students see of a board, for lists of changes. */
export function listParts(board: ShownBoard, lang: Language): ContentPart[] {
  const { prompt, picture, background, orientation, own_page, page_count, url } = board;
  const { board_of, tools, own_tools, own_colours } = board;
  const createPart = (id: string, message: keyof typeof messages, seen: unknown): ContentPart => ({
    id,
    title: formatText(messages[message], lang),
    fingerprint: JSON.stringify(seen),
  });
  return [
    ...listTextParts('prompt', toText(prompt), messages.part_prompt, lang),
    ...(picture ? [createPart('picture', 'part_picture', picture)] : []),
    createPart('page', 'part_page', { background, orientation, own_page, page_count }),
    ...listTextParts('web-page', url, messages.part_web_page, lang),
    createPart('rules', 'part_rules', { board_of, tools, own_tools, own_colours }),
  ];
}
