import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { JoinView } from '#teacher/shared/joining/join-view.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';
import { useAutofocus } from './use-autofocus.ts';
import type { PlacedCourseware } from './use-place-request.ts';

/** The dialog's title after the activity was placed. */
export function usePlacedTitle(): (courseware: PlacedCourseware) => string {
  const t = useMessages(placingMessages);
  return ({ is_open, name, class_name, unit_name }) =>
    is_open ? t('open_title', { name, class: class_name }) : t('closed_title', { unit: unit_name });
}

/** The next step after placing: the code for students to join, or a link to the unit if it is still closed. */
export function PlacedView({ courseware }: { courseware: PlacedCourseware }) {
  const t = useMessages(placingMessages);
  const root = useRef<HTMLDivElement>(null);
  const { is_open, name, class_name, unit_id, unit_name } = courseware;
  useAutofocus(root);
  return (
    <div ref={root}>
      {is_open ? (
        <JoinView courseware={courseware} className={class_name} />
      ) : (
        <div className={styles.closed} role="status">
          <Done className={styles.picture} />
          <p>{t('closed_text', { name, class: class_name, unit: unit_name })}</p>
          <Button
            data-autofocus
            renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id }} />}
          >
            {t('go_to_unit')}
          </Button>
        </div>
      )}
    </div>
  );
}
