import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconFolderPlus, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ActivityItem } from './activity-form.ts';
import { messages } from './messages.ts';

type RowMenuProps = { item: ActivityItem; onAddToUnit: () => void; onSync: () => void; onDelete: () => void };

/** Where the focus goes back to from a dialog that the menu opened. */
export const rowMenuId = ({ id }: Pick<ActivityItem, 'id'>) => `activity-menu-${id}`;

export function RowMenu({ item, onAddToUnit, onSync, onDelete }: RowMenuProps) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const sync = useMessages(syncMessages);
  const params = { course_type: item.type, id: String(item.id) };
  const isPublished = item.revision_number > 0;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          data-opener={rowMenuId(item)}
          aria-label={t('more', { name: item.name || t('untitled') })}
        >
          <IconDots size={22} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(props) => <Link {...props} to="/teacher/diy/edit/$course_type/$id" params={params} />}
        >
          {t('edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderPlus size={18} />} disabled={!isPublished} onClick={onAddToUnit}>
          {isPublished ? t('add_to_unit') : `${t('add_to_unit')} (${t('complete_first')})`}
        </Menu.Item>
        {item.courseware_count > 0 && (
          <Menu.Item leftSection={<IconRefresh size={18} />} onClick={onSync}>
            {sync('sync')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy size={18} />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/teacher/diy/copy/$course_type/$id/{-$is_copy}"
              params={{ ...params, is_copy: '1' }}
              preload={false}
            />
          )}
        >
          {t('copy')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={onDelete}>
          {common('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
