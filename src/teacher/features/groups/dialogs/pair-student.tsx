import { NativeSelect } from '@mantine/core';
import { type Group, type GroupSet, getNameWithGroup } from '../arrangement.ts';

type PairStudentProps = {
  set: GroupSet;
  groups: readonly Group[];
  label: string;
  /** The id of the chosen student; empty at first. */
  value: string;
  onChoose: (id: string) => void;
};

/** Chooses one of the two students of a pair. */
export function PairStudent({ set: { students }, groups, label, value, onChoose }: PairStudentProps) {
  const choices = students.map(({ id, class_number }) => ({
    value: String(id),
    label: `${class_number} ${getNameWithGroup(groups, students, id)}`,
  }));
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: '' }, ...choices]}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
