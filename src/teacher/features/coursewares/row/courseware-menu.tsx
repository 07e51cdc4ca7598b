import {
  IconBell,
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
  /** Writes to students who have not submitted. */
  onRemind: (courseware: CoursewareItem) => void;
  onDelete: (coursewares: readonly CoursewareItem[]) => void;
};

type CoursewareMenuProps = {
  Menu: MenuParts;
  courseware: CoursewareItem;
  actions: CoursewareActions;
  /** Absent if the courseware cannot move in this direction. */
  onMoveUp?: (() => void) | undefined;
  onMoveDown?: (() => void) | undefined;
};

const iconProps = { size: 18, 'aria-hidden': true } as const;

/**
 * The items of a courseware's menu: actions that are needed less often, or for which a phone's row is too
 * narrow.
 */
export function CoursewareMenu({ Menu, courseware, actions, onMoveUp, onMoveDown }: CoursewareMenuProps) {
  const t = useMessages(coursewareMessages);
  const tCommon = useMessages(commonMessages);
  const { id, type, activity_id } = courseware;
  return (
    <>
      {courseware.is_open && (
        <Menu.Item leftSection={<IconLock {...iconProps} />} onClick={() => actions.onClose(courseware)}>
          {t('close')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconEye {...iconProps} />} onClick={() => actions.onPreview(courseware)}>
        {t('preview')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconChartBar {...iconProps} />}
        renderRoot={(props) => (
          <Link {...props} to="/study-situation-view/grid" search={{ courseware_id: id }} />
        )}
      >
        {t('results')}
      </Menu.Item>
      {courseware.is_open && (
        <Menu.Item leftSection={<IconBell {...iconProps} />} onClick={() => actions.onRemind(courseware)}>
          {t('remind')}
        </Menu.Item>
      )}
      {courseware.is_marked && (
        <Menu.Item
          leftSection={<IconPencilCheck {...iconProps} />}
          renderRoot={(props) => (
            <Link {...props} to="/study-situation-view/marking" search={{ courseware_id: id }} />
          )}
        >
          {t('mark_by_hand')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconSettings {...iconProps} />} onClick={() => actions.onSettings(courseware)}>
        {t('settings')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil {...iconProps} />} onClick={() => actions.onRename(courseware)}>
        {t('rename')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTool {...iconProps} />}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/teacher/diy/edit/$course_type/$id"
            params={{ course_type: type, id: String(activity_id) }}
          />
        )}
      >
        {t('edit_activity')}
      </Menu.Item>
      <MoveMenuItems Menu={Menu} onUp={onMoveUp} onDown={onMoveDown} />
      <Menu.Divider />
      <Menu.Item
        color="red"
        leftSection={<IconTrash {...iconProps} />}
        onClick={() => actions.onDelete([courseware])}
      >
        {tCommon('delete')}
      </Menu.Item>
    </>
  );
}
