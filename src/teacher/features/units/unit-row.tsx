import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { RowIconButton } from '#teacher/shared/rows/row-actions.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';
import { unitMenuId } from './unit-menu.tsx';
import styles from './units.module.css';

type UnitRowProps = {
  unit: UnitItem;
  /** The number shown before the name, from 1. */
  shownPosition: number;
  onMenu: (id: number, button: HTMLElement) => void;
};

/** A row of the unit list. */
export const UnitRow = memo(function UnitRow({ unit, shownPosition, onMenu }: UnitRowProps) {
  const t = useMessages(unitMessages);
  const { id, name, courseware_count, open_count } = unit;
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {shownPosition}
      </span>
      <h3 className={styles.name}>
        <Link to="/unit/course/list" search={{ unit_id: id }} className={styles.link} title={name}>
          {name}
        </Link>
      </h3>
      {open_count > 0 && <span className={styles.open}>{t('open_count', { count: open_count })}</span>}
      <span className={styles.count}>
        {courseware_count === 0 ? t('no_coursewares') : t('courseware_count', { count: courseware_count })}
      </span>
      <RowIconButton
        icon="dots"
        label={t('more', { name })}
        data-opener={unitMenuId(unit)}
        aria-haspopup="menu"
        aria-expanded="false"
        onClick={({ currentTarget }) => onMenu(id, currentTarget)}
      />
    </>
  );
});
