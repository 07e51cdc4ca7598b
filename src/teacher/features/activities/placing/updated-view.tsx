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
  const sync = useMessages(syncMessages);
  const { items, latest_revision_number: latest } = associated;
  const behind = items.filter(({ revision_number }) => revision_number < latest);
  const proposedPlaces = update.outcome === 'done' ? [] : behind.filter((item) => item.calendar_is_current);
  const [chosen, setChosen] = useState(() => proposedPlaces.map(({ courseware_id }) => courseware_id));
  const [isSharing, setSharing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useAutofocus(root);
  const syncing = useSend('POST /diy/sync', {
    quiet: true,
    success: sync('succeeded'),
    refreshes: syncReads,
    onSuccess: () => setChosen([]),
  });
  const sharing = useSend('POST /resource/share', {
    success: t('library_updated'),
    refreshes: resourceReads,
    onSuccess: () => setSharing(false),
  });
  const hasFailed = syncing.isError || (update.outcome === 'failed' && syncing.isIdle);
  const isDone = update.outcome === 'done' || syncing.isSuccess;
  const runUpdate = () => {
    if (chosen.length > 0) syncing.mutate({ activity_id: activity.id, courseware_ids: chosen });
    if (isSharing) sharing.mutate({ activity_id: activity.id });
  };
  return (
    <div ref={root} className={styles.form}>
      {hasFailed && (
        <p className={styles.error} role="alert">
          {sync('failed')}
        </p>
      )}
      {isDone && !hasFailed && (
        <p className={styles.done} role="status">
          {behind.length === 0 ? t('all_updated', { number: latest }) : t('some_updated', { number: latest })}
        </p>
      )}
      {items.some(({ started }) => started > 0) && <p className={styles.line}>{sync('begun_work')}</p>}
      <SyncList associated={associated} chosen={chosen} onChange={setChosen} />
      {activity.resourceId !== null && !sharing.isSuccess && (
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
        {chosen.length > 0 || isSharing ? (
          <Button data-autofocus loading={syncing.isPending || sharing.isPending} onClick={runUpdate}>
            {chosen.length > 0 ? t('update', { count: chosen.length }) : t('update_library')}
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
  const placing = useMessages(placingMessages);
  const common = useMessages(commonMessages);
  if (unitId === undefined) {
    return (
      <Button data-autofocus onClick={onClose}>
        {common('close')}
      </Button>
    );
  }
  return (
    <Button
      data-autofocus
      renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: unitId }} />}
    >
      {placing('go_to_unit')}
    </Button>
  );
}
