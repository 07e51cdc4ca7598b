import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import styles from './sync-dialog.module.css';
import { SyncList } from './sync-list.tsx';
import { syncMessages } from './sync-messages.ts';
import { syncReads } from './sync-reads.ts';

export type SyncDialogProps = {
  activity: { id: number; name: string };
  /**
   * The courseware that the teacher comes from, which is selected at first. Without it, the outdated ones of the
   * current term are.
   */
  coursewareId?: number;
  /** `data-opener` of the button that gets the focus back. */
  opener?: string;
  onClose: () => void;
};

type AssociatedCoursewares = ApiReply<'GET /diy/associated'>;

export function SyncForm({
  activity,
  associated,
  coursewareId,
  onClose,
}: Pick<SyncDialogProps, 'activity' | 'onClose'> & {
  associated: AssociatedCoursewares;
  coursewareId: number | undefined;
}) {
  const t = useMessages(syncMessages);
  const tCommon = useMessages(commonMessages);
  const { items, latest_revision_number: latestRevision } = associated;
  const outdatedItems = items.filter(({ revision_number }) => revision_number < latestRevision);
  const [chosenIds, setChosenIds] = useState(() =>
    outdatedItems
      .filter((item) =>
        coursewareId === undefined ? item.calendar_is_current : item.courseware_id === coursewareId,
      )
      .map(({ courseware_id }) => courseware_id),
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const sync = useSend('POST /diy/sync', {
    quiet: true,
    successText: t('succeeded'),
    refreshes: syncReads,
    onSuccess: onClose,
  });
  if (outdatedItems.length === 0) {
    return (
      <div className={styles.form}>
        <p>{t(items.length === 0 ? 'none' : 'none_behind')}</p>
        {items.length > 0 && <SyncList associated={associated} chosenIds={[]} onChange={() => undefined} />}
        <DialogFoot>
          <Button onClick={onClose}>{tCommon('close')}</Button>
        </DialogFoot>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <p>{t('explain', { number: latestRevision })}</p>
      {outdatedItems.some(({ started }) => started > 0) && <p className={styles.note}>{t('begun_work')}</p>}
      <SyncList associated={associated} chosenIds={chosenIds} onChange={setChosenIds} />
      {wasSubmitted && chosenIds.length === 0 && (
        <p className={styles.error} role="alert">
          {t('choose_one')}
        </p>
      )}
      {sync.isError && (
        <p className={styles.error} role="alert">
          {t('failed')}
          {'. '}
          <span>{sync.error.message}</span>
        </p>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {tCommon('cancel')}
        </Button>
        <Button
          loading={sync.isPending}
          onClick={() => {
            setWasSubmitted(true);
            if (chosenIds.length > 0) sync.mutate({ activity_id: activity.id, courseware_ids: chosenIds });
          }}
        >
          {t('sync')}
        </Button>
      </DialogFoot>
    </div>
  );
}
