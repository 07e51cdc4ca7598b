import { IconChartBar, IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { AddMenu } from './add-menu.tsx';
import styles from './course-list.module.css';

/** `data-opener` of the button that gets the focus back after a dialog. */
export const addMenuId = 'add-courseware';

type CourseListHeadProps = {
  unit: ApiReply<'GET /teacher/unit_detail'> | undefined;
  coursewareCount: number;
  isSelecting: boolean;
  onToggleSelecting: () => void;
  onAddActivities: () => void;
  onQuickAdd: (type: string) => void;
};

/** Breadcrumbs and facts of a unit, and the actions for the whole unit. */
export function CourseListHead({
  unit,
  coursewareCount,
  isSelecting,
  onToggleSelecting,
  onAddActivities,
  onQuickAdd,
}: CourseListHeadProps) {
  const t = useMessages(coursewareMessages);
  if (!unit)
    return (
      <div className={styles.head}>
        <Skeleton lines={2} height="2rem" />
      </div>
    );
  const { calendar_id, class_id, subject_id } = unit;
  const unitFilter = { calendar_id, class_id, subject_id };
  return (
    <header className={styles.head}>
      <nav aria-label={t('breadcrumb')}>
        <ol className={styles.trail}>
          <li>
            <Link to="/unit/condition">{t('my_unit')}</Link>
          </li>
          <li>
            <Link to="/unit/list" search={unitFilter}>
              {unit.class_name} · {unit.subject_name}
            </Link>
          </li>
          <li aria-current="page">{unit.name}</li>
        </ol>
      </nav>
      <div className={styles.line}>
        <div>
          <h1 className={styles.title}>{unit.name}</h1>
          <p className={styles.facts}>
            <span>{unit.class_name}</span>
            <SubjectChip name={unit.subject_name} colour={unit.subject_colour} />
            <span>{t('student_count', { count: unit.student_count })}</span>
            <span>{t('courseware_count', { count: coursewareCount })}</span>
          </p>
        </div>
        <div className={styles.actions}>
          {coursewareCount > 0 && (
            <>
              <Link
                {...buttonLook('plain')}
                to="/study-situation-view/list"
                search={{ ...unitFilter, unit_id: unit.id }}
              >
                <IconChartBar size={18} aria-hidden="true" />
                <span>{t('unit_results')}</span>
              </Link>
              <Button look="plain" aria-pressed={isSelecting} onClick={onToggleSelecting}>
                <IconListCheck size={18} aria-hidden="true" />
                <span>{isSelecting ? t('select_done') : t('select')}</span>
              </Button>
            </>
          )}
          {coursewareCount > 0 && (
            <AddMenu
              opener={addMenuId}
              unitId={unit.id}
              onPickActivities={onAddActivities}
              onQuickAdd={onQuickAdd}
            />
          )}
        </div>
      </div>
    </header>
  );
}
