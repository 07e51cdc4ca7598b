import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconChartBar, IconEye, IconPlayerPlayFilled, IconQrcode, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CoursewareActions, CoursewareMenu } from '#teacher/features/coursewares/courseware-menu.tsx';
import { CoursewareProgress } from '#teacher/features/coursewares/courseware-progress.tsx';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { ActivityIcon } from '#teacher/shared/activity-icon.tsx';
import { CoursewareState } from '#teacher/shared/courseware-state.tsx';
import { type CoursewareItem, spaceCode } from '#teacher/shared/coursewares.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-row.module.css';

type CoursewareRowProps<T extends CoursewareItem> = {
  courseware: T;
  /** The type in the language of the interface. */
  typeName: string;
  actions: CoursewareActions<T>;
  /** Handle or checkbox. */
  start?: ReactNode;
  /** Where it is, in lists across units. */
  where?: ReactNode;
  isOpening: boolean;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
};

export function CoursewareRow<T extends CoursewareItem>(props: CoursewareRowProps<T>) {
  const { courseware, typeName, actions, start, where, isOpening, onUp, onDown } = props;
  const t = useMessages(coursewareMessages);
  const { name, is_marked, question_count, attempts_allowed, time_limit_minutes } = courseware;
  return (
    <article className={styles.row}>
      {start}
      <div className={styles.body}>
        <ActivityIcon type={courseware.type} icon={courseware.icon} />
        <div className={styles.main}>
          <h2 className={styles.name}>
            <button type="button" className={styles.look} onClick={() => actions.onPreview(courseware)}>
              {name}
            </button>
          </h2>
          {where}
          <p className={styles.facts}>
            <CoursewareState {...courseware} />
          </p>
          <p className={styles.notes}>
            <span>{typeName}</span>
            {question_count > 0 && <span>{t('question_count', { count: question_count })}</span>}
            {is_marked && (
              <span>
                {attempts_allowed === 0 ? t('attempts_any') : t('attempts', { count: attempts_allowed })}
              </span>
            )}
            {is_marked && time_limit_minutes !== null && (
              <span>{t('minutes', { count: time_limit_minutes })}</span>
            )}
            {courseware.allow_guests && <span>{t('guests_too')}</span>}
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
          </p>
        </div>
        <CoursewareProgress {...courseware} />
        <div className={styles.actions}>
          {courseware.is_open ? (
            <Button
              variant="default"
              className={styles.step}
              leftSection={<IconQrcode size={20} aria-hidden="true" />}
              aria-label={t('code_named', { code: spaceCode(courseware.join_code), name })}
              onClick={() => actions.onShowCode(courseware)}
            >
              <span className={styles.code}>{spaceCode(courseware.join_code)}</span>
            </Button>
          ) : (
            <Button
              color="kapok"
              className={styles.step}
              loading={isOpening}
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden="true" />}
              aria-label={t('open_named', { name })}
              onClick={() => actions.onOpen(courseware)}
            >
              {t('open')}
            </Button>
          )}
          <Tooltip label={t('results')}>
            <ActionIcon
              aria-label={t('results_named', { name })}
              renderRoot={(root) => (
                <Link {...root} to="/study-situation-view/grid" search={{ courseware_id: courseware.id }} />
              )}
            >
              <IconChartBar aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('preview')}>
            <ActionIcon
              aria-label={t('preview_named', { name })}
              onClick={() => actions.onPreview(courseware)}
            >
              <IconEye aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('settings')}>
            <ActionIcon
              aria-label={t('settings_named', { name })}
              onClick={() => actions.onSettings(courseware)}
            >
              <IconSettings aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
          <CoursewareMenu courseware={courseware} actions={actions} onUp={onUp} onDown={onDown} />
        </div>
      </div>
    </article>
  );
}
