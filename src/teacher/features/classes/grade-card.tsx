import { Checkbox } from '@mantine/core';
import { grades, useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { classMessages } from './class-messages.ts';
import classesStyles from './classes.module.css';

/** The grades of the school. Each choice is saved at once. */
export function GradeCard() {
  const t = useMessages(classMessages);
  const tChange = useMessages(changeMessages);
  const gradeName = useGradeName();
  const reply = useCall('GET /admin/grades', {}, { reportsInPlace: true });
  const save = useSend('POST /admin/grades_save', {
    refreshes: ['GET /admin/grades'],
    successText: tChange('saved'),
  });
  const chosenGrades = reply.data?.grades.map(String) ?? [];
  return (
    <section className={styles.card} aria-labelledby="setting-grades">
      <h2 id="setting-grades">{t('grades')}</h2>
      <p className={styles.text}>{t('grades_text')}</p>
      {reply.isPending && <Skeleton lines={1} height="2.75rem" />}
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.data && (
        <Checkbox.Group
          aria-labelledby="setting-grades"
          value={save.isPending ? save.variables.grades.map(String) : chosenGrades}
          onChange={(checkedGrades) => save.mutate({ grades: checkedGrades.map(Number) })}
        >
          <div className={classesStyles.grades}>
            {grades.map((grade) => (
              <Checkbox key={grade} value={String(grade)} label={gradeName(grade)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </section>
  );
}
