import { useState } from 'react';
import { positionAt, type UnitGroup, type UnitItem } from '#teacher/features/units/group-units.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { type UnitActions, UnitMenu } from '#teacher/features/units/unit-menu.tsx';
import { UnitRow } from '#teacher/features/units/unit-row.tsx';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { SortableList } from '#teacher/shared/lists/sortable-rows.tsx';
import { useRowMenu } from '#teacher/shared/menus/use-menu.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { subjectColour } from '#ui/theme/subject-colours.ts';
import styles from './units.module.css';

type UnitGroupSectionProps = UnitActions & {
  group: UnitGroup;
  /** Of the page on screen in the whole list. */
  offset: number;
  /** False while a search leaves out units in between. */
  sortable: boolean;
};

/** The units of one class and subject; they move at once and settle when the server has them. */
export function UnitGroupSection({ group, offset, sortable, ...actions }: UnitGroupSectionProps) {
  const t = useMessages(unitMessages);
  const edits = useMessages(editMessages);
  const [moved, setMoved] = useState<readonly UnitItem[]>();
  const { mutate } = useSend('POST /teacher/unit_update', {
    refreshes: ['GET /teacher/unit_list'],
    failure: edits('edit_failed'),
  });
  const { first } = group;
  const units = moved ?? group.units;

  const move = (unit: UnitItem, to: number) => {
    const others = units.filter(({ id }) => id !== unit.id);
    setMoved([...others.slice(0, to), unit, ...others.slice(to)]);
    mutate(
      { id: unit.id, position: positionAt(group, to, offset) },
      { onSettled: () => setMoved(undefined) },
    );
  };
  const { openMenu, menu } = useRowMenu<number>((id, Menu) => {
    const index = units.findIndex((unit) => unit.id === id);
    const unit = units[index];
    if (!unit) return null;
    return (
      <UnitMenu
        Menu={Menu}
        unit={unit}
        onUp={sortable && index > 0 ? () => move(unit, index - 1) : undefined}
        onDown={sortable && index < units.length - 1 ? () => move(unit, index + 1) : undefined}
        {...actions}
      />
    );
  });
  return (
    <section className={styles.group} aria-labelledby={`group-${group.key}`}>
      <header className={styles.head} style={{ borderColor: subjectColour(first.subject_colour).solid }}>
        <h2 id={`group-${group.key}`} className={styles.heading}>
          <span>{first.class_name}</span>
          <SubjectChip name={first.subject_name} colour={first.subject_colour} />
        </h2>
        <p className={styles.facts}>
          <span>{t('student_count', { count: first.student_count })}</span>
          <span>{t('unit_count', { count: group.units.length })}</span>
        </p>
      </header>
      <SortableList
        label={t('units_of', { class: first.class_name, subject: first.subject_name })}
        items={units}
        onMove={sortable ? move : undefined}
        rowClassName={styles.row}
        renderItem={(unit) => (
          <UnitRow
            unit={unit}
            place={sortable ? positionAt(group, units.indexOf(unit), offset) : unit.position}
            onMenu={openMenu}
          />
        )}
      />
      {menu}
    </section>
  );
}
