import {
  IconChartBar,
  IconEye,
  IconLock,
  IconPencil,
  IconPencilCheck,
  IconSettings,
  IconTool,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { MoveMenuItems } from '#teacher/shared/menus/move-menu-items.tsx';
import type { MenuParts } from '#teacher/shared/menus/use-menu.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export type CoursewareActions = {
  onOpen: (courseware: CoursewareItem) => void;
  onClose: (courseware: CoursewareItem) => void;
  onShowCode: (courseware: CoursewareItem) => void;
  onPreview: (courseware: CoursewareItem) => void;
  onSettings: (courseware: CoursewareItem) => void;
  /** Updates the courseware to the newest version of its activity. */
  onSync: (courseware: CoursewareItem) => void;
  onRename: (courseware: CoursewareItem) => void;
  onDelete: (coursewares: readonly CoursewareItem[]) => void;
};

type CoursewareMenuProps = {
  Menu: MenuParts;
  courseware: CoursewareItem;
  actions: CoursewareActions;
  /** Absent if the courseware cannot move in this direction. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
};

const icon = { size: 18, 'aria-hidden': true } as const;

/**
 * The items of a courseware's menu: actions that are needed less often, or for which a phone's row is too
 * narrow.
 */
export function CoursewareMenu({ Menu, courseware, actions, onUp, onDown }: CoursewareMenuProps) {
  const t = useMessages(coursewareMessages);
  const common = useMessages(commonMessages);
  const { id, type, activity_id } = courseware;
  return (
    <>
      {courseware.is_open && (
        <Menu.Item leftSection={<IconLock {...icon} />} onClick={() => actions.onClose(courseware)}>
          {t('close')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => actions.onPreview(courseware)}>
        {t('preview')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconChartBar {...icon} />}
        renderRoot={(root) => (
          <Link {...root} to="/study-situation-view/grid" search={{ courseware_id: id }} />
        )}
      >
        {t('results')}
      </Menu.Item>
      {courseware.is_marked && (
        <Menu.Item
          leftSection={<IconPencilCheck {...icon} />}
          renderRoot={(root) => (
            <Link {...root} to="/study-situation-view/marking" search={{ courseware_id: id }} />
          )}
        >
          {t('mark_by_hand')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconSettings {...icon} />} onClick={() => actions.onSettings(courseware)}>
        {t('settings')}
      </Menu.Item>
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
      <MoveMenuItems Menu={Menu} onUp={onUp} onDown={onDown} />
      <Menu.Divider />
      <Menu.Item
        color="red"
        leftSection={<IconTrash {...icon} />}
        onClick={() => actions.onDelete([courseware])}
      >
        {common('delete')}
      </Menu.Item>
    </>
  );
}
