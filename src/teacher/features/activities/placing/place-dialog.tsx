import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { joinPanelSize } from '#teacher/shared/joining/join-panel.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { PlaceForm } from './place-form.tsx';
import { PlacedView, usePlacedTitle } from './placed-view.tsx';
import { placingMessages } from './placing-messages.ts';
import type { PlacedCourseware } from './use-place-request.ts';

type PlaceDialogProps = {
  activity: { id: number; type: string; name: string; subject_id: number | null };
  isMarked: boolean;
  /** `data-opener` of the button that gets the focus back. */
  opener: string;
  onClose: () => void;
};

/** Places a completed activity in a unit and opens it there. */
export function PlaceDialog({ activity, isMarked, opener, onClose }: PlaceDialogProps) {
  const t = useMessages(placingMessages);
  const tCommon = useMessages(commonMessages);
  const [placedCourseware, setPlacedCourseware] = useState<PlacedCourseware>();
  const formatPlacedTitle = usePlacedTitle();
  const associatedCall = useCall('GET /diy/associated', { activity_id: activity.id }, { quiet: true });
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size={placedCourseware?.is_open ? joinPanelSize : 'lg'}
      title={
        placedCourseware ? formatPlacedTitle(placedCourseware) : t('place_title', { name: activity.name })
      }
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      {placedCourseware && <PlacedView courseware={placedCourseware} />}
      {!placedCourseware && associatedCall.isPending && <Skeleton lines={4} height="2.75rem" />}
      {!placedCourseware && !associatedCall.isPending && (
        <PlaceForm
          activityId={activity.id}
          subjectId={activity.subject_id}
          ensureActivityId={() => Promise.resolve(activity.id)}
          type={activity.type}
          isMarked={isMarked}
          unitId={undefined}
          usedPlaces={associatedCall.data?.items ?? []}
          onPlaced={setPlacedCourseware}
        />
      )}
    </Modal>
  );
}
