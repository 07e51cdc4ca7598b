import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconLock,
  IconPencil,
  IconTool,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { coursewareMenuId } from '#teacher/features/coursewares/courseware-item.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export type CoursewareActions<T extends CoursewareItem> = {
  onOpen: (courseware: T) => void;
  onClose: (courseware: T) => void;
  onShowCode: (courseware: T) => void;
  onPreview: (courseware: T) => void;
  onSettings: (courseware: T) => void;
  /** Moves it to the newest version of its activity. */
  onSync: (courseware: T) => void;
  onRename: (courseware: T) => void;
  onDelete: (coursewares: readonly T[]) => void;
};

type CoursewareMenuProps<T extends CoursewareItem> = {
  courseware: T;
  actions: CoursewareActions<T>;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

const icon = { size: 18, 'aria-hidden': true } as const;

/** What is needed less often. */
export function CoursewareMenu<T extends CoursewareItem>(props: CoursewareMenuProps<T>) {
  const { courseware, actions, onUp, onDown } = props;
  const t = useMessages(coursewareMessages);
  const common = useMessages(commonMessages);
  const { name, type, activity_id } = courseware;
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon data-opener={coursewareMenuId(courseware)} aria-label={t('more', { name })}>
          <IconDots aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {courseware.is_open && (
          <Menu.Item leftSection={<IconLock {...icon} />} onClick={() => actions.onClose(courseware)}>
            {t('close')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => actions.onRename(courseware)}>
          {t('rename')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTool {...icon} />}
          renderRoot={(root) => (
            <Link
              {...root}
              to="/teacher/diy/edit/$course_type/$id"
              params={{ course_type: type, id: String(activity_id) }}
            />
          )}
        >
          {t('edit_activity')}
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
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={() => actions.onDelete([courseware])}
        >
          {common('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
