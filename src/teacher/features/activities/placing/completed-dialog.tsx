import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { joinPanelSize } from '#teacher/shared/joining/join-panel.tsx';
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
  const tCommon = useMessages(commonMessages);
  const [placedCourseware, setPlacedCourseware] = useState<PlacedCourseware>();
  const formatPlacedTitle = usePlacedTitle();
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size={placedCourseware?.is_open ? joinPanelSize : 'lg'}
      onClose={onClose}
      title={
        placedCourseware ? formatPlacedTitle(placedCourseware) : t('completed_named', { name: activity.name })
      }
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      {placedCourseware && <PlacedView courseware={placedCourseware} />}
      {!placedCourseware && <NextStep {...props} onPlaced={setPlacedCourseware} />}
    </Modal>
  );
}

type NextStepProps = CompletedDialogProps & { onPlaced: (courseware: PlacedCourseware) => void };

/** Updating a changed activity comes first, unless the unit from which it was opened does not have it yet. */
function NextStep({ activity, isMarked, update, unitId, onPlaced, onSaved, onClose }: NextStepProps) {
  const tSync = useMessages(syncMessages);
  const [isPlacing, setPlacing] = useState(false);
  const associatedCall = useCall('GET /diy/associated', { activity_id: activity.id }, { quiet: true });
  if (associatedCall.isPending) return <Skeleton lines={3} height="2.75rem" />;
  const usedPlaces = associatedCall.data?.items ?? [];
  const hasEarlierRevision = activity.revisionNumber > 1;
  const isInUnit = unitId === undefined || usedPlaces.some(({ unit_id }) => unit_id === unitId);
  if (associatedCall.data && usedPlaces.length > 0 && hasEarlierRevision && isInUnit && !isPlacing) {
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
      {hasEarlierRevision && associatedCall.isError && (
        <>
          <p className={styles.error} role="alert">
            {tSync('load_failed')}
          </p>
          <LoadError error={associatedCall.error} onRetry={() => void associatedCall.refetch()} />
        </>
      )}
      {update.outcome === 'failed' && (
        <p className={styles.error} role="alert">
          {tSync('failed')}
        </p>
      )}
      <PlaceForm
        activityId={activity.id}
        subjectId={activity.subject_id}
        ensureActivityId={() => Promise.resolve(activity.id)}
        type={activity.type}
        isMarked={isMarked}
        unitId={isPlacing ? undefined : unitId}
        usedPlaces={usedPlaces}
        wantsOtherUnit={isPlacing}
        onPlaced={onPlaced}
        onSaved={onSaved}
      />
    </>
  );
}
