import { memo } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { GradeLine, SubjectBadge, TypeLine } from '#teacher/shared/activities/activity-facts.tsx';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { RowCheck } from '#teacher/shared/rows/row-check.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './activity-list.module.css';
import { activityMessages } from './activity-messages.ts';
import { EditLink, MenuButton, type RowProps } from './activity-row-parts.tsx';
import { StatusLine } from './activity-status.tsx';
import { LibraryNotes } from './library-notes.tsx';
import { UsageNote } from './usage-note.tsx';

export type ActivityItemsProps = Omit<RowProps, 'item' | 'isSelected'> & {
  items: readonly ActivityItem[];
  selectedIds: ReadonlySet<number>;
};

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

export function ActivityTable({ items, selectedIds, ...rowProps }: ActivityItemsProps) {
  const t = useMessages(activityMessages);
  const tFacts = useMessages(activityFactsMessages);
  const { onSelect } = rowProps;
  const selectedCount = items.filter(({ id }) => selectedIds.has(id)).length;
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
          <th>{tFacts('type')}</th>
          <th>{tFacts('subject')}</th>
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
          <Row key={item.id} item={item} isSelected={selectedIds.has(item.id)} {...rowProps} />
        ))}
      </tbody>
    </table>
  );
}
