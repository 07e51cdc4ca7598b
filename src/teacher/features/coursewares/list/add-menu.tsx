import { IconBooks, IconChevronDown, IconFolderOpen, IconPlus, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dialogEditorTypes } from '#activities/views.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useTypeNames } from '#teacher/features/coursewares/use-type-names.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';

type AddMenuProps = {
  unitId: number;
  onPickActivities: () => void;
  /** Creates an activity of a small type in a dialog. */
  onQuickAdd: (type: string) => void;
  opener: string;
};

const iconProps = { size: 18, 'aria-hidden': true } as const;

/** The button with the menu of ways to add a courseware. */
export function AddMenu({ unitId, onPickActivities, onQuickAdd, opener }: AddMenuProps) {
  const t = useMessages(coursewareMessages);
  const { getTypeName } = useTypeNames();
  const { openMenu, menu } = useMenu<null>((_, Menu) => (
    <>
      <Menu.Item leftSection={<IconFolderOpen {...iconProps} />} onClick={onPickActivities}>
        {t('add_from_diy')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBooks {...iconProps} />}
        renderRoot={(props) => <Link {...props} to="/resources/list" search={{ unit_id: unitId }} />}
      >
        {t('add_from_library')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconSparkles {...iconProps} />}
        renderRoot={(props) => <Link {...props} to="/teacher/diy/create" search={{ unit_id: unitId }} />}
      >
        {t('create_new')}
      </Menu.Item>
      <Menu.Divider />
      {dialogEditorTypes.map((type) => (
        <Menu.Item
          key={type}
          leftSection={<ActivityIcon type={type} icon="" size={20} />}
          onClick={() => onQuickAdd(type)}
        >
          {getTypeName(type)}
        </Menu.Item>
      ))}
    </>
  ));
  return (
    <>
      <Button
        data-opener={opener}
        aria-haspopup="menu"
        aria-expanded="false"
        onClick={({ currentTarget }) => openMenu(null, currentTarget)}
      >
        <IconPlus {...iconProps} />
        <span>{t('add')}</span>
        <IconChevronDown {...iconProps} />
      </Button>
      {menu}
    </>
  );
}
