import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicSection, Section } from './schema.ts';
import { sectionNameMessages } from './section-name-messages.ts';

/** Gives the name of a section: its heading, or what else it is. */
export function useSectionName(): (section: Section | PublicSection) => string {
  const t = useMessages(sectionNameMessages);
  return ({ heading, passage, sound }) => {
    if (heading.trim() !== '') return heading.trim();
    if (!isEmptyText(passage)) return t('passage');
    return t(sound ? 'sound' : 'section');
  };
}
