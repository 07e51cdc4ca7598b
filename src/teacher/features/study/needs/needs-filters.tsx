import { listSubjects, type TermIndex } from '#teacher/shared/class-filter/class-filter.ts';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import styles from './needs.module.css';
import type { NeedScope } from './use-needs.ts';

type NeedsFiltersProps = { index: TermIndex; scope: NeedScope; onChange: (scope: NeedScope) => void };

const toId = (value: string) => (value === '' ? undefined : Number(value));

/** Chooses a class and a subject of the current school year, or all. */
export function NeedsFilters({ index, scope: { class_id, subject_id }, onChange }: NeedsFiltersProps) {
  const t = useMessages(classFilterMessages);
  const classes = index.class_list.map((item) => ({ value: String(item.class_id), label: item.class_name }));
  const subjects = listSubjects(index, class_id).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={styles.filters}>
      <SelectField
        aria-label={t('class')}
        value={class_id ?? ''}
        data={[{ value: '', label: t('all_classes') }, ...classes]}
        onChange={(value) => onChange({ class_id: toId(value), subject_id })}
      />
      <SelectField
        aria-label={t('subject')}
        value={subject_id ?? ''}
        data={[{ value: '', label: t('all_subjects') }, ...subjects]}
        onChange={(value) => onChange({ class_id, subject_id: toId(value) })}
      />
    </div>
  );
}
