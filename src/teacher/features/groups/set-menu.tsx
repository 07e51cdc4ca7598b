import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from './arrangement.ts';
import { groupMessages } from './messages.ts';
import { groupReads } from './use-arrangement.ts';
import { useDeleteSet } from './use-delete-set.ts';

type SetMenuProps = {
  set: GroupSet;
  onOpenDialog: (dialog: 'rename' | 'copy') => void;
  onOpen: (setId: number | undefined) => void;
};

/** A menu that renames, copies and deletes a set, or makes it the first one. */
export function SetMenu({ set, onOpenDialog, onOpen }: SetMenuProps) {
  const t = useMessages(groupMessages);
  const tCommon = useMessages(commonMessages);
  const { mutate } = useSend('POST /group/set_update', { refreshes: groupReads });
  const deleteSet = useDeleteSet(set, onOpen);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" aria-label={t('more')} px="sm">
          <IconDots size={18} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpenDialog('rename')}>{t('rename')}</Menu.Item>
        <Menu.Item onClick={() => onOpenDialog('copy')}>{t('copy')}</Menu.Item>
        <Menu.Item disabled={set.position === 1} onClick={() => mutate({ id: set.id, position: 1 })}>
          {t(set.position === 1 ? 'shown_first' : 'show_first')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" disabled={set.is_locked} onClick={deleteSet}>
          {tCommon('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
