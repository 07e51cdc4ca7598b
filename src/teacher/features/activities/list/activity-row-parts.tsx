import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { RowIconButton } from '#teacher/shared/rows/row-actions.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ActivityActions, rowMenuId } from './activity-actions.ts';
import { ActivityLink } from './activity-link.tsx';
import styles from './activity-list.module.css';
import { activityMessages } from './activity-messages.ts';

export type RowProps = {
  item: ActivityItem;
  isSelected: boolean;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  onMenu: (id: number, button: HTMLElement) => void;
  actions: ActivityActions;
};

export function EditLink({ item }: { item: ActivityItem }) {
  const t = useMessages(activityMessages);
  const name = item.name || t('untitled');
  return (
    <ActivityLink item={item} className={styles.name} title={name}>
      {name}
    </ActivityLink>
  );
}

export function MenuButton({ item, onMenu }: Pick<RowProps, 'item' | 'onMenu'>) {
  const t = useMessages(activityMessages);
  return (
    <RowIconButton
      icon="dots"
      label={t('more', { name: item.name || t('untitled') })}
      data-opener={rowMenuId(item)}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={({ currentTarget }) => onMenu(item.id, currentTarget)}
    />
  );
}
