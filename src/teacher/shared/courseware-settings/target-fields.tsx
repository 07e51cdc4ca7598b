import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { useId } from 'react';
import { targetKinds } from '#contract/choices.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './settings-fields.module.css';
import type { SettingsForm } from './settings-form.ts';
import { TargetChips, type TargetChoices } from './target-chips.tsx';
import { targetMessages } from './target-messages.ts';
import type { SettingsErrors } from './validate-settings.ts';

type TargetFieldsProps = {
  unitId: number;
  form: SettingsForm;
  errors: SettingsErrors;
  onChange: (changedFields: Partial<SettingsForm>) => void;
  /** True if the students of a group can share an attempt. */
  mayWorkByGroup: boolean;
};

/** Chooses the targets of a courseware: the whole class, groups or students. */
export function TargetFields({ unitId, form, errors, onChange, mayWorkByGroup }: TargetFieldsProps) {
  const t = useMessages(targetMessages);
  const id = useId();
  const { data } = useCall('GET /teacher/target_choices', { unit_id: unitId });
  const { target_kind, target_ids } = form;
  const chooseKind = (value: string) => {
    const kind = targetKinds.find((targetKind) => targetKind === value) ?? 'class';
    onChange({ target_kind: kind, target_ids: [] });
  };
  return (
    <fieldset className={styles.part}>
      <legend id={id}>{t('for_whom')}</legend>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        classNames={{ label: styles.kind ?? '' }}
        value={target_kind}
        data={targetKinds.map((kind) => ({ value: kind, label: t(`for_${kind}`) }))}
        onChange={chooseKind}
      />
      {target_kind !== 'class' && !data && <Skeleton lines={2} height="2.75rem" />}
      {target_kind !== 'class' && data && (
        <TargetChips
          choices={data}
          kind={target_kind}
          ids={target_ids}
          onChange={(ids) => onChange({ target_ids: ids })}
        />
      )}
      {errors.target_ids && (
        <p className={styles.problem} role="alert">
          {t(errors.target_ids)}
        </p>
      )}
      {mayWorkByGroup && !data && <Skeleton lines={1} height="2.75rem" />}
      {mayWorkByGroup && data && (
        <WorkByFields sets={data.sets} form={form} errors={errors} onChange={onChange} />
      )}
    </fieldset>
  );
}

type WorkFieldsProps = Pick<TargetFieldsProps, 'form' | 'errors' | 'onChange'> & {
  sets: TargetChoices['sets'];
};

/** Chooses whether each student works alone, or the students of a group share one attempt. */
function WorkByFields({ sets, form, errors, onChange }: WorkFieldsProps) {
  const t = useMessages(targetMessages);
  const { work_by, group_set_id } = form;
  const isByGroup = work_by === 'group';
  const isSetDeleted = group_set_id !== null && !sets.some(({ id }) => id === group_set_id);
  const chooseWorkBy = (byGroup: boolean) =>
    onChange({ work_by: byGroup ? 'group' : 'person', group_set_id: byGroup ? (sets[0]?.id ?? null) : null });
  return (
    <>
      <Switch
        label={t('work_by_group')}
        description={t(sets.length === 0 ? 'no_groups' : 'work_by_group_note')}
        disabled={sets.length === 0 && !isByGroup}
        checked={isByGroup}
        onChange={(event) => chooseWorkBy(event.currentTarget.checked)}
      />
      {isByGroup && (
        <NativeSelect
          label={t('group_set')}
          value={group_set_id ?? ''}
          data={[
            ...(isSetDeleted ? [{ value: String(group_set_id), label: t('deleted_set') }] : []),
            ...sets.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          error={errors.group_set_id && t(errors.group_set_id)}
          onChange={(event) => onChange({ group_set_id: Number(event.currentTarget.value) || null })}
        />
      )}
    </>
  );
}
