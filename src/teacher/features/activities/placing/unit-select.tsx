import { Select } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { placingMessages } from './placing-messages.ts';
import type { PlaceUnit } from './use-place-start.ts';

type UnitSelectProps = {
  units: readonly PlaceUnit[];
  unit: PlaceUnit | undefined;
  error: string | undefined;
  /** The dialog focuses this field first. */
  isFirst: boolean;
  onUnit: (unit: PlaceUnit) => void;
  /** The teacher wants a unit that is not in the list. */
  onOther: () => void;
};

const otherValue = 'other';

const labelUnit = ({ class_name, subject_name, name }: PlaceUnit) =>
  `${class_name} · ${subject_name} · ${name}`;

/** The units to choose from, grouped by class; typing filters them. */
export function UnitSelect({ units, unit, error, isFirst, onUnit, onOther }: UnitSelectProps) {
  const t = useMessages(placingMessages);
  const all = unit && !units.some(({ id }) => id === unit.id) ? [unit, ...units] : units;
  const groups = [...new Set(all.map(({ class_name }) => class_name))].map((group) => ({
    group,
    items: all
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
      {...(isFirst ? { 'data-autofocus': true } : {})}
      data={[...groups, { group: t('other_group'), items: [{ value: otherValue, label: t('other_unit') }] }]}
      value={unit ? String(unit.id) : null}
      error={error}
      onChange={(value) => {
        if (value === otherValue) onOther();
        const foundUnit = all.find(({ id }) => String(id) === value);
        if (foundUnit) onUnit(foundUnit);
      }}
    />
  );
}
