import {
  IconArrowDown,
  IconArrowUp,
  IconChartBar,
  IconCopy,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { UnitItem } from '#teacher/features/units/group-units.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import type { MenuParts } from '#teacher/shared/menus/use-menu.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export type UnitActions = {
  onRename: (unit: UnitItem) => void;
  onCopy: (unit: UnitItem) => void;
  onDelete: (unit: UnitItem) => void;
};

type UnitMenuProps = UnitActions & {
  Menu: MenuParts;
  unit: UnitItem;
  /** Absent where there is nowhere to move to. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
};

/** Names the menu button, which takes the focus back after a dialog. */
export function unitMenuId(unit: { id: number }): string {
  return `unit-menu-${unit.id}`;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** The items of a unit's menu. */
export function UnitMenu({ Menu, unit, onUp, onDown, onRename, onCopy, onDelete }: UnitMenuProps) {
  const t = useMessages(unitMessages);
  const common = useMessages(commonMessages);
  const { id: unit_id, calendar_id, class_id, subject_id } = unit;
  return (
    <>
      <Menu.Item
        leftSection={<IconChartBar {...icon} />}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/study-situation-view/list"
            search={{ calendar_id, class_id, subject_id, unit_id }}
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
    </>
  );
}
