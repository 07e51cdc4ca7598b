import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { JoinView } from '#teacher/shared/joining/join-view.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import type { Placed } from './place-form.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';
import { useAutofocus } from './use-autofocus.ts';

/** The dialog's title once the activity is in a unit. */
export function usePlacedTitle(): (courseware: Placed) => string {
  const t = useMessages(placingMessages);
  return ({ is_open, name, class_name, unit_name }) =>
    is_open ? t('open_title', { name, class: class_name }) : t('closed_title', { unit: unit_name });
}

/** What follows from placing: how students join and the way to watch them, or the unit where it waits. */
export function PlacedView({ courseware }: { courseware: Placed }) {
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
