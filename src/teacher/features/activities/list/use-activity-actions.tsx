import { type ReactNode, useState } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { OriginChangesDialog } from '#teacher/features/activities/library/origin-changes-dialog.tsx';
import { UpdateLibraryDialog } from '#teacher/features/activities/library/update-library-dialog.tsx';
import { useShare } from '#teacher/features/activities/library/use-share.ts';
import { PlaceDialog } from '#teacher/features/activities/placing/place-dialog.tsx';
import { SyncDialog } from '#teacher/shared/sync/sync-dialog.tsx';
import { useUndoKey } from '#ui/toast/use-undo-key.ts';
import { type ActivityActions, rowMenuId } from './activity-actions.ts';
import { useDeleteActivities } from './use-delete-activities.tsx';

type Shown = { dialog: 'place' | 'sync' | 'changes' | 'update'; item: ActivityItem };

/** The actions of the activities in the list, and their dialogs, which the page renders. */
export function useActivityActions(): { actions: ActivityActions; dialogs: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const { deleteActivities, inUseDialog } = useDeleteActivities();
  const { share, takeBack } = useShare();
  useUndoKey();
  const show = (dialog: Shown['dialog']) => (item: ActivityItem) => setShown({ dialog, item });
  const actions: ActivityActions = {
    onAddToUnit: show('place'),
    onSync: show('sync'),
    onShowChanges: show('changes'),
    onShare: (item) => (item.resource_id === null ? share(item) : show('update')(item)),
    onTakeBack: takeBack,
    onDelete: (item) => void deleteActivities([item], rowMenuId(item)),
  };
  const dialogs = (
    <>
      {inUseDialog}
      {shown && <ActionDialog {...shown} onUpdateLibrary={share} onClose={() => setShown(undefined)} />}
    </>
  );
  return { actions, dialogs };
}

type ActionDialogProps = Shown & { onUpdateLibrary: (item: ActivityItem) => void; onClose: () => void };

function ActionDialog({ dialog, item, onUpdateLibrary, onClose }: ActionDialogProps) {
  const dialogProps = { activity: item, opener: rowMenuId(item), onClose };
  if (dialog === 'place') return <PlaceDialog {...dialogProps} isMarked={item.question_count > 0} />;
  if (dialog === 'sync') return <SyncDialog {...dialogProps} />;
  if (dialog === 'changes') return <OriginChangesDialog {...dialogProps} />;
  return <UpdateLibraryDialog {...dialogProps} onUpdate={() => onUpdateLibrary(item)} />;
}
