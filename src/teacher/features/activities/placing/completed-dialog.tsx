import { Modal } from '@mantine/core';
import { useState } from 'react';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { joinSize } from '#teacher/shared/joining/join-panel.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { type Placeable, type Placed, PlaceForm } from './place-form.tsx';
import { PlacedView, usePlacedTitle } from './placed-view.tsx';
import styles from './placing.module.css';
import { type Update, UpdatedView } from './updated-view.tsx';

type CompletedDialogProps = {
  activity: Placeable & { revisionNumber: number; resourceId: number | null };
  isMarked: boolean;
  update: Update;
  /** `data-opener` of the button to go back to. */
  opener: string;
  /** The unit the teacher came from. */
  unitId: number | undefined;
  /** It is only to be saved. */
  onSaved: () => void;
  onClose: () => void;
};

/** The next step once an activity is complete: into a unit and open; or, changed, to where it is used already. */
export function CompletedDialog(props: CompletedDialogProps) {
  const { activity, opener, onClose } = props;
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const [placed, setPlaced] = useState<Placed>();
  const titlePlaced = usePlacedTitle();
  useReturnFocus(opener);
  const findId = () => Promise.resolve(activity.id);
  return (
    <Modal
      opened
      size={placed?.is_open ? joinSize : 'lg'}
      onClose={onClose}
      title={placed ? titlePlaced(placed) : t('completed_named', { name: activity.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {placed && <PlacedView courseware={placed} />}
      {!placed && <Next {...props} findId={findId} onPlaced={setPlaced} />}
    </Modal>
  );
}

type NextProps = CompletedDialogProps & {
  findId: () => Promise<number>;
  onPlaced: (courseware: Placed) => void;
};

/** It may be in units: these come first once it was changed, unless the one it was opened from does not have it yet. */
function Next(props: NextProps) {
  const { activity, unitId, update, onClose } = props;
  const sync = useMessages(syncMessages);
  const [isPlacing, setPlacing] = useState(false);
  const associated = useCall('GET /diy/associated', { activity_id: activity.id }, { quiet: true });
  if (associated.isPending) return <Skeleton lines={3} height="2.75rem" />;
  const items = associated.data?.items ?? [];
  const isAgain = activity.revisionNumber > 1;
  const isHere = unitId === undefined || items.some(({ unit_id }) => unit_id === unitId);
  if (associated.data && items.length > 0 && isAgain && isHere && !isPlacing) {
    return (
      <UpdatedView
        activity={activity}
        associated={associated.data}
        update={update}
        unitId={unitId}
        onPlace={() => setPlacing(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      {isAgain && associated.isError && (
        <>
          <p className={styles.error} role="alert">
            {sync('load_failed')}
          </p>
          <LoadError error={associated.error} onRetry={() => void associated.refetch()} />
        </>
      )}
      {update.outcome === 'failed' && (
        <p className={styles.error} role="alert">
          {sync('failed')}
        </p>
      )}
      <PlaceForm {...props} unitId={isPlacing ? undefined : unitId} usedIn={items} isElsewhere={isPlacing} />
    </>
  );
}
