import { IconChartBar, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MoveMenuItems } from '#teacher/shared/menus/move-menu-items.tsx';
import type { MenuParts } from '#teacher/shared/menus/use-menu.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

type UnitMenuItemsProps = {
  Menu: MenuParts;
  unit: UnitItem;
  onRename: () => void;
  onCopy: () => void;
  /** Absent if the unit is the first or cannot be moved. */
  onUp: (() => void) | undefined;
  /** Absent if the unit is the last or cannot be moved. */
  onDown: (() => void) | undefined;
  onDelete: () => void;
};

export function UnitMenuItems({ Menu, unit, onRename, onCopy, onUp, onDown, onDelete }: UnitMenuItemsProps) {
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
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
        {t('rename')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onCopy}>
        {t('copy')}
      </Menu.Item>
      <MoveMenuItems Menu={Menu} onUp={onUp} onDown={onDown} />
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
        {common('delete')}
      </Menu.Item>
    </>
  );
}
