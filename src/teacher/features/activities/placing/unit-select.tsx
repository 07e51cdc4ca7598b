import { Select } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { placingMessages } from './placing-messages.ts';
import type { PlaceUnit } from './use-place-start.ts';

type UnitSelectProps = {
  units: readonly PlaceUnit[];
  unit: PlaceUnit | undefined;
  error: string | undefined;
  /** The dialog focuses this field first. */
  isFocusedFirst: boolean;
  onChooseUnit: (unit: PlaceUnit) => void;
  /** The teacher wants a unit that is not in the list. */
  onOtherUnit: () => void;
};

const otherUnitValue = 'other';

const labelUnit = ({ class_name, subject_name, name }: PlaceUnit) =>
  `${class_name} · ${subject_name} · ${name}`;

/** The units to choose from, grouped by class; typing filters them. */
export function UnitSelect({
  units,
  unit,
  error,
  isFocusedFirst,
  onChooseUnit,
  onOtherUnit,
}: UnitSelectProps) {
  const t = useMessages(placingMessages);
  const allUnits = unit && !units.some(({ id }) => id === unit.id) ? [unit, ...units] : units;
  const classGroups = [...new Set(allUnits.map(({ class_name }) => class_name))].map((group) => ({
    group,
    items: allUnits
      .filter(({ class_name }) => class_name === group)
      .map((item) => ({ value: String(item.id), label: labelUnit(item) })),
  }));
  return (
    <Select
      label={t('unit')}
      placeholder={t('choose_unit')}
      nothingFoundMessage={t('nothing_found')}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      {...(isFocusedFirst ? { 'data-autofocus': true } : {})}
      data={[
        ...classGroups,
        { group: t('other_group'), items: [{ value: otherUnitValue, label: t('other_unit') }] },
      ]}
      value={unit ? String(unit.id) : null}
      error={error}
      onChange={(value) => {
        if (value === otherUnitValue) onOtherUnit();
        const foundUnit = allUnits.find(({ id }) => String(id) === value);
        if (foundUnit) onChooseUnit(foundUnit);
      }}
    />
  );
}
