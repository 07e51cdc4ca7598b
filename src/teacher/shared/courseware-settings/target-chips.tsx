import { Button, Chip } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './settings-fields.module.css';
import { targetMessages } from './target-messages.ts';

export type TargetChoices = ApiReply<'GET /teacher/target_choices'>;

type ChipsProps = {
  choices: TargetChoices;
  kind: 'groups' | 'students';
  ids: readonly number[];
  onChange: (ids: number[]) => void;
};

/** The groups by their sets, or all students, as chips to switch on and off. */
export function TargetChips({ choices, kind, ids, onChange }: ChipsProps) {
  const t = useMessages(targetMessages);
  const chosenIds = new Set(ids);
  const toggleTarget = (id: number, isOn: boolean) =>
    onChange(isOn ? [...ids, id] : ids.filter((otherId) => otherId !== id));
  const renderChip = (id: number, label: string) => (
    <Chip key={id} size="sm" checked={chosenIds.has(id)} onChange={(isOn) => toggleTarget(id, isOn)}>
      {label}
    </Chip>
  );
  if (kind === 'students') {
    const allIds = choices.students.map(({ id }) => id);
    const isAllChosen = allIds.every((id) => chosenIds.has(id));
    return (
      <>
        <div className={styles.chips}>
          {choices.students.map(({ id, class_number, name, group }) =>
            renderChip(id, `${class_number} ${nameWithGroup(name, group)}`),
          )}
        </div>
        <div className={styles.count}>
          <span aria-live="polite">{t('chosen_of', { count: ids.length, all: allIds.length })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(isAllChosen ? [] : allIds)}>
            {t(isAllChosen ? 'choose_none' : 'choose_all')}
          </Button>
        </div>
      </>
    );
  }
  const groupIds = new Set(choices.sets.flatMap(({ groups }) => groups.map(({ id }) => id)));
  const deletedIds = ids.filter((id) => !groupIds.has(id));
  if (choices.sets.length === 0 && deletedIds.length === 0)
    return <p className={styles.empty}>{t('no_groups')}</p>;
  return (
    <>
      {deletedIds.length > 0 && (
        <div className={styles.chips}>{deletedIds.map((id) => renderChip(id, t('deleted_group')))}</div>
      )}
      {choices.sets.map(({ id, name, groups }) => (
        <div key={id} role="group" aria-label={name}>
          <p className={styles.label}>{name}</p>
          <div className={styles.chips}>
            {groups.map((group) =>
              renderChip(group.id, t('group_of', { name: group.name, count: group.student_count })),
            )}
          </div>
        </div>
      ))}
    </>
  );
}
