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

type Shown = { kind: 'add' | 'sync' | 'changes' | 'update'; item: ActivityItem };

/** All that can be done with an activity in the list, and the dialogs for it, which belong somewhere on the page. */
export function useActivityDesk(): { actions: ActivityActions; dialogs: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const { deleteActivities, inUseDialog } = useDeleteActivities();
  const { share, takeBack } = useShare();
  useUndoKey();
  const close = () => setShown(undefined);
  const show = (kind: Shown['kind']) => (item: ActivityItem) => setShown({ kind, item });
  const actions: ActivityActions = {
    onAddToUnit: show('add'),
    onSync: show('sync'),
    onShowChanges: show('changes'),
    onShare: (item) => (item.resource_id === null ? share(item) : show('update')(item)),
    onTakeBack: takeBack,
    onDelete: (item) => void deleteActivities([item], rowMenuId(item)),
  };
  const dialogs = (
    <>
      {inUseDialog}
      {shown?.kind === 'add' && (
        <PlaceDialog
          activity={shown.item}
          isMarked={shown.item.question_count > 0}
          opener={rowMenuId(shown.item)}
          onClose={close}
        />
      )}
      {shown?.kind === 'sync' && (
        <SyncDialog activity={shown.item} opener={rowMenuId(shown.item)} onClose={close} />
      )}
      {shown?.kind === 'update' && (
        <UpdateLibraryDialog
          activity={shown.item}
          opener={rowMenuId(shown.item)}
          onUpdate={() => share(shown.item)}
          onClose={close}
        />
      )}
      {shown?.kind === 'changes' && (
        <OriginChangesDialog activity={shown.item} opener={rowMenuId(shown.item)} onClose={close} />
      )}
    </>
  );
  return { actions, dialogs };
}
