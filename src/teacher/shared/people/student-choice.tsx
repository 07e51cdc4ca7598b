import { Button, Checkbox, Group, Text } from '@mantine/core';
import partStyles from '#teacher/shared/dialogs/form-part.module.css';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './student-choice.module.css';
import { studentChoiceMessages } from './student-choice-messages.ts';

/** `label` is the name with class number and group, as plain text. */
export type ChoosableStudent = { user_id: number; label: string };

/** Students who can be chosen by one press, such as a group, or all who have not started. */
export type StudentPick = { label: string; userIds: readonly number[] };

type StudentChoiceProps = {
  students: readonly ChoosableStudent[];
  picks: readonly StudentPick[];
  chosenIds: readonly number[];
  error: string | undefined;
  onChange: (userIds: number[]) => void;
};

/** Students, each with a check box, and buttons that choose several. */
export function StudentChoice({ students, picks, chosenIds, error, onChange }: StudentChoiceProps) {
  const t = useMessages(studentChoiceMessages);
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id));
  const allIds = students.map(({ user_id }) => user_id);
  const areAllChosen = chosenIds.length === students.length;
  const usefulPicks = picks.filter(({ userIds }) => userIds.length > 0);
  return (
    <fieldset className={partStyles.part}>
      <legend>{t('students')}</legend>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => onChange(areAllChosen ? [] : allIds)}>
          {t(areAllChosen ? 'select_none' : 'select_all')}
        </Button>
        {usefulPicks.map(({ label, userIds }) => (
          <Button key={label} size="compact-sm" variant="default" onClick={() => onChange([...userIds])}>
            {`${label} (${userIds.length})`}
          </Button>
        ))}
        <Text size="sm" c="dimmed" role="status">
          {t('chosen', { count: chosenIds.length, all: students.length })}
        </Text>
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
      </Group>
      <div className={styles.people}>
        {students.map(({ user_id, label }) => (
          <Checkbox
            key={user_id}
            label={label}
            checked={chosenIds.includes(user_id)}
            onChange={(event) => toggle(user_id, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
