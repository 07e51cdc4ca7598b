import { memo } from 'react';
import { GradeLine, SubjectBadge, TypeLine } from '#teacher/shared/activities/activity-facts.tsx';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { RowCheck } from '#teacher/shared/rows/row-check.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './activity-list.module.css';
import { activityMessages } from './activity-messages.ts';
import { EditLink, MenuButton, type RowProps } from './activity-row-parts.tsx';
import { StatusLine } from './activity-status.tsx';
import type { ActivityItemsProps } from './activity-table.tsx';
import { LibraryNotes } from './library-notes.tsx';
import { UsageNote } from './usage-note.tsx';

const Card = memo(function Card({ item, isSelected, onSelect, onMenu, actions }: RowProps) {
  const t = useMessages(activityMessages);
  const formats = useFormats();
  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <RowCheck
        label={t('select', { name: item.name || t('untitled') })}
        checked={isSelected}
        onChange={(checked) => onSelect([item.id], checked)}
      />
      <div className={styles.titleCell}>
        <ActivityIcon type={item.type} icon={item.icon} size={28} />
        <EditLink item={item} />
      </div>
      <MenuButton item={item} onMenu={onMenu} />
      <div className={styles.cardFacts}>
        <StatusLine {...item} />
        {item.subject_id !== null && <SubjectBadge subjectId={item.subject_id} name={item.subject_name} />}
        <LibraryNotes item={item} actions={actions} />
        <TypeLine {...item} /> <GradeLine {...item} />{' '}
        <span className={styles.note}>
          <UsageNote item={item} />
          <span>
            {' · '}
            {formats.dateTime(item.modified_at)}
          </span>
        </span>
      </div>
    </li>
  );
});

/** The list on a narrow screen, a card for each activity. */
export function ActivityCards({ items, selectedIds, ...rowProps }: ActivityItemsProps) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <Card key={item.id} item={item} isSelected={selectedIds.has(item.id)} {...rowProps} />
      ))}
    </ul>
  );
}
