import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { CoursewareState } from '#teacher/shared/coursewares/courseware-state.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AverageCell } from './average-cell.tsx';
import { NameAndUnit } from './name-and-unit.tsx';
import { ProgressCell } from './progress-cell.tsx';
import { RemindCell } from './remind-cell.tsx';
import styles from './study-list.module.css';

type Item = ApiReply<'GET /study/list'>['items'][number];

type StudyRowProps = { item: Item; typeName: string; onRemind: (coursewareId: number) => void };

/** A courseware with the progress of its class. */
export function StudyRow({ item, typeName, onRemind }: StudyRowProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const { waiting } = item;
  return (
    <tr className={styles.row}>
      <td>
        <NameAndUnit item={item} typeName={typeName} />
      </td>
      <td data-label={t('class')} className={styles.class}>
        {item.class_name} <SubjectChip name={item.subject_name} colour={item.subject_colour} />
      </td>
      <td className={styles.state}>
        <CoursewareState state={item.state} due_at={item.due_at} />
      </td>
      <ProgressCell item={item} />
      <AverageCell item={item} />
      <td data-label={t('median_time')} className={styles.number}>
        {item.median_time_ms === null ? t('not_enough') : formats.duration(item.median_time_ms)}
      </td>
      <td data-label={t('waiting')} className={styles.number}>
        {waiting > 0 ? <b className={styles.waiting}>{waiting}</b> : item.is_marked ? '0' : t('not_enough')}
      </td>
      <RemindCell item={item} onRemind={onRemind} />
    </tr>
  );
}
