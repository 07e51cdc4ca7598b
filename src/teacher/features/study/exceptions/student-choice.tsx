import { Button, Checkbox, Group, Text } from '@mantine/core';
import { type NamedPerson, useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { exceptionMessages } from './exception-messages.ts';
import styles from './exceptions-dialog.module.css';

export type ChoosablePerson = NamedPerson & { user_id: number };

type StudentChoiceProps = {
  people: readonly ChoosablePerson[];
  chosenIds: readonly number[];
  error: string | undefined;
  onChange: (userIds: number[]) => void;
};

/** The students of a courseware, each with a check box. */
export function StudentChoice({ people, chosenIds, error, onChange }: StudentChoiceProps) {
  const t = useMessages(exceptionMessages);
  const namePerson = useNamePerson();
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id));
  const areAllChosen = chosenIds.length === people.length;
  return (
    <fieldset className={styles.part}>
      <legend>{t('students')}</legend>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onChange(areAllChosen ? [] : people.map(({ user_id }) => user_id))}
        >
          {t(areAllChosen ? 'select_none' : 'select_all')}
        </Button>
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
      </Group>
      <div className={styles.people}>
        {people.map((person) => (
          <Checkbox
            key={person.user_id}
            label={`${person.class_number ?? ''} ${namePerson(person)}`.trim()}
            checked={chosenIds.includes(person.user_id)}
            onChange={(event) => toggle(person.user_id, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
