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

type Associated = ApiReply<'GET /diy/associated'>;

/** What became of the places that completing was to bring up to date. */
export type Update = { outcome: 'none' } | { outcome: 'done' | 'failed'; count: number };

type UpdatedViewProps = {
  activity: { id: number; resourceId: number | null };
  associated: Associated;
  update: Update;
  /** The unit it was made for. */
  unitId: number | undefined;
  onPlace: () => void;
  onClose: () => void;
};

/** Where a completed activity is used: what has the new version now, what has not, and the library. */
export function UpdatedView(props: UpdatedViewProps) {
  const { activity, associated, update, unitId, onPlace, onClose } = props;
  const t = useMessages(updateMessages);
  const sync = useMessages(syncMessages);
  const words = useMessages(placingMessages);
  const common = useMessages(commonMessages);
  const { items, latest_revision_number: latest } = associated;
  const behind = items.filter(({ revision_number }) => revision_number < latest);
  const wished = update.outcome === 'done' ? [] : behind.filter((item) => item.calendar_is_current);
  const [chosen, setChosen] = useState(() => wished.map(({ courseware_id }) => courseware_id));
  const [isSharing, setSharing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useAutofocus(root);
  const pinned = useSend('POST /diy/sync', {
    quiet: true,
    success: sync('succeeded'),
    refreshes: syncReads,
    onSuccess: () => setChosen([]),
  });
  const shared = useSend('POST /resource/share', {
    success: t('library_updated'),
    refreshes: resourceReads,
    onSuccess: () => setSharing(false),
  });
  const hasFailed = pinned.isError || (update.outcome === 'failed' && pinned.isIdle);
  const isDone = update.outcome === 'done' || pinned.isSuccess;
  const run = () => {
    if (chosen.length > 0) pinned.mutate({ activity_id: activity.id, courseware_ids: chosen });
    if (isSharing) shared.mutate({ activity_id: activity.id });
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
      {activity.resourceId !== null && !shared.isSuccess && (
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
        <Next
          isUpdating={chosen.length > 0 || isSharing}
          isBusy={pinned.isPending || shared.isPending}
          unitId={unitId}
          updateLabel={chosen.length > 0 ? t('update', { count: chosen.length }) : t('update_library')}
          unitLabel={words('go_to_unit')}
          closeLabel={common('close')}
          onUpdate={run}
          onClose={onClose}
        />
      </DialogFoot>
    </div>
  );
}

type NextProps = {
  isUpdating: boolean;
  isBusy: boolean;
  unitId: number | undefined;
  updateLabel: string;
  unitLabel: string;
  closeLabel: string;
  onUpdate: () => void;
  onClose: () => void;
};

/** The one next step: to update what is ticked, else back to the unit or to the editor. */
function Next({
  isUpdating,
  isBusy,
  unitId,
  updateLabel,
  unitLabel,
  closeLabel,
  onUpdate,
  onClose,
}: NextProps) {
  if (isUpdating) {
    return (
      <Button data-autofocus loading={isBusy} onClick={onUpdate}>
        {updateLabel}
      </Button>
    );
  }
  if (unitId === undefined) {
    return (
      <Button data-autofocus onClick={onClose}>
        {closeLabel}
      </Button>
    );
  }
  return (
    <Button
      data-autofocus
      renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: unitId }} />}
    >
      {unitLabel}
    </Button>
  );
}
