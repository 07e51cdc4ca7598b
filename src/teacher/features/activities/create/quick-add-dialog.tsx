import { Modal, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ActivityModel } from '#activities/activity-type.ts';
import { hasMarks } from '#activities/mark-work.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { WaitingNote } from '#teacher/features/activities/conversions/waiting-note.tsx';
import { TypeEditor, typeEditorQuery } from '#teacher/features/activities/editor/type-editor.tsx';
import { placeButtonId } from '#teacher/features/activities/placing/place-choices.tsx';
import { PlaceForm } from '#teacher/features/activities/placing/place-form.tsx';
import { PlacedView, usePlacedTitle } from '#teacher/features/activities/placing/placed-view.tsx';
import styles from '#teacher/features/activities/placing/placing.module.css';
import type { PlacedCourseware } from '#teacher/features/activities/placing/use-place-request.ts';
import { loadActivityModel } from '#teacher/shared/activities/activity-model.ts';
import { useActivityTypes } from '#teacher/shared/activities/use-activity-types.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { joinSize } from '#teacher/shared/joining/join-panel.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { quickMessages } from './quick-messages.ts';
import { useQuickActivity } from './use-quick-activity.ts';

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
  const common = useMessages(commonMessages);
  const titlePlaced = usePlacedTitle();
  const typeName = useActivityTypes().find((one) => one.type === type)?.name ?? '';
  const model = useModelWithEditor(type);
  const [placed, setPlaced] = useState<PlacedCourseware>();
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size={joinSize}
      // A click beside the dialog must not lose the teacher's work.
      closeOnClickOutside={placed !== undefined}
      title={placed ? titlePlaced(placed) : t('title', { type: typeName })}
      closeButtonProps={{ 'aria-label': common('close') }}
      onClose={onClose}
    >
      {model.isPending && <Skeleton lines={4} height="2.75rem" />}
      {model.isError && <LoadError error={model.error} onRetry={() => void model.refetch()} />}
      {placed && <PlacedView courseware={placed} />}
      {!placed && model.data && <QuickForm model={model.data} unitId={unitId} onPlaced={setPlaced} />}
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

type QuickFormProps = {
  model: ActivityModel;
  unitId: number;
  onPlaced: (courseware: PlacedCourseware) => void;
};

function QuickForm({ model, unitId, onPlaced }: QuickFormProps) {
  const t = useMessages(quickMessages);
  const quick = useQuickActivity(model, unitId);
  const root = useRef<HTMLDivElement>(null);
  // The dialog opened before this field was there to take the focus.
  useEffect(() => root.current?.querySelector<HTMLElement>('input:not([type=file]), button')?.focus(), []);
  return (
    <div ref={root} className={styles.form}>
      <TypeEditor
        type={model.type}
        content={quick.content}
        onChange={quick.setContent}
        made={quick.made}
        issues={quick.listedIssues}
        goTo={quick.goTo}
      />
      <TextInput
        label={t('name')}
        placeholder={quick.suggestedName}
        maxLength={nameMaxLength}
        value={quick.name}
        onChange={({ currentTarget }) => quick.setName(currentTarget.value)}
      />
      {quick.listedIssues.length > 0 && (
        <p className={styles.error} role="alert">
          {quick.listedIssues.map(({ text }) => text).join(' ')}
        </p>
      )}
      <PlaceForm
        subjectId={null}
        findId={quick.makeActivity}
        type={model.type}
        isMarked={hasMarks(model, quick.content)}
        unitId={unitId}
        isAfterFields
        waiting={
          quick.conversions.progress !== undefined && (
            <WaitingNote
              text={t('put_when_ready')}
              progress={quick.conversions.progress}
              opener={placeButtonId}
              onCancel={quick.conversions.cancel}
            />
          )
        }
        onPlaced={onPlaced}
      />
    </div>
  );
}
