import { NativeSelect } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Section } from '../../sections/schema.ts';
import { sectionEditorMessages } from './section-editor-messages.ts';
import { useSectionName } from './use-section-name.ts';

type SectionSelectProps = {
  sections: readonly Section[];
  sectionId: string | undefined;
  error: string | undefined;
  onMove: (sectionId: string | undefined) => void;
};

/** The section that a question belongs to; another one is chosen instead of dragging. */
export function SectionSelect({ sections, sectionId, error, onMove }: SectionSelectProps) {
  const t = useMessages(sectionEditorMessages);
  const nameOf = useSectionName();
  if (sections.length === 0 && error === undefined) return null;
  const options = sections.map((section, index) => ({
    value: section.id,
    label: `${index + 1}. ${nameOf(section)}`,
  }));
  return (
    <NativeSelect
      label={t('section')}
      data={[{ value: '', label: t('no_section') }, ...options]}
      value={sectionId ?? ''}
      error={error}
      data-field="section_id"
      onChange={({ currentTarget: { value } }) => onMove(value === '' ? undefined : value)}
    />
  );
}
