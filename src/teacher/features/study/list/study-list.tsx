import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useTargetNote } from '#teacher/features/study/use-target-note.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { CoursewareState } from '#teacher/shared/coursewares/courseware-state.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './study-list.module.css';

type ShareStyle = CSSProperties & Record<'--done' | '--doing', string>;

type Item = ApiReply<'GET /study/list'>['items'][number];

function ProgressCell({ item }: { item: Item }) {
  const t = useMessages(studyMessages);
  const { submitted, assigned, started } = item;
  const label = t(item.is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned, started });
  const share = (count: number) => `${assigned > 0 ? (100 * count) / assigned : 0}%`;
  const shares: ShareStyle = { '--done': share(submitted), '--doing': share(started) };
  return (
    <td data-label={t('progress')} className={styles.progress} title={label} style={shares}>
      <span aria-hidden="true">
        <strong>{submitted}</strong> / {assigned}
      </span>
      <span className="el-visually-hidden">{label}</span>
    </td>
  );
}

function NameAndUnit({ item }: { item: Item }) {
  const { courseware_name: name, courseware_id, unit_name } = item;
  const note = useTargetNote()(item);
  return (
    <div className={styles.title}>
      <Link className={styles.name} title={name} to="/study-situation-view/grid" search={{ courseware_id }}>
        {name}
      </Link>
      <span className={styles.unit} title={unit_name}>
        {unit_name}
      </span>
      {note && <span className={styles.unit}>{note}</span>}
    </div>
  );
}

function Row({ item }: { item: Item }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const { waiting } = item;
  return (
    <tr className={styles.row}>
      <td>
        <NameAndUnit item={item} />
      </td>
      <td data-label={t('class')} className={styles.class}>
        {item.class_name} <SubjectChip name={item.subject_name} colour={item.subject_colour} />
      </td>
      <td className={styles.state}>
        <CoursewareState state={item.state} due_at={item.due_at} />
      </td>
      <ProgressCell item={item} />
      <td data-label={t('average')} className={styles.number}>
        {item.average === null ? (
          item.is_marked && item.submitted > 0 ? (
            <small className={styles.people}>{t('average_from')}</small>
          ) : (
            t('not_enough')
          )
        ) : (
          <>
            {formats.percent(item.average)}{' '}
            <small className={styles.people}>{t('people', { count: item.average_of })}</small>
          </>
        )}
      </td>
      <td data-label={t('median_time')} className={styles.number}>
        {item.median_time_ms === null ? t('not_enough') : formats.duration(item.median_time_ms)}
      </td>
      <td data-label={t('waiting')} className={styles.number}>
        {waiting > 0 ? <b className={styles.waiting}>{waiting}</b> : item.is_marked ? '0' : t('not_enough')}
      </td>
    </tr>
  );
}

/** Coursewares with the progress of their classes; a table on wide screens, cards on phones. */
export function StudyList({ items }: { items: readonly Item[] }) {
  const t = useMessages(studyMessages);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('courseware')}</th>
          <th>{t('class')}</th>
          <th>
            <span className="el-visually-hidden">{t('state')}</span>
          </th>
          <th>{t('progress')}</th>
          <th className={styles.number}>{t('average')}</th>
          <th className={styles.number}>{t('median_time')}</th>
          <th className={styles.number}>{t('waiting')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.courseware_id} item={item} />
        ))}
      </tbody>
    </table>
  );
}
