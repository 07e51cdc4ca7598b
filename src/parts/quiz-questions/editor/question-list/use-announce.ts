import type { ComponentProps } from 'react';
import { editorPartMessages } from '#parts/editor-parts/messages.ts';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import type { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Row, readRows } from '../../sections/rows.ts';
import { sectionEditorMessages } from '../sections/section-editor-messages.ts';
import { useSectionName } from '../sections/use-section-name.ts';

type Announce = NonNullable<ComponentProps<typeof SortableList>['announce']>;

/** Tells screen readers where a question would be dropped: its place among the questions, and its section. */
export function useAnnounce(rows: readonly Row[]): Announce | undefined {
  const t = useMessages(sectionEditorMessages);
  const tPart = useMessages(editorPartMessages);
  const nameOf = useSectionName();
  const sections = rows.flatMap((row) => (row.kind === 'begin' ? [row.section] : []));
  if (sections.length === 0) return undefined;
  return (step, from, to) => {
    const movedId = rows[from]?.id;
    const questions = readRows(moveItem(rows, from, to));
    const index = questions.findIndex(({ id }) => id === movedId);
    const section = sections.find(({ id }) => id === questions[index]?.section_id);
    const place = tPart(`drag_${step}`, { place: index + 1, total: questions.length });
    return `${place} ${section ? t('in_section', { name: nameOf(section) }) : t('in_none')}`;
  };
}
