import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { typeEditorQuery } from '#teacher/features/activities/editor/type-editor.tsx';
import { PlacedView, usePlacedTitle } from '#teacher/features/activities/placing/placed-view.tsx';
import type { PlacedCourseware } from '#teacher/features/activities/placing/use-place-request.ts';
import { loadActivityModel } from '#teacher/shared/activities/activity-model.ts';
import { useActivityTypes } from '#teacher/shared/activities/use-activity-types.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { joinPanelSize } from '#teacher/shared/joining/join-panel.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { QuickForm } from './quick-form.tsx';
import { quickMessages } from './quick-messages.ts';

type QuickAddDialogProps = {
  type: string;
  unitId: number;
  /** `data-opener` of the button that gets the focus back. */
  opener: string;
  onClose: () => void;
};

/** Makes an activity of a small type and places it in the unit, in one dialog. */
export function QuickAddDialog({ type, unitId, opener, onClose }: QuickAddDialogProps) {
  const t = useMessages(quickMessages);
  const tCommon = useMessages(commonMessages);
  const formatPlacedTitle = usePlacedTitle();
  const typeName = useActivityTypes().find((activityType) => activityType.type === type)?.name ?? '';
  const modelQuery = useModelWithEditor(type);
  const [placedCourseware, setPlacedCourseware] = useState<PlacedCourseware>();
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size={joinPanelSize}
      // A click beside the dialog must not lose the teacher's work.
      closeOnClickOutside={placedCourseware !== undefined}
      title={placedCourseware ? formatPlacedTitle(placedCourseware) : t('title', { type: typeName })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      {modelQuery.isPending && <Skeleton lines={4} height="2.75rem" />}
      {modelQuery.isError && <LoadError error={modelQuery.error} onRetry={() => void modelQuery.refetch()} />}
      {placedCourseware && <PlacedView courseware={placedCourseware} />}
      {!placedCourseware && modelQuery.data && (
        <QuickForm model={modelQuery.data} unitId={unitId} onPlaced={setPlacedCourseware} />
      )}
    </Modal>
  );
}

/** Loads the type's editor together with its model, so that the form appears at once. */
function useModelWithEditor(type: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['activity model', type],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [model] = await Promise.all([
        loadActivityModel(type),
        client.ensureQueryData(typeEditorQuery(type)),
      ]);
      return model ?? null;
    },
  });
}
