import { Button, Menu } from '@mantine/core';
import { IconBooks, IconChevronDown, IconFolderOpen, IconPlus, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { quickTypes } from '#activities/views.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useTypeNames } from '#teacher/features/coursewares/use-type-names.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

type AddMenuProps = {
  unitId: number;
  onPick: () => void;
  /** A new activity of one of the small types. */
  onQuick: (type: string) => void;
  opener: string;
};

/** Where a new courseware can come from. */
export function AddMenu({ unitId, onPick, onQuick, opener }: AddMenuProps) {
  const t = useMessages(coursewareMessages);
  const { nameOf } = useTypeNames();
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          data-opener={opener}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        >
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFolderOpen size={18} aria-hidden="true" />} onClick={onPick}>
          {t('add_from_diy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBooks size={18} aria-hidden="true" />}
          renderRoot={(root) => <Link {...root} to="/resources/list" search={{ unit_id: unitId }} />}
        >
          {t('add_from_library')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          renderRoot={(root) => <Link {...root} to="/teacher/diy/create" search={{ unit_id: unitId }} />}
        >
          {t('create_new')}
        </Menu.Item>
        <Menu.Divider />
        {quickTypes.map((type) => (
          <Menu.Item
            key={type}
            leftSection={<ActivityIcon type={type} icon="" size={20} />}
            onClick={() => onQuick(type)}
          >
            {nameOf(type)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
