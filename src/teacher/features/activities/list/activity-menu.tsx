import {
  IconBookOff,
  IconBooks,
  IconBookUpload,
  IconCopy,
  IconDatabaseImport,
  IconFileExport,
  IconFolderPlus,
  IconGitCompare,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { findActivityViews } from '#activities/views.ts';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { fileMessages } from '#teacher/features/activities/files/file-messages.ts';
import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import type { MenuParts } from '#teacher/shared/menus/use-menu.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ActivityActions } from './activity-actions.ts';
import { ActivityLink } from './activity-link.tsx';
import { activityMessages } from './activity-messages.ts';

type ActivityMenuProps = { Menu: MenuParts; item: ActivityItem; actions: ActivityActions };

const iconProps = { size: 18, 'aria-hidden': true } as const;

/** The items of an activity's menu. */
export function ActivityMenu({ Menu, item, actions }: ActivityMenuProps) {
  const t = useMessages(activityMessages);
  const tCommon = useMessages(commonMessages);
  const tSync = useMessages(syncMessages);
  const tFile = useMessages(fileMessages);
  const activityParams = { course_type: item.type, id: String(item.id) };
  const isPublished = item.revision_number > 0;
  return (
    <>
      <Menu.Item
        leftSection={<IconPencil {...iconProps} />}
        renderRoot={(props) => <ActivityLink {...props} item={item} />}
      >
        {t('edit')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconFolderPlus {...iconProps} />}
        disabled={!isPublished}
        onClick={() => actions.onAddToUnit(item)}
      >
        {isPublished ? t('add_to_unit') : `${t('add_to_unit')} (${t('complete_first')})`}
      </Menu.Item>
      {item.courseware_count > 0 && (
        <Menu.Item leftSection={<IconRefresh {...iconProps} />} onClick={() => actions.onSync(item)}>
          {tSync('sync')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconCopy {...iconProps} />}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/teacher/diy/copy/$course_type/$id/{-$is_copy}"
            params={{ ...activityParams, is_copy: '1' }}
            preload={false}
          />
        )}
      >
        {t('copy')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileExport {...iconProps} />} onClick={() => actions.onSaveAsFile(item)}>
        {tFile('save_as_file')}
      </Menu.Item>
      {findActivityViews(item.type)?.sharesQuestions && item.question_count > 0 && (
        <Menu.Item
          leftSection={<IconDatabaseImport {...iconProps} />}
          onClick={() => actions.onPutIntoBank(item)}
        >
          {t('put_into_bank')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <LibraryItems Menu={Menu} item={item} actions={actions} />
      <Menu.Divider />
      <Menu.Item
        color="red"
        leftSection={<IconTrash {...iconProps} />}
        onClick={() => actions.onDelete(item)}
      >
        {tCommon('delete')}
      </Menu.Item>
    </>
  );
}

function LibraryItems({ Menu, item, actions }: ActivityMenuProps) {
  const t = useMessages(activityMessages);
  const tShare = useMessages(shareMessages);
  const { resource_id, resource_is_outdated, has_origin_changes, revision_number } = item;
  const isPublished = revision_number > 0;
  return (
    <>
      {(resource_id === null || resource_is_outdated) && (
        <Menu.Item
          leftSection={<IconBookUpload {...iconProps} />}
          disabled={!isPublished}
          onClick={() => actions.onShare(item)}
        >
          {tShare(resource_id === null ? 'share' : 'share_again')}
          {!isPublished && <span>{` (${t('complete_first')})`}</span>}
        </Menu.Item>
      )}
      {resource_id !== null && (
        <>
          <Menu.Item
            leftSection={<IconBooks {...iconProps} />}
            renderRoot={(props) => <Link {...props} to="/resources/detail" search={{ id: resource_id }} />}
          >
            {tShare('open_resource')}
          </Menu.Item>
          <Menu.Item leftSection={<IconBookOff {...iconProps} />} onClick={() => actions.onTakeBack(item)}>
            {tShare('take_back')}
          </Menu.Item>
        </>
      )}
      {has_origin_changes && (
        <Menu.Item
          leftSection={<IconGitCompare {...iconProps} />}
          onClick={() => actions.onShowChanges(item)}
        >
          {tShare('see_original_changes')}
        </Menu.Item>
      )}
    </>
  );
}
