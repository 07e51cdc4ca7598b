import { type ReactNode, Suspense, useState } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { OriginChangesDialog } from '#teacher/features/activities/library/origin-changes-dialog.tsx';
import { UpdateLibraryDialog } from '#teacher/features/activities/library/update-library-dialog.tsx';
import { useShare } from '#teacher/features/activities/library/use-share.ts';
import { PlaceDialog } from '#teacher/features/activities/placing/place-dialog.tsx';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { SyncDialog } from '#teacher/shared/sync/sync-dialog.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useUndoKey } from '#ui/toast/use-undo-key.ts';
import { type ActivityActions, type RenderPutIntoBank, rowMenuId } from './activity-actions.ts';
import { activityMessages } from './activity-messages.ts';
import { useDeleteActivities } from './use-delete-activities.tsx';

const SaveFileDialog = createLazyPart(
  async () => (await import('#teacher/features/activities/files/save-file-dialog.tsx')).SaveFileDialog,
);

type ShownDialog = { dialog: 'place' | 'sync' | 'changes' | 'update' | 'bank' | 'file'; item: ActivityItem };

/** The actions of the activities in the list, and their dialogs, which the page renders. */
export function useActivityActions(renderPutIntoBank: RenderPutIntoBank): {
  actions: ActivityActions;
  dialogs: ReactNode;
} {
  const [shownDialog, setShownDialog] = useState<ShownDialog>();
  const { deleteActivities, inUseDialog } = useDeleteActivities();
  const { share, takeBack } = useShare();
  useUndoKey();
  const showDialog = (dialog: ShownDialog['dialog']) => (item: ActivityItem) =>
    setShownDialog({ dialog, item });
  const actions: ActivityActions = {
    onAddToUnit: showDialog('place'),
    onSync: showDialog('sync'),
    onPutIntoBank: showDialog('bank'),
    onSaveAsFile: showDialog('file'),
    onShowChanges: showDialog('changes'),
    onShare: (item) => (item.resource_id === null ? share(item) : showDialog('update')(item)),
    onTakeBack: takeBack,
    onDelete: (item) => void deleteActivities([item], rowMenuId(item)),
  };
  const dialogs = (
    <>
      {inUseDialog}
      {shownDialog && (
        <ActionDialog
          {...shownDialog}
          renderPutIntoBank={renderPutIntoBank}
          onUpdateLibrary={share}
          onClose={() => setShownDialog(undefined)}
        />
      )}
    </>
  );
  return { actions, dialogs };
}

type ActionDialogProps = ShownDialog & {
  renderPutIntoBank: RenderPutIntoBank;
  onUpdateLibrary: (item: ActivityItem) => void;
  onClose: () => void;
};

function ActionDialog(props: ActionDialogProps) {
  const { dialog, item, renderPutIntoBank, onUpdateLibrary, onClose } = props;
  const t = useMessages(activityMessages);
  const dialogProps = { activity: item, opener: rowMenuId(item), onClose };
  if (dialog === 'place') return <PlaceDialog {...dialogProps} isMarked={item.question_count > 0} />;
  if (dialog === 'sync') return <SyncDialog {...dialogProps} />;
  if (dialog === 'bank') return renderPutIntoBank(dialogProps);
  if (dialog === 'file') {
    return (
      <Suspense>
        <SaveFileDialog {...dialogProps} name={item.name || t('untitled')} />
      </Suspense>
    );
  }
  if (dialog === 'changes') return <OriginChangesDialog {...dialogProps} />;
  return <UpdateLibraryDialog {...dialogProps} onUpdate={() => onUpdateLibrary(item)} />;
}
