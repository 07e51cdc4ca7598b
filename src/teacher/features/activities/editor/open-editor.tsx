import { useEffect, useState } from 'react';
import { activityStatus } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { hasMarks } from '#form/mark-work.ts';
import { useConvertingStatus } from '#teacher/features/activities/conversions/use-converting-status.ts';
import { type DraftStore, useDraft } from '#teacher/features/activities/draft/draft-store.ts';
import { suggestName } from '#teacher/features/activities/draft/fill-form.ts';
import { useDraftIssues } from '#teacher/features/activities/draft/use-draft-issues.ts';
import type { RenderPreview } from '#teacher/features/activities/editor/preview/draft-preview.tsx';
import { PreviewDialog } from '#teacher/features/activities/editor/preview/preview-dialog.tsx';
import { CompletedDialog } from '#teacher/features/activities/placing/completed-dialog.tsx';
import { PlacesNote } from '#teacher/features/activities/placing/places-note.tsx';
import type { PlacesUpdate } from '#teacher/features/activities/placing/updated-view.tsx';
import { usePlaces } from '#teacher/features/activities/placing/use-places.ts';
import { useUpdateLabel } from '#teacher/features/activities/placing/use-update-label.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useUndoKey } from '#ui/toast/use-undo-key.ts';
import { TypedScope } from '#ui/unsent/typed-scope.tsx';
import { CompletionNote } from './completion-note.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './editor.module.css';
import { completeButtonId, EditorBar } from './editor-bar.tsx';
import { editorMessages } from './editor-messages.ts';
import { EditorTabs, useEditorTabs } from './editor-tabs.tsx';
import { IssuePanel } from './issue-panel.tsx';
import { OriginNote } from './origin-note.tsx';
import { useCompletion } from './use-completion.ts';
import { useGuardedLeave } from './use-guarded-leave.ts';
import { type ListPath, useLeaveEditor } from './use-leave-editor.ts';

type OpenEditorProps = {
  store: DraftStore;
  model: ActivityModel;
  unitId: number | undefined;
  listPath: ListPath;
  renderPreview: RenderPreview;
  onReload: () => void;
  /** Gets the id of the copy that holds the teacher's changes, to edit it instead. */
  onCopied: (id: number) => void;
};

type ShownDialog = { dialog: 'none' | 'preview' } | { dialog: 'completed'; update: PlacesUpdate };

/** The editor of an open draft: its bar, its notes, its content and its settings. */
export function OpenEditor(props: OpenEditorProps) {
  const { store, model, unitId, listPath, renderPreview, onReload, onCopied } = props;
  const t = useMessages(editorMessages);
  const { draft, id, status, revisionNumber, saveLabel } = useDraft(store);
  const draftIssues = useDraftIssues(draft, model);
  const suggestedName = useSuggestedName(model, draftIssues.checkedDraft.content, unitId);
  const hasUnpublishedChanges = revisionNumber > 0 && status === activityStatus.in_process;
  const placesToUpdate = usePlaces(id, hasUnpublishedChanges);
  const updateLabel = useUpdateLabel(placesToUpdate);
  const tabs = useEditorTabs();
  const [shownDialog, setShownDialog] = useState<ShownDialog>({ dialog: 'none' });
  const hideDialog = () => setShownDialog({ dialog: 'none' });
  const completion = useCompletion({
    store,
    model,
    draftIssues,
    options: { suggestedName, unitId, coursewareIds: placesToUpdate?.chosenIds ?? [] },
    onCompleted: (update) => setShownDialog({ dialog: 'completed', update }),
  });
  const leaveEditor = useLeaveEditor(unitId, listPath);
  useConvertingStatus(store);
  useUndoKey();
  useGuardedLeave(store);
  useEffect(() => {
    if (store.wasRestored) showToast('info', translate(editorMessages, 'restored'));
  }, [store]);

  const { listedIssues } = completion;
  return (
    <>
      <EditorBar
        store={store}
        listPath={listPath}
        unitId={unitId}
        hasNameError={listedIssues.some(({ place, path }) => place === 'form' && path[1] === 'name')}
        suggestedName={suggestedName}
        completionNote={
          <CompletionNote
            conversionWait={completion.conversionWait}
            describedIssues={draftIssues.describedIssues}
            onGoToIssue={tabs.goToIssue}
          />
        }
        completeLabel={updateLabel ?? t('complete')}
        isCompleting={completion.isBusy}
        onPreview={() => setShownDialog({ dialog: 'preview' })}
        onComplete={completion.complete}
      />
      <div className={styles.body}>
        <OriginNote store={store} onReload={onReload} />
        {hasUnpublishedChanges && <PlacesNote placesToUpdate={placesToUpdate} />}
        {completion.failedTryCount > 0 && (
          <IssuePanel
            key={completion.failedTryCount}
            issues={listedIssues}
            onChoose={tabs.goToIssue}
            onClose={completion.closeIssueList}
          />
        )}
        <TypedScope name={store.lane} title={draft.form.name || suggestedName}>
          <EditorTabs store={store} tabs={tabs} draftIssues={draftIssues} listedIssues={listedIssues} />
        </TypedScope>
      </div>
      <PreviewDialog
        type={store.type}
        draft={draft}
        renderPreview={renderPreview}
        opened={shownDialog.dialog === 'preview'}
        onClose={hideDialog}
      />
      {shownDialog.dialog === 'completed' && id !== undefined && (
        <CompletedDialog
          activity={{ ...draft.form, id, type: store.type, revisionNumber, resourceId: store.resourceId }}
          isMarked={hasMarks(model, draft.content)}
          update={shownDialog.update}
          opener={completeButtonId}
          unitId={unitId}
          onSaved={leaveEditor}
          onClose={hideDialog}
        />
      )}
      {saveLabel === 'conflict' && <ConflictDialog store={store} onReload={onReload} onCopied={onCopied} />}
    </>
  );
}

/** The name that the activity gets if the teacher enters none. */
function useSuggestedName(model: ActivityModel, content: unknown, unitId: number | undefined): string {
  const language = useLanguage();
  const unitCall = useCall(
    'GET /teacher/unit_detail',
    { id: unitId ?? 0 },
    { quiet: true, enabled: unitId !== undefined },
  );
  return suggestName(model, content, unitCall.data?.name, language);
}
