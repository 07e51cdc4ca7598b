import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChartBar,
  IconChevronRight,
  IconCopy,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UnitItem } from '#teacher/features/units/group-units.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './units.module.css';

export type UnitActions = {
  onRename: (unit: UnitItem) => void;
  onCopy: (unit: UnitItem) => void;
  onDelete: (unit: UnitItem) => void;
};

type UnitRowProps = UnitActions & {
  unit: UnitItem;
  /** From 1, as shown. */
  place: number;
  handle: ReactNode;
  /** Absent where there is nowhere to move to. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
};

/** Names the menu button, which takes the focus back after a dialog. */
export function unitMenuId(unit: { id: number }): string {
  return `unit-menu-${unit.id}`;
}

const icon = { size: 18, 'aria-hidden': true } as const;

export function UnitRow({ unit, place, handle, onUp, onDown, onRename, onCopy, onDelete }: UnitRowProps) {
  const t = useMessages(unitMessages);
  const common = useMessages(commonMessages);
  const { courseware_count, open_count } = unit;
  return (
    <article className={styles.row}>
      {handle}
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <div className={styles.main}>
        <h3 className={styles.name}>
          <Link to="/unit/course/list" search={{ unit_id: unit.id }} className={styles.link}>
            {unit.name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <span>
            {courseware_count === 0
              ? t('no_coursewares')
              : t('courseware_count', { count: courseware_count })}
          </span>
          {open_count > 0 && <span className={styles.open}>{t('open_count', { count: open_count })}</span>}
        </p>
      </div>
      <IconChevronRight className={styles.chevron} aria-hidden="true" />
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            data-opener={unitMenuId(unit)}
            className={styles.menu}
            aria-label={t('more', { name: unit.name })}
          >
            <IconDots aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconChartBar {...icon} />}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/study-situation-view/list"
                search={{
                  calendar_id: unit.calendar_id,
                  class_id: unit.class_id,
                  subject_id: unit.subject_id,
                  unit_id: unit.id,
                }}
              />
            )}
          >
            {t('results')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onRename(unit)}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => onCopy(unit)}>
            {t('copy')}
          </Menu.Item>
          {onUp && (
            <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={onUp}>
              {t('move_up')}
            </Menu.Item>
          )}
          {onDown && (
            <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={onDown}>
              {t('move_down')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => onDelete(unit)}>
            {common('delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </article>
  );
}
