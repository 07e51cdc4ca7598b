import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-state.module.css';
import { stateMessages } from './courseware-state-messages.ts';

const iconByState = {
  closed: 'lock',
  scheduled: 'clock',
  open: 'check',
  late: 'hourglass',
  past_due: 'hourglass',
} as const;

type CoursewareStateProps = {
  state: keyof typeof iconByState;
  open_at?: number | null;
  due_at: number | null;
};

/** Shows whether students can work on a courseware now, by icon, word and colour, and when that changes. */
export function CoursewareState({ state, open_at = null, due_at }: CoursewareStateProps) {
  const t = useMessages(stateMessages);
  const formats = useFormats();
  const isStillClosed = state === 'closed' || state === 'scheduled';
  return (
    <>
      <span {...iconProps(iconByState[state], styles.state)} data-small data-state={state}>
        {t(`state_${state}`)}
      </span>
      {isStillClosed && open_at !== null && (
        <span className={styles.when}>{t('opens_at', { time: formats.dateTime(open_at) })}</span>
      )}
      {due_at !== null && (
        <span className={styles.when}>{t('due_at', { time: formats.dateTime(due_at) })}</span>
      )}
    </>
  );
}
