import { Anchor, Badge, Progress, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { CoursewareState } from '#teacher/shared/courseware-state.tsx';
import { SubjectChip } from '#teacher/shared/subject-chip.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './study-list.module.css';

type Item = ApiReply<'GET /study/list'>['items'][number];

function ProgressCell({ item }: { item: Item }) {
  const t = useMessages(studyMessages);
  const { submitted, assigned, started } = item;
  const label = t(item.is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned, started });
  const share = (count: number) => (assigned > 0 ? (100 * count) / assigned : 0);
  return (
    <div title={label}>
      <Text size="sm" className={styles.numbers}>
        <strong>{submitted}</strong> / {assigned}
      </Text>
      <Progress.Root size="md" aria-hidden="true">
        <Progress.Section value={share(submitted)} color="green" />
        <Progress.Section value={share(started - submitted)} color="harbour.3" />
      </Progress.Root>
      <span className="el-visually-hidden">{label}</span>
    </div>
  );
}

function Row({ item }: { item: Item }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  return (
    <Table.Tr className={styles.row}>
      <Table.Td>
        <Anchor
          className={styles.name}
          renderRoot={(props) => (
            <Link {...props} to="/study-situation-view/grid" search={{ courseware_id: item.courseware_id }} />
          )}
        >
          {item.courseware_name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {item.unit_name}
        </Text>
      </Table.Td>
      <Table.Td data-label={t('class')}>
        <div className={styles.class}>
          <span>{item.class_name}</span>
          <SubjectChip name={item.subject_name} colour={item.subject_colour} />
        </div>
      </Table.Td>
      <Table.Td>
        <div className={styles.state}>
          <CoursewareState state={item.state} due_at={item.due_at} />
        </div>
      </Table.Td>
      <Table.Td data-label={t('progress')} className={styles.progress}>
        <ProgressCell item={item} />
      </Table.Td>
      <Table.Td data-label={t('average')} className={styles.number}>
        {item.average === null ? (
          t('not_enough')
        ) : (
          <>
            {formats.percent(item.average)}
            <Text size="sm" c="dimmed">
              {t('people', { count: item.average_of })}
            </Text>
          </>
        )}
      </Table.Td>
      <Table.Td data-label={t('median_time')} className={styles.number}>
        {item.median_time_ms === null ? t('not_enough') : formats.duration(item.median_time_ms)}
      </Table.Td>
      <Table.Td data-label={t('waiting')} className={styles.number}>
        {item.waiting > 0 ? (
          <Badge color="kapok">{item.waiting}</Badge>
        ) : item.is_marked ? (
          '0'
        ) : (
          t('not_enough')
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Coursewares with how far their classes are; a table on wide screens, cards on phones. */
export function StudyList({ items }: { items: readonly Item[] }) {
  const t = useMessages(studyMessages);
  return (
    <Table className={styles.table} verticalSpacing="sm" horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('courseware')}</Table.Th>
          <Table.Th>{t('class')}</Table.Th>
          <Table.Th>
            <span className="el-visually-hidden">{t('state')}</span>
          </Table.Th>
          <Table.Th>{t('progress')}</Table.Th>
          <Table.Th className={styles.number}>{t('average')}</Table.Th>
          <Table.Th className={styles.number}>{t('median_time')}</Table.Th>
          <Table.Th className={styles.number}>{t('waiting')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Row key={item.courseware_id} item={item} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
