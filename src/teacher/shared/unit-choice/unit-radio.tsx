import { Button, Radio, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { unitChoiceMessages } from '#teacher/shared/unit-choice/unit-choice-messages.ts';
import type { Place } from '#teacher/shared/unit-choice/use-place.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import classes from './unit-choice.module.css';

export type ChosenUnit = { id: number; name: string };

/** The units of a place to choose from; a new one can be made below them. */
export function UnitRadio({
  place,
  unit,
  onUnit,
}: {
  place: Place;
  unit: ChosenUnit | undefined;
  onUnit: (unit: ChosenUnit) => void;
}) {
  const t = useMessages(unitChoiceMessages);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const units = useCall('GET /teacher/unit_list', { ...place, limit: 100 }, { quiet: true });
  const add = useSend('POST /teacher/unit_add', {
    refreshes: ['GET /teacher/unit_list'],
    success: t('unit_created'),
    onSuccess: ({ id }, input) => {
      onUnit({ id, name: input.name });
      setName('');
    },
  });
  const create = () => {
    if (name.trim() === '') setError(t('fill_unit_name'));
    else add.mutate({ ...place, name: name.trim() });
  };
  if (units.isPending) return <Skeleton lines={3} height="2.75rem" />;
  if (units.isError) return <LoadError error={units.error} onRetry={() => void units.refetch()} />;
  return (
    <>
      <Radio.Group
        label={t('unit')}
        value={unit ? String(unit.id) : ''}
        onChange={(value) => {
          const found = units.data.items.find(({ id }) => String(id) === value);
          if (found) onUnit({ id: found.id, name: found.name });
        }}
      >
        <div className={classes.units}>
          {units.data.items.map(({ id, name: unitName }) => (
            <Radio key={id} value={String(id)} label={unitName} />
          ))}
          {units.data.items.length === 0 && <p className={classes.hint}>{t('no_units')}</p>}
        </div>
      </Radio.Group>
      <form
        className={classes.newUnit}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextInput
          label={t('new_unit')}
          placeholder={t('unit_name')}
          maxLength={nameMaxLength}
          value={name}
          error={error}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          variant="light"
          loading={add.isPending}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {t('create_unit')}
        </Button>
      </form>
    </>
  );
}
