import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { GradeLine, SubjectBadge, TypeLine } from '#teacher/shared/activities/activity-facts.tsx';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { RowCheck, RowIconButton } from '#teacher/shared/rows/row-actions.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ActivityActions, rowMenuId } from './activity-actions.ts';
import styles from './activity-list.module.css';
import { activityMessages } from './activity-messages.ts';
import { StatusLine } from './activity-status.tsx';
import { LibraryNotes } from './library-notes.tsx';
import { UsageNote } from './usage-note.tsx';

export type RowProps = {
  item: ActivityItem;
  isSelected: boolean;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  onMenu: (id: number, button: HTMLElement) => void;
  actions: ActivityActions;
};

export type ItemsProps = Omit<RowProps, 'item' | 'isSelected'> & {
  items: readonly ActivityItem[];
  selected: ReadonlySet<number>;
};

export function EditLink({ item }: { item: ActivityItem }) {
  const t = useMessages(activityMessages);
  const name = item.name || t('untitled');
  return (
    <Link
      className={styles.name}
      title={name}
      to="/teacher/diy/edit/$course_type/$id"
      params={{ course_type: item.type, id: String(item.id) }}
    >
      {name}
    </Link>
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

const Row = memo(function Row({ item, isSelected, onSelect, onMenu, actions }: RowProps) {
  const t = useMessages(activityMessages);
  const formats = useFormats();
  return (
    <tr data-selected={isSelected || undefined}>
      <td>
        <RowCheck
          label={t('select', { name: item.name || t('untitled') })}
          checked={isSelected}
          onChange={(checked) => onSelect([item.id], checked)}
        />
      </td>
      <td>
        <div className={styles.titleCell}>
          <ActivityIcon type={item.type} icon={item.icon} size={28} />
          <div className={styles.title}>
            <EditLink item={item} />
            <LibraryNotes item={item} actions={actions} />
          </div>
        </div>
      </td>
      <td>
        <TypeLine {...item} />
      </td>
      <td>
        <SubjectBadge subjectId={item.subject_id} name={item.subject_name} /> <GradeLine {...item} />
      </td>
      <td>
        <StatusLine {...item} />
      </td>
      <td>
        <UsageNote item={item} />
      </td>
      <td>
        {formats.dateTime(item.modified_at)} <span>{t('modified_by', { name: item.modified_by })}</span>
      </td>
      <td>
        <MenuButton item={item} onMenu={onMenu} />
      </td>
    </tr>
  );
});

export function ActivityTable({ items, selected, ...rest }: ItemsProps) {
  const t = useMessages(activityMessages);
  const facts = useMessages(activityFactsMessages);
  const { onSelect } = rest;
  const selectedCount = items.filter(({ id }) => selected.has(id)).length;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>
            <RowCheck
              label={t('select_all')}
              checked={selectedCount === items.length}
              isMixed={selectedCount > 0 && selectedCount < items.length}
              onChange={(checked) =>
                onSelect(
                  items.map(({ id }) => id),
                  checked,
                )
              }
            />
          </th>
          <th>{t('name')}</th>
          <th>{facts('type')}</th>
          <th>{facts('subject')}</th>
          <th>{t('status')}</th>
          <th>{t('used')}</th>
          <th>{t('modified')}</th>
          <th>
            <span className="el-visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} isSelected={selected.has(item.id)} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
