import type { ReactNode } from 'react';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { FilterBar } from '#teacher/shared/lists/filter-bar.tsx';
import type { Elements } from '#ui/elements.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { type ClassFilter, listSubjects, type TermIndex } from './class-filter.ts';
import { classFilterMessages } from './class-filter-messages.ts';

type ClassFilterBarProps = {
  index: TermIndex | undefined;
  filter: ClassFilter;
  onChange: (filter: ClassFilter) => void;
  /** The keyword field. */
  search: ReactNode;
  /** Further filters. */
  children?: Elements;
  /** Number of further filters that are set. */
  moreFilterCount?: number;
};

const toId = (value: string): number | undefined => (value === '' ? undefined : Number(value));

/** Selects term, class and subject. Another term clears class and subject. */
export function ClassFilterBar(props: ClassFilterBarProps) {
  const { index, filter, onChange, search, children, moreFilterCount = 0 } = props;
  const t = useMessages(classFilterMessages);
  const termChoice = useTermChoice();
  const { calendar_id, class_id, subject_id } = filter;
  const subjects = index ? listSubjects(index, class_id) : [];
  const isOtherTerm = calendar_id !== undefined && index && calendar_id !== index.current_calendar_id;
  const filterCount = [isOtherTerm, class_id, subject_id].filter(Boolean).length + moreFilterCount;
  return (
    <FilterBar search={search} count={filterCount}>
      <SelectField
        label={t('term')}
        value={calendar_id ?? index?.current_calendar_id ?? ''}
        data={(index?.calendar_list ?? []).map(termChoice)}
        onChange={(value) => onChange({ calendar_id: toId(value) })}
      />
      <SelectField
        label={t('class')}
        value={class_id ?? ''}
        data={[
          { value: '', label: t('all_classes') },
          ...(index?.class_list ?? []).map((item) => ({
            value: String(item.class_id),
            label: item.class_name,
          })),
        ]}
        onChange={(value) => onChange({ ...filter, class_id: toId(value) })}
      />
      <SelectField
        label={t('subject')}
        value={subject_id ?? ''}
        data={[
          { value: '', label: t('all_subjects') },
          ...subjects.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => onChange({ ...filter, subject_id: toId(value) })}
      />
      {children}
    </FilterBar>
  );
}
