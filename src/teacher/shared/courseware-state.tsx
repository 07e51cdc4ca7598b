import { IconCalendarClock, IconCircleCheck, IconHourglassOff, IconLock } from '@tabler/icons-react';
import { stateMessages } from '#teacher/shared/courseware-state-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-state.module.css';

const signs = {
  closed: IconLock,
  scheduled: IconCalendarClock,
  open: IconCircleCheck,
  past_due: IconHourglassOff,
};

type CoursewareStateProps = {
  state: keyof typeof signs;
  open_at?: number | null;
  due_at: number | null;
};

/** What students meet now, as sign, word and colour, with the time at which it changes. */
export function CoursewareState({ state, open_at = null, due_at }: CoursewareStateProps) {
  const t = useMessages(stateMessages);
  const formats = useFormats();
  const Sign = signs[state];
  const isStillClosed = state === 'closed' || state === 'scheduled';
  return (
    <>
      <span className={styles.state} data-state={state}>
        <Sign size={16} aria-hidden="true" />
        {t(`state_${state}`)}
      </span>
      {isStillClosed && open_at !== null && <span>{t('opens_at', { time: formats.dateTime(open_at) })}</span>}
      {due_at !== null && <span>{t('due_at', { time: formats.dateTime(due_at) })}</span>}
    </>
  );
}
