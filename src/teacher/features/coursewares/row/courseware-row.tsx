import { memo } from 'react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { summaryMessages } from '#teacher/shared/courseware-settings/summary-messages.ts';
import { CoursewareState } from '#teacher/shared/coursewares/courseware-state.tsx';
import { CoursewareTarget } from '#teacher/shared/coursewares/courseware-target.tsx';
import { type CoursewareItem, formatJoinCode, isJoinable } from '#teacher/shared/coursewares/coursewares.ts';
import { RowIconButton, RowIconLink } from '#teacher/shared/rows/row-actions.tsx';
import { RowCheck } from '#teacher/shared/rows/row-check.tsx';
import { RowTextButton } from '#teacher/shared/rows/row-text-button.tsx';
import type { Elements } from '#ui/elements.ts';
import { type Translate, useMessages } from '#ui/i18n/use-messages.ts';
import { coursewareMenuId } from './courseware-item.ts';
import type { CoursewareActions } from './courseware-menu.tsx';
import { CoursewareProgress } from './courseware-progress.tsx';
import styles from './courseware-row.module.css';

type CoursewareRowProps = {
  courseware: CoursewareItem;
  /** The activity type's name in the language of the interface. */
  typeName: string;
  actions: CoursewareActions;
  onMenu: (id: number, button: HTMLElement) => void;
  isOpening: boolean;
  /** The unit it belongs to, in lists across units. */
  unitPlace?: Elements;
  /** Undefined while the teacher is not selecting. */
  isSelected?: boolean | undefined;
  onToggle?: (id: number) => void;
};

/** The text of a row beside the name: type, number of questions and the most important settings. */
function describeCourseware(
  courseware: CoursewareItem,
  typeName: string,
  t: Translate<typeof coursewareMessages>,
  tSummary: Translate<typeof summaryMessages>,
) {
  const { type_settings, question_count, attempts_allowed, time_limit_minutes, allow_guests } = courseware;
  const { due_at, late_hours } = courseware;
  const attemptsText =
    attempts_allowed === 0 ? tSummary('attempts_any') : tSummary('attempts', { count: attempts_allowed });
  return [
    typeName,
    question_count > 0 && t('question_count', { count: question_count }),
    type_settings.includes('attempts_allowed') && attemptsText,
    time_limit_minutes !== null && tSummary('minutes', { count: time_limit_minutes }),
    due_at !== null && late_hours > 0 && tSummary('late', { count: late_hours }),
    allow_guests && tSummary('guests'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A row of a courseware list. It has few elements, because a unit may have hundreds of coursewares. */
export const CoursewareRow = memo(function CoursewareRow(props: CoursewareRowProps) {
  const { courseware, typeName, actions, onMenu, isOpening, unitPlace, isSelected, onToggle } = props;
  const t = useMessages(coursewareMessages);
  const { id, name } = courseware;
  const tSummary = useMessages(summaryMessages);
  const description = describeCourseware(courseware, typeName, t, tSummary);
  return (
    <>
      {isSelected !== undefined && (
        <RowCheck label={t('select_named', { name })} checked={isSelected} onChange={() => onToggle?.(id)} />
      )}
      <ActivityIcon type={courseware.type} icon={courseware.icon} size={28} />
      <div className={styles.text}>
        <div className={styles.main}>
          <h2 className={styles.name}>
            <button
              type="button"
              title={name}
              className={styles.look}
              onClick={() => actions.onPreview(courseware)}
            >
              {name}
            </button>
          </h2>
          <CoursewareState {...courseware} />
          <CoursewareTarget {...courseware} />
          {courseware.latest_revision_number > courseware.revision_number && (
            <button
              type="button"
              className={styles.newer}
              aria-label={t('sync_named', { name })}
              onClick={() => actions.onSync(courseware)}
            >
              {t('newer')}
            </button>
          )}
        </div>
        <p className={styles.notes} title={description}>
          {unitPlace}
          <span>{description}</span>
        </p>
      </div>
      <CoursewareProgress {...courseware} />
      {isJoinable(courseware) ? (
        <RowTextButton
          icon="qr"
          className={styles.step}
          aria-label={t('code_named', { code: formatJoinCode(courseware.join_code), name })}
          onClick={() => actions.onShowCode(courseware)}
        >
          <span className={styles.code}>{formatJoinCode(courseware.join_code)}</span>
        </RowTextButton>
      ) : (
        <RowTextButton
          icon="play"
          className={styles.step}
          aria-disabled={isOpening}
          aria-label={t('open_named', { name })}
          onClick={() => !isOpening && actions.onOpen(courseware)}
        >
          {t('open')}
        </RowTextButton>
      )}
      <RowIconLink
        icon="chart"
        label={t('results_named', { name })}
        title={t('results')}
        to="/study-situation-view/grid"
        search={{ courseware_id: id }}
      />
      <RowIconButton
        icon="sliders"
        label={t('settings_named', { name })}
        title={t('settings')}
        onClick={() => actions.onSettings(courseware)}
      />
      <RowIconButton
        icon="dots"
        label={t('more', { name })}
        data-opener={coursewareMenuId(courseware)}
        aria-haspopup="menu"
        aria-expanded="false"
        onClick={({ currentTarget }) => onMenu(id, currentTarget)}
      />
    </>
  );
});
