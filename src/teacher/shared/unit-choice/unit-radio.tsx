import { Button, Radio, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { listLimitMax, nameMaxLength } from '#contract/limits.ts';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './unit-choice.module.css';
import { unitChoiceMessages } from './unit-choice-messages.ts';
import type { NewUnit } from './use-new-unit.ts';
import type { ChosenUnit, UnitPlace } from './use-place.ts';

type UnitRadioProps = {
  place: UnitPlace;
  unit: ChosenUnit | undefined;
  newUnit: NewUnit;
  onUnit: (unit: ChosenUnit) => void;
};

/** Chooses one of the units of a class and subject; a new unit can be created below them. */
export function UnitRadio({ place, unit, newUnit, onUnit }: UnitRadioProps) {
  const t = useMessages(unitChoiceMessages);
  const [offset, setOffset] = useState(0);
  const units = useCall(
    'GET /teacher/unit_list',
    { ...place, offset, limit: listLimitMax },
    { quiet: true, keepPrevious: true },
  );
  if (units.isPending) return <Skeleton lines={3} height="2.75rem" />;
  if (units.isError) return <LoadError error={units.error} onRetry={() => void units.refetch()} />;
  return (
    <>
      <Radio.Group
        label={t('unit')}
        value={unit ? String(unit.id) : ''}
        onChange={(value) => {
          const foundUnit = units.data.items.find(({ id }) => String(id) === value);
          if (foundUnit) onUnit({ id: foundUnit.id, name: foundUnit.name });
        }}
      >
        <div className={styles.units}>
          {units.data.items.map(({ id, name: unitName }) => (
            <Radio key={id} value={String(id)} label={unitName} />
          ))}
          {units.data.items.length === 0 && <p className={styles.hint}>{t('no_units')}</p>}
        </div>
      </Radio.Group>
      <Pager total={units.data.total} offset={offset} limit={listLimitMax} onOffset={setOffset} />
      <form
        className={styles.newUnit}
        onSubmit={(event) => {
          event.preventDefault();
          newUnit.create(onUnit);
        }}
      >
        <TextInput
          label={t('new_unit')}
          placeholder={t('unit_name')}
          maxLength={nameMaxLength}
          value={newUnit.name}
          error={newUnit.error}
          onChange={({ currentTarget }) => newUnit.setName(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="light"
          loading={newUnit.isBusy}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {t('create_unit')}
        </Button>
      </form>
    </>
  );
}
