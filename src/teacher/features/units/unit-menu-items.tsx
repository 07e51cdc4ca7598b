import { IconChartBar, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MoveMenuItems } from '#teacher/shared/menus/move-menu-items.tsx';
import type { MenuParts } from '#teacher/shared/menus/use-menu.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';

const iconProps = { size: 18, 'aria-hidden': true } as const;

type UnitMenuItemsProps = {
  Menu: MenuParts;
  unit: UnitItem;
  onRename: () => void;
  onCopy: () => void;
  /** Absent if the unit is the first or cannot be moved. */
  onMoveUp: (() => void) | undefined;
  /** Absent if the unit is the last or cannot be moved. */
  onMoveDown: (() => void) | undefined;
  onDelete: () => void;
};

export function UnitMenuItems({
  Menu,
  unit,
  onRename,
  onCopy,
  onMoveUp,
  onMoveDown,
  onDelete,
}: UnitMenuItemsProps) {
  const t = useMessages(unitMessages);
  const tCommon = useMessages(commonMessages);
  const { id: unit_id, calendar_id, class_id, subject_id } = unit;
  return (
    <>
      <Menu.Item
        leftSection={<IconChartBar {...iconProps} />}
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
      <Menu.Item leftSection={<IconPencil {...iconProps} />} onClick={onRename}>
        {t('rename')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...iconProps} />} onClick={onCopy}>
        {t('copy')}
      </Menu.Item>
      <MoveMenuItems Menu={Menu} onUp={onMoveUp} onDown={onMoveDown} />
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash {...iconProps} />} onClick={onDelete}>
        {tCommon('delete')}
      </Menu.Item>
    </>
  );
}
