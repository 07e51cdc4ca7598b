import { type ClassFilter, listSubjects, type TermIndex } from '#teacher/shared/class-filter/class-filter.ts';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import styles from './mark-book.module.css';

type BookFiltersProps = { index: TermIndex; filter: ClassFilter; onChange: (filter: ClassFilter) => void };

/** Chooses school year, class and subject: a book is always of one class and one subject. */
export function BookFilters({ index, filter, onChange }: BookFiltersProps) {
  const t = useMessages(classFilterMessages);
  const termChoice = useTermChoice();
  const { calendar_id, class_id, subject_id } = filter;
  return (
    <>
      <SelectField
        aria-label={t('term')}
        className={styles.choice}
        value={calendar_id ?? index.current_calendar_id ?? ''}
        data={index.calendar_list.map(termChoice)}
        onChange={(value) => onChange({ calendar_id: Number(value) })}
      />
      <SelectField
        aria-label={t('class')}
        className={styles.choice}
        value={class_id ?? ''}
        data={index.class_list.map((item) => ({ value: String(item.class_id), label: item.class_name }))}
        onChange={(value) => onChange({ calendar_id, class_id: Number(value), subject_id })}
      />
      <SelectField
        aria-label={t('subject')}
        className={styles.choice}
        value={subject_id ?? ''}
        data={listSubjects(index, class_id).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => onChange({ ...filter, subject_id: Number(value) })}
      />
    </>
  );
}
