import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MenuParts } from '#teacher/shared/menus/use-menu.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ExamItem, editSearch } from '../exam-item.ts';
import { examMessages } from '../exam-messages.ts';
import type { useExamChanges } from './use-exam-changes.ts';

type ExamMenuProps = { Menu: MenuParts; item: ExamItem; changes: ReturnType<typeof useExamChanges> };

const iconProps = { size: 18, 'aria-hidden': true } as const;

/** The items of the menu of a row. */
export function ExamMenu({ Menu, item, changes }: ExamMenuProps) {
  const t = useMessages(examMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <>
      {item.can_change && (
        <Menu.Item
          leftSection={<IconPencil {...iconProps} />}
          renderRoot={(props) => <Link {...props} to="/exam-res/create" search={editSearch(item)} />}
        >
          {t('edit')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopy {...iconProps} />} onClick={() => void changes.copy([item.id])}>
        {t('copy')}
      </Menu.Item>
      {item.can_change && (
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...iconProps} />}
          onClick={() => void changes.remove([item.id])}
        >
          {tCommon('delete')}
        </Menu.Item>
      )}
    </>
  );
}
