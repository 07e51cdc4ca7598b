import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { resourceReads } from '#teacher/features/activities/library/use-share.ts';
import { SyncList } from '#teacher/shared/sync/sync-list.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { syncReads } from '#teacher/shared/sync/sync-reads.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';
import { updateMessages } from './update-messages.ts';
import { useAutofocus } from './use-autofocus.ts';

/** The result of updating the places where an activity is used. */
export type PlacesUpdate = { outcome: 'none' } | { outcome: 'done' | 'failed'; count: number };

type UpdatedViewProps = {
  activity: { id: number; resourceId: number | null };
  associated: ApiReply<'GET /diy/associated'>;
  update: PlacesUpdate;
  /** The unit that the activity was made for. */
  unitId: number | undefined;
  onPlace: () => void;
  onClose: () => void;
};

/** The places that use a completed activity, each with its version; buttons to update more of them, or the library. */
export function UpdatedView(props: UpdatedViewProps) {
  const { activity, associated, update, unitId, onPlace, onClose } = props;
  const t = useMessages(updateMessages);
  const tSync = useMessages(syncMessages);
  const { items: usedPlaces, latest_revision_number: latestRevision } = associated;
  const outdatedPlaces = usedPlaces.filter(({ revision_number }) => revision_number < latestRevision);
  const [chosenIds, setChosenIds] = useState<number[]>([]);
  const [isSharing, setSharing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useAutofocus(root);
  const syncCall = useSend('POST /diy/sync', {
    quiet: true,
    successText: tSync('succeeded'),
    refreshes: syncReads,
    onSuccess: () => setChosenIds([]),
  });
  const shareCall = useSend('POST /resource/share', {
    successText: t('library_updated'),
    refreshes: resourceReads,
    onSuccess: () => setSharing(false),
  });
  const hasSyncFailed = syncCall.isError || (update.outcome === 'failed' && syncCall.isIdle);
  const isSynced = update.outcome === 'done' || syncCall.isSuccess;
  const runUpdate = () => {
    if (chosenIds.length > 0) syncCall.mutate({ activity_id: activity.id, courseware_ids: chosenIds });
    if (isSharing) shareCall.mutate({ activity_id: activity.id });
  };
  return (
    <div ref={root} className={styles.form}>
      {hasSyncFailed && (
        <p className={styles.error} role="alert">
          {tSync('failed')}
        </p>
      )}
      {isSynced && !hasSyncFailed && (
        <p className={styles.done} role="status">
          {outdatedPlaces.length === 0
            ? t('all_updated', { number: latestRevision })
            : t('some_updated', { number: latestRevision })}
        </p>
      )}
      {outdatedPlaces.length > 0 && !isSynced && <p className={styles.line}>{t('still_earlier')}</p>}
      {usedPlaces.some(({ started }) => started > 0) && <p className={styles.line}>{tSync('begun_work')}</p>}
      <SyncList associated={associated} chosenIds={chosenIds} onChange={setChosenIds} />
      {activity.resourceId !== null && !shareCall.isSuccess && (
        <Checkbox
          label={t('library')}
          description={t('library_note')}
          checked={isSharing}
          onChange={({ currentTarget }) => setSharing(currentTarget.checked)}
        />
      )}
      <DialogFoot>
        <Button variant="subtle" onClick={onPlace}>
          {t('place_elsewhere')}
        </Button>
        {chosenIds.length > 0 || isSharing ? (
          <Button data-autofocus loading={syncCall.isPending || shareCall.isPending} onClick={runUpdate}>
            {chosenIds.length > 0 ? t('update', { count: chosenIds.length }) : t('update_library')}
          </Button>
        ) : (
          <LeaveButton unitId={unitId} onClose={onClose} />
        )}
      </DialogFoot>
    </div>
  );
}

/** A button back to the unit, else to the editor. */
function LeaveButton({ unitId, onClose }: Pick<UpdatedViewProps, 'unitId' | 'onClose'>) {
  const tPlacing = useMessages(placingMessages);
  const tCommon = useMessages(commonMessages);
  if (unitId === undefined) {
    return (
      <Button data-autofocus onClick={onClose}>
        {tCommon('close')}
      </Button>
    );
  }
  return (
    <Button
      data-autofocus
      renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: unitId }} />}
    >
      {tPlacing('go_to_unit')}
    </Button>
  );
}
