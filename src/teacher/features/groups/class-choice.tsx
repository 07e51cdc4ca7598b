import { NativeSelect } from '@mantine/core';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { ClassPasswords } from '#teacher/shared/password-cards/class-passwords.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './groups.module.css';
import type { useGroupSets } from './use-group-sets.ts';

type ClassChoiceProps = {
  groupSets: ReturnType<typeof useGroupSets>;
  onChooseTerm: (calendarId: number) => void;
};

/** Chooses the term and the class, and gives its students new passwords. */
export function ClassChoice({ groupSets, onChooseTerm }: ClassChoiceProps) {
  const tFilter = useMessages(classFilterMessages);
  const termChoice = useTermChoice();
  const { calendars, calendarId, classes, classId, showSet } = groupSets;
  return (
    <div className={styles.filters}>
      <NativeSelect
        aria-label={tFilter('term')}
        value={calendarId ?? ''}
        data={calendars.map(termChoice)}
        onChange={(event) => onChooseTerm(Number(event.currentTarget.value))}
      />
      <NativeSelect
        aria-label={tFilter('class')}
        value={classId ?? ''}
        data={classes.map((item) => ({ value: String(item.class_id), label: item.class_name }))}
        onChange={(event) => showSet(undefined, Number(event.currentTarget.value))}
      />
      {classId !== undefined && <ClassPasswords key={classId} classId={classId} />}
    </div>
  );
}
