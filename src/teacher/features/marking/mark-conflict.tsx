import { Alert, Button, Group } from '@mantine/core';
import {
  discardMark,
  giveMarks,
  sendMarkAgain,
  type UnsentMark,
} from '#teacher/shared/marks/unsent-marks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import { markingMessages } from './messages.ts';

/** A mark that was not stored: offers the colleague's mark and the teacher's own to choose from. */
export function MarkConflict({ unsent }: { unsent: UnsentMark }) {
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  const { title, body, failure, message } = unsent;
  const { mark, newest, courseware_id } = body;
  const formatScore = (score: number | null) => (score === null ? '–' : number(score));
  if (failure !== 'conflict' || !newest)
    return (
      <Alert color="red" role="alert">
        <p className={styles.conflict}>{message || t('refused')}</p>
        <Group mt="xs" gap="xs">
          <Button size="compact-md" onClick={() => void sendMarkAgain(unsent)}>
            {t('send_again')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => void discardMark(unsent)}>
            {t('dismiss')}
          </Button>
        </Group>
      </Alert>
    );
  const name = newest.teacher_name;
  return (
    <Alert color="kapok" role="alert">
      <p className={styles.conflict}>
        {t('conflict', { name, theirs: formatScore(newest.score), mine: formatScore(mark.score) })}
      </p>
      {newest.comment !== '' && <q className={styles.historyComment}>{newest.comment}</q>}
      <Group mt="xs" gap="xs">
        <Button size="compact-md" onClick={() => void discardMark(unsent)}>
          {t('keep_theirs', { name })}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => giveMarks([{ mark: { ...mark, seen: newest.number }, title }], courseware_id)}
        >
          {t('keep_mine')}
        </Button>
      </Group>
    </Alert>
  );
}
