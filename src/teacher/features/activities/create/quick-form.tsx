import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { hasMarks } from '#form/mark-work.ts';
import { WaitingNote } from '#teacher/features/activities/conversions/waiting-note.tsx';
import { TypeEditor } from '#teacher/features/activities/editor/type-editor.tsx';
import { placeButtonId } from '#teacher/features/activities/placing/place-choices.tsx';
import { PlaceForm } from '#teacher/features/activities/placing/place-form.tsx';
import styles from '#teacher/features/activities/placing/placing.module.css';
import type { PlacedCourseware } from '#teacher/features/activities/placing/use-place-request.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { quickMessages } from './quick-messages.ts';
import { useQuickActivity } from './use-quick-activity.ts';

type QuickFormProps = {
  model: ActivityModel;
  unitId: number;
  onPlaced: (courseware: PlacedCourseware) => void;
};

export function QuickForm({ model, unitId, onPlaced }: QuickFormProps) {
  const t = useMessages(quickMessages);
  const quickActivity = useQuickActivity(model, unitId);
  const root = useRef<HTMLDivElement>(null);
  // Focuses the field by itself, because the field did not exist yet when the dialog opened.
  useEffect(() => root.current?.querySelector<HTMLElement>('input:not([type=file]), button')?.focus(), []);
  return (
    <div ref={root} className={styles.form}>
      <KeptNote typed={quickActivity.typed} />
      <TypeEditor
        type={model.type}
        content={quickActivity.content}
        onChange={quickActivity.changeContent}
        conversionResults={quickActivity.conversionResults}
        issues={quickActivity.listedIssues}
        goTo={quickActivity.issueToFocus}
      />
      <TextInput
        label={t('name')}
        placeholder={quickActivity.suggestedName}
        maxLength={nameMaxLength}
        value={quickActivity.name}
        onChange={({ currentTarget }) => quickActivity.setName(currentTarget.value)}
      />
      {quickActivity.listedIssues.length > 0 && (
        <p className={styles.error} role="alert">
          {quickActivity.listedIssues.map(({ text }) => text).join(' ')}
        </p>
      )}
      <PlaceForm
        subjectId={null}
        ensureActivityId={quickActivity.makeActivity}
        type={model.type}
        isMarked={hasMarks(model, quickActivity.content)}
        unitId={unitId}
        isAfterFields
        waitingNote={
          quickActivity.conversionWait.progress !== undefined && (
            <WaitingNote
              text={t('put_when_ready')}
              progress={quickActivity.conversionWait.progress}
              opener={placeButtonId}
              onCancel={quickActivity.conversionWait.cancel}
            />
          )
        }
        onPlaced={(courseware) => {
          quickActivity.typed.clear();
          onPlaced(courseware);
        }}
      />
    </div>
  );
}
