import { Checkbox } from '@mantine/core';
import { GradeLine, SubjectBadge, TypeLine } from '#teacher/shared/activity-facts.tsx';
import { ActivityIcon } from '#teacher/shared/activity-icon.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { StatusLine } from './activity-parts.tsx';
import { EditLink, type ItemsProps } from './activity-table.tsx';
import classes from './diy-list.module.css';
import { LibraryNotes } from './library-notes.tsx';
import { messages } from './messages.ts';
import { RowMenu } from './row-menu.tsx';
import { UsedNote } from './used-note.tsx';

/** The list on a narrow screen. */
export function ActivityCards({ items, selected, onSelect, actions }: ItemsProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  return (
    <ul className={classes.cards}>
      {items.map((item) => (
        <li key={item.id} className={classes.card} data-selected={selected.has(item.id) || undefined}>
          <div className={classes.cardHead}>
            <ActivityIcon type={item.type} icon={item.icon} size={48} />
            <div className={classes.lines}>
              <EditLink item={item} />
              <TypeLine {...item} />
              <LibraryNotes item={item} actions={actions} />
            </div>
            <RowMenu item={item} actions={actions} />
          </div>
          <div className={classes.cardFacts}>
            <StatusLine {...item} />
            {item.subject_id !== null && (
              <SubjectBadge subjectId={item.subject_id} name={item.subject_name} />
            )}
            <GradeLine {...item} />
          </div>
          <div className={classes.cardFoot}>
            <Checkbox
              aria-label={t('select', { name: item.name || t('untitled') })}
              checked={selected.has(item.id)}
              onChange={({ currentTarget }) => onSelect([item.id], currentTarget.checked)}
            />
            <span className={classes.note}>
              <UsedNote item={item} />
              {' · '}
              {formats.dateTime(item.modified_at)} {t('modified_by', { name: item.modified_by })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
