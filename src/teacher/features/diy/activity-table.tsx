import { Button, Checkbox, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { GradeLine, SubjectBadge, TypeLine } from '#teacher/shared/activity-facts.tsx';
import { activityFactsMessages } from '#teacher/shared/activity-facts-messages.ts';
import { ActivityIcon } from '#teacher/shared/activity-icon.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ActivityActions } from './activity-actions.ts';
import type { ActivityItem } from './activity-form.ts';
import { StatusLine } from './activity-parts.tsx';
import classes from './diy-list.module.css';
import { LibraryNotes } from './library-notes.tsx';
import { messages } from './messages.ts';
import { RowMenu } from './row-menu.tsx';
import { UsedNote } from './used-note.tsx';

export type ItemsProps = {
  items: readonly ActivityItem[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  actions: ActivityActions;
};

export function EditLink({ item }: { item: ActivityItem }) {
  const t = useMessages(messages);
  return (
    <Link
      className={classes.name}
      to="/teacher/diy/edit/$course_type/$id"
      params={{ course_type: item.type, id: String(item.id) }}
    >
      {item.name || t('untitled')}
    </Link>
  );
}

function Row({ item, selected, onSelect, actions }: Omit<ItemsProps, 'items'> & { item: ActivityItem }) {
  const t = useMessages(messages);
  const formats = useFormats();
  const name = item.name || t('untitled');
  return (
    <Table.Tr data-selected={selected.has(item.id) || undefined}>
      <Table.Td className={classes.checkCell}>
        <Checkbox
          aria-label={t('select', { name })}
          checked={selected.has(item.id)}
          onChange={({ currentTarget }) => onSelect([item.id], currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <div className={classes.titleCell}>
          <ActivityIcon type={item.type} icon={item.icon} />
          <div className={classes.lines}>
            <EditLink item={item} />
            <TypeLine {...item} />
            <LibraryNotes item={item} actions={actions} />
          </div>
        </div>
      </Table.Td>
      <Table.Td>
        <div className={classes.lines}>
          <span>
            <SubjectBadge subjectId={item.subject_id} name={item.subject_name} />
          </span>
          <GradeLine {...item} />
        </div>
      </Table.Td>
      <Table.Td>
        <StatusLine {...item} />
      </Table.Td>
      <Table.Td className={classes.usedCell}>
        <UsedNote item={item} />
      </Table.Td>
      <Table.Td>
        <div className={classes.lines}>
          <span>{formats.dateTime(item.modified_at)}</span>
          <span className={classes.note}>{t('modified_by', { name: item.modified_by })}</span>
        </div>
      </Table.Td>
      <Table.Td>
        <div className={classes.actions}>
          <Button
            variant="light"
            aria-label={t('edit_named', { name })}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/teacher/diy/edit/$course_type/$id"
                params={{ course_type: item.type, id: String(item.id) }}
              />
            )}
          >
            {t('edit')}
          </Button>
          <RowMenu item={item} actions={actions} />
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

export function ActivityTable({ items, ...rest }: ItemsProps) {
  const t = useMessages(messages);
  const facts = useMessages(activityFactsMessages);
  const { selected, onSelect } = rest;
  const selectedCount = items.filter(({ id }) => selected.has(id)).length;
  return (
    <Table highlightOnHover className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.checkCell}>
            <Checkbox
              aria-label={t('select_all')}
              checked={selectedCount === items.length}
              indeterminate={selectedCount > 0 && selectedCount < items.length}
              onChange={({ currentTarget }) =>
                onSelect(
                  items.map(({ id }) => id),
                  currentTarget.checked,
                )
              }
            />
          </Table.Th>
          <Table.Th>{t('name')}</Table.Th>
          <Table.Th>{facts('subject')}</Table.Th>
          <Table.Th>{t('status')}</Table.Th>
          <Table.Th>{t('used')}</Table.Th>
          <Table.Th>{t('modified')}</Table.Th>
          <Table.Th>
            <span className="el-visually-hidden">{t('actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} {...rest} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
