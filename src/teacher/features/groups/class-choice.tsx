import { NativeSelect } from '@mantine/core';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { ClassPasswords } from '#teacher/shared/password-cards/class-passwords.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './groups.module.css';
import type { useGroupSets } from './use-group-sets.ts';

type ClassChoiceProps = { place: ReturnType<typeof useGroupSets>; onTerm: (calendarId: number) => void };

/** Chooses the term and the class, and gives its students new passwords. */
export function ClassChoice({ place, onTerm }: ClassChoiceProps) {
  const filterText = useMessages(classFilterMessages);
  const termChoice = useTermChoice();
  const { calendars, calendarId, classes, classId, open } = place;
  return (
    <div className={styles.filters}>
      <NativeSelect
        aria-label={filterText('term')}
        value={calendarId ?? ''}
        data={calendars.map(termChoice)}
        onChange={(event) => onTerm(Number(event.currentTarget.value))}
      />
      <NativeSelect
        aria-label={filterText('class')}
        value={classId ?? ''}
        data={classes.map((item) => ({ value: String(item.class_id), label: item.class_name }))}
        onChange={(event) => open(undefined, Number(event.currentTarget.value))}
      />
      {classId !== undefined && <ClassPasswords key={classId} classId={classId} />}
    </div>
  );
}
