import { useState } from 'react';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { SortableRows } from '#teacher/shared/lists/sortable-rows.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { subjectColour } from '#ui/theme/subject-colours.ts';
import { computePosition, type UnitGroup, type UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';
import { useUnitMenu } from './unit-menu.tsx';
import { UnitRow } from './unit-row.tsx';
import styles from './units.module.css';

type UnitGroupSectionProps = {
  group: UnitGroup;
  /** Offset of the current page in the whole list. */
  offset: number;
  /** False during a search, which may leave out units in between. */
  isSortable: boolean;
  onCopy: (unit: UnitItem) => void;
};

/** The units of one class and subject. A moved unit changes its place at once, before the server replies. */
export function UnitGroupSection({ group, offset, isSortable, onCopy }: UnitGroupSectionProps) {
  const t = useMessages(unitMessages);
  const tEdit = useMessages(editMessages);
  const [reorderedUnits, setReorderedUnits] = useState<readonly UnitItem[]>();
  const { mutate } = useSend('POST /teacher/unit_update', {
    refreshes: ['GET /teacher/unit_list'],
    failureText: tEdit('edit_failed'),
  });
  const { firstUnit } = group;
  const units = reorderedUnits ?? group.units;

  const moveUnit = (unit: UnitItem, toIndex: number) => {
    const otherUnits = units.filter(({ id }) => id !== unit.id);
    setReorderedUnits([...otherUnits.slice(0, toIndex), unit, ...otherUnits.slice(toIndex)]);
    mutate(
      { id: unit.id, position: computePosition(group, toIndex, offset) },
      { onSettled: () => setReorderedUnits(undefined) },
    );
  };
  const onMove = isSortable ? moveUnit : undefined;
  const { openMenu, menu, renameDialog } = useUnitMenu({ units, onMove, onCopy });
  return (
    <section className={styles.group} aria-labelledby={`group-${group.key}`}>
      <header className={styles.head} style={{ borderColor: subjectColour(firstUnit.subject_colour).solid }}>
        <h2 id={`group-${group.key}`} className={styles.heading}>
          <span>{firstUnit.class_name}</span>
          <SubjectChip name={firstUnit.subject_name} colour={firstUnit.subject_colour} />
        </h2>
        <p className={styles.facts}>
          <span>{t('student_count', { count: firstUnit.student_count })}</span>
          <span>{t('unit_count', { count: group.units.length })}</span>
        </p>
      </header>
      <SortableRows
        label={t('units_of', { class: firstUnit.class_name, subject: firstUnit.subject_name })}
        items={units}
        onMove={onMove}
        rowClassName={styles.row}
        renderItem={(unit) => (
          <UnitRow
            unit={unit}
            shownPosition={isSortable ? computePosition(group, units.indexOf(unit), offset) : unit.position}
            onMenu={openMenu}
          />
        )}
      />
      {menu}
      {renameDialog}
    </section>
  );
}
