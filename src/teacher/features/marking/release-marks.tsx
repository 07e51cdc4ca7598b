import { Button } from '@mantine/core';
import { askRelease } from '#teacher/shared/marks/ask-release.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './marking.module.css';
import type { Marking } from './marking-items.ts';
import { markingMessages } from './messages.ts';

/** Shows students the marks that the courseware holds back, or holds them back again. */
export function ReleaseMarks({ marking: { courseware, attempts } }: { marking: Marking }) {
  const t = useMessages(markingMessages);
  const sendRelease = useSend('POST /study/marks_release', {
    refreshes: ['GET /study/marking'],
    quiet: true,
  });
  const { courseware_id, marks_held, marks_released_at } = courseware;
  if (!marks_held || courseware.feedback_rule === 'never') return null;
  const setReleased = (is_released: boolean, confirmed = false) =>
    sendRelease.mutate(
      { courseware_id, is_released, confirmed },
      {
        onSuccess: () => {
          if (is_released)
            showToast('success', t('released'), { label: t('hold_again'), run: () => setReleased(false) });
        },
        onError: (error) => {
          if (!askRelease(error, () => setReleased(true, true))) showToast('error', error.message);
        },
      },
    );
  const studentCount = new Set(attempts.flatMap(({ members }) => members.map(({ user_id }) => user_id))).size;
  return (
    <div className={styles.release}>
      <span>{t(marks_released_at === null ? 'held' : 'released')}</span>
      {marks_released_at === null ? (
        <Button
          disabled={studentCount === 0}
          loading={sendRelease.isPending}
          onClick={() => setReleased(true)}
        >
          {t('release', { count: studentCount })}
        </Button>
      ) : (
        <Button variant="subtle" loading={sendRelease.isPending} onClick={() => setReleased(false)}>
          {t('hold_again')}
        </Button>
      )}
    </div>
  );
}
