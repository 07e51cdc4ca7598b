import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { joinSize } from '#teacher/shared/joining/join-panel.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { PlaceForm } from './place-form.tsx';
import { PlacedView, usePlacedTitle } from './placed-view.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';
import { type PlacesUpdate, UpdatedView } from './updated-view.tsx';
import type { PlacedCourseware } from './use-place-request.ts';

type CompletedDialogProps = {
  activity: {
    id: number;
    type: string;
    name: string;
    subject_id: number | null;
    revisionNumber: number;
    /** Null if it is not shared to the library. */
    resourceId: number | null;
  };
  isMarked: boolean;
  update: PlacesUpdate;
  /** `data-opener` of the button that gets the focus back. */
  opener: string;
  /** The unit that the teacher came from. */
  unitId: number | undefined;
  /** Called if the teacher places it in no unit. */
  onSaved: () => void;
  onClose: () => void;
};

/** The next step after completing: places a new activity in a unit, or updates a changed one where it is used. */
export function CompletedDialog(props: CompletedDialogProps) {
  const { activity, opener, onClose } = props;
  const t = useMessages(placingMessages);
  const common = useMessages(commonMessages);
  const [placed, setPlaced] = useState<PlacedCourseware>();
  const titlePlaced = usePlacedTitle();
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size={placed?.is_open ? joinSize : 'lg'}
      onClose={onClose}
      title={placed ? titlePlaced(placed) : t('completed_named', { name: activity.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {placed && <PlacedView courseware={placed} />}
      {!placed && <NextStep {...props} onPlaced={setPlaced} />}
    </Modal>
  );
}

type NextStepProps = CompletedDialogProps & { onPlaced: (courseware: PlacedCourseware) => void };

/** Updating a changed activity comes first, unless the unit from which it was opened does not have it yet. */
function NextStep({ activity, isMarked, update, unitId, onPlaced, onSaved, onClose }: NextStepProps) {
  const sync = useMessages(syncMessages);
  const [isPlacing, setPlacing] = useState(false);
  const associatedCall = useCall('GET /diy/associated', { activity_id: activity.id }, { quiet: true });
  if (associatedCall.isPending) return <Skeleton lines={3} height="2.75rem" />;
  const items = associatedCall.data?.items ?? [];
  const isChanged = activity.revisionNumber > 1;
  const isHere = unitId === undefined || items.some(({ unit_id }) => unit_id === unitId);
  if (associatedCall.data && items.length > 0 && isChanged && isHere && !isPlacing) {
    return (
      <UpdatedView
        activity={activity}
        associated={associatedCall.data}
        update={update}
        unitId={unitId}
        onPlace={() => setPlacing(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      {isChanged && associatedCall.isError && (
        <>
          <p className={styles.error} role="alert">
            {sync('load_failed')}
          </p>
          <LoadError error={associatedCall.error} onRetry={() => void associatedCall.refetch()} />
        </>
      )}
      {update.outcome === 'failed' && (
        <p className={styles.error} role="alert">
          {sync('failed')}
        </p>
      )}
      <PlaceForm
        subjectId={activity.subject_id}
        findId={() => Promise.resolve(activity.id)}
        type={activity.type}
        isMarked={isMarked}
        unitId={isPlacing ? undefined : unitId}
        usedIn={items}
        isElsewhere={isPlacing}
        onPlaced={onPlaced}
        onSaved={onSaved}
      />
    </>
  );
}
