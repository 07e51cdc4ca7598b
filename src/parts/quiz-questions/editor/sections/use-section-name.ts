import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Section } from '../../sections/schema.ts';
import { sectionEditorMessages } from './section-editor-messages.ts';

/** Gives the name of a section in lists: its heading, if it has one. */
export function useSectionName(): (section: Section) => string {
  const t = useMessages(sectionEditorMessages);
  return ({ heading, passage }) => heading.trim() || t(isEmptyText(passage) ? 'section' : 'unnamed');
}
