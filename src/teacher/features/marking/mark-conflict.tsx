import { Alert, Button, Group } from '@mantine/core';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import type { MarksQueue } from './marks-queue.ts';
import { markingMessages } from './messages.ts';
import type { QueuedMark } from './queued-mark.ts';

/** A mark that was not stored: offers the colleague's mark and the teacher's own to choose from. */
export function MarkConflict({ queuedMark, queue }: { queuedMark: QueuedMark; queue: MarksQueue }) {
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  const { mark, newest, message } = queuedMark;
  const formatScore = (score: number | null) => (score === null ? '–' : number(score));
  if (!newest)
    return (
      <Alert color="red" role="alert">
        {message}
        <Group mt="xs">
          <Button size="compact-md" variant="default" onClick={() => queue.discard(mark)}>
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
        <Button size="compact-md" onClick={() => queue.discard(mark)}>
          {t('keep_theirs', { name })}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => queue.enqueue([{ ...mark, seen: newest.number }])}
        >
          {t('keep_mine')}
        </Button>
      </Group>
    </Alert>
  );
}
