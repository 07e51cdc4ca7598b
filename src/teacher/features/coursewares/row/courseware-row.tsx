import { memo, type ReactNode } from 'react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { summaryMessages } from '#teacher/shared/courseware-settings/summary-messages.ts';
import { CoursewareState } from '#teacher/shared/coursewares/courseware-state.tsx';
import { CoursewareTarget } from '#teacher/shared/coursewares/courseware-target.tsx';
import { type CoursewareItem, formatJoinCode, isJoinable } from '#teacher/shared/coursewares/coursewares.ts';
import { RowIconButton, RowIconLink } from '#teacher/shared/rows/row-actions.tsx';
import { RowCheck } from '#teacher/shared/rows/row-check.tsx';
import { RowTextButton } from '#teacher/shared/rows/row-text-button.tsx';
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
  where?: ReactNode;
  /** Undefined while the teacher is not selecting. */
  isSelected?: boolean | undefined;
  onToggle?: (id: number) => void;
};

/** The facts of a row beside the name: type, number of questions and the most important settings. */
function describe(
  courseware: CoursewareItem,
  typeName: string,
  t: Translate<typeof coursewareMessages>,
  settings: Translate<typeof summaryMessages>,
) {
  const { is_marked, question_count, attempts_allowed, time_limit_minutes, allow_guests } = courseware;
  const attempts =
    attempts_allowed === 0 ? settings('attempts_any') : settings('attempts', { count: attempts_allowed });
  return [
    typeName,
    question_count > 0 && t('question_count', { count: question_count }),
    is_marked && attempts,
    is_marked && time_limit_minutes !== null && settings('minutes', { count: time_limit_minutes }),
    allow_guests && settings('guests'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A row of a courseware list. It has few elements, because a unit may have hundreds of coursewares. */
export const CoursewareRow = memo(function CoursewareRow(props: CoursewareRowProps) {
  const { courseware, typeName, actions, onMenu, isOpening, where, isSelected, onToggle } = props;
  const t = useMessages(coursewareMessages);
  const { id, name } = courseware;
  const settings = useMessages(summaryMessages);
  const facts = describe(courseware, typeName, t, settings);
  return (
    <>
      {isSelected !== undefined && (
        <RowCheck label={t('select_named', { name })} checked={isSelected} onChange={() => onToggle?.(id)} />
      )}
      <ActivityIcon type={courseware.type} icon={courseware.icon} size={28} />
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
      <p className={styles.notes} title={facts}>
        {where}
        {facts}
      </p>
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
