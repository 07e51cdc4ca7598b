import { Checkbox, Radio } from '@mantine/core';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useMessages } from '#ui/i18n/use-messages.ts';
import newTermStyles from './new-term.module.css';
import { newTermMessages } from './new-term-messages.ts';
import type { Plan, RollOver } from './plan.ts';

type UnitChoicesProps = { rollOver: RollOver; plan: Plan; onChange: (changedFields: Partial<Plan>) => void };

const unitChoices = ['all', 'subjects', 'none'] as const;
const unitTargets = ['same_name', 'same_students'] as const;

/** Chooses the units and groups to copy, and the classes that get them. */
export function UnitChoices({ rollOver, plan, onChange }: UnitChoicesProps) {
  const t = useMessages(newTermMessages);
  const findOption = <T extends string>(options: readonly T[], value: string) =>
    options.find((each) => each === value);
  return (
    <>
      <Radio.Group
        label={t('units')}
        description={t('units_text')}
        value={plan.units}
        onChange={(value) => onChange({ units: findOption(unitChoices, value) ?? 'all' })}
      >
        <div className={newTermStyles.radios}>
          {unitChoices.map((choice) => (
            <Radio key={choice} value={choice} label={t(`units_${choice}`)} />
          ))}
        </div>
      </Radio.Group>
      {plan.units === 'subjects' && (
        <div className={newTermStyles.subjects}>
          {rollOver.subjects.map(({ id, name, units }) => (
            <Checkbox
              key={id}
              label={`${name} (${units})`}
              checked={plan.subject_ids.includes(id)}
              onChange={({ currentTarget }) => {
                const otherIds = plan.subject_ids.filter((subjectId) => subjectId !== id);
                onChange({ subject_ids: currentTarget.checked ? [...otherIds, id] : otherIds });
              }}
            />
          ))}
        </div>
      )}
      {plan.units !== 'none' && (
        <Radio.Group
          label={t('units_to')}
          value={plan.units_to}
          onChange={(value) => onChange({ units_to: findOption(unitTargets, value) ?? 'same_name' })}
        >
          <div className={newTermStyles.radios}>
            {unitTargets.map((target) => (
              <Radio key={target} value={target} label={t(`units_${target}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      <Checkbox
        className={styles.text}
        label={t('groups')}
        checked={plan.keeps_groups}
        onChange={({ currentTarget }) => onChange({ keeps_groups: currentTarget.checked })}
      />
    </>
  );
}
