import { NativeSelect } from '@mantine/core';
import { listSubjects } from '#teacher/shared/class-filter/class-filter.ts';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { unitMessages } from './messages.ts';
import styles from './units.module.css';
import type { UnitForm, UnitFormErrors } from './validate-unit.ts';

type PlaceFieldsProps = {
  form: UnitForm;
  errors: UnitFormErrors;
  onChange: (change: Partial<UnitForm>) => void;
};

/** Selects term, class and subject of a unit. Each select depends on the one before. */
export function PlaceFields({ form, errors, onChange }: PlaceFieldsProps) {
  const t = useMessages(unitMessages);
  const termChoice = useTermChoice();
  const tFilter = useMessages(classFilterMessages);
  const termIndexCall = useCall(
    'GET /teacher/index',
    { calendar_id: form.calendar_id },
    { keepPrevious: true },
  );
  const classes = termIndexCall.data?.class_list ?? [];
  const listClassSubjects = (classId: number) =>
    termIndexCall.data && classId ? listSubjects(termIndexCall.data, classId) : [];
  const subjects = listClassSubjects(form.class_id);

  const chooseClass = (class_id: number) => {
    const offeredSubjects = listClassSubjects(class_id);
    const keptSubject =
      offeredSubjects.find(({ id }) => id === form.subject_id) ??
      (offeredSubjects.length === 1 ? offeredSubjects[0] : undefined);
    onChange({ class_id, subject_id: keptSubject?.id ?? 0 });
  };
  const emptyOption = { value: '0', label: t('choose') };
  return (
    <div className={styles.place}>
      <NativeSelect
        label={tFilter('term')}
        value={form.calendar_id}
        data={(termIndexCall.data?.calendar_list ?? []).map(termChoice)}
        onChange={(event) =>
          onChange({ calendar_id: Number(event.currentTarget.value), class_id: 0, subject_id: 0 })
        }
      />
      <NativeSelect
        label={tFilter('class')}
        required
        value={form.class_id}
        error={errors.class && t(errors.class)}
        data={[
          emptyOption,
          ...classes.map(({ class_id, class_name }) => ({ value: String(class_id), label: class_name })),
        ]}
        onChange={(event) => chooseClass(Number(event.currentTarget.value))}
      />
      <NativeSelect
        label={tFilter('subject')}
        required
        value={form.subject_id}
        error={errors.subject && t(errors.subject)}
        disabled={form.class_id === 0}
        data={[emptyOption, ...subjects.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(event) => onChange({ subject_id: Number(event.currentTarget.value) })}
      />
    </div>
  );
}
