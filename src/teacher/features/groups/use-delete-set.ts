import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { GroupSet } from './arrangement.ts';
import { groupMessages } from './messages.ts';
import { groupReads } from './use-arrangement.ts';

/** Restores a deleted group set, which is then shown by `onOpen`. */
export function useRestoreSet(onOpen: (id: number) => void): (id: number) => void {
  const t = useMessages(groupMessages);
  const { mutate } = useSend('POST /group/set_restore', {
    refreshes: groupReads,
    successText: t('restored'),
    onSuccess: (_, { id }) => onOpen(Number(id)),
  });
  return (id) => mutate({ id });
}

/** `onOpen` shows a set of the class; undefined = its first one. */
type ShowSet = (id: number | undefined) => void;

/** Deletes a group set at once and offers to undo it, also when its menu is gone by the time the server replies. */
export function useDeleteSet({ id, name }: GroupSet, onOpen: ShowSet): () => void {
  const t = useMessages(groupMessages);
  const tCommon = useMessages(commonMessages);
  const restore = useRestoreSet(onOpen);
  const { mutate } = useSend('POST /group/set_delete', {
    refreshes: groupReads,
    onSuccess: () => {
      showToast('success', t('deleted', { name }), { label: tCommon('undo'), run: () => restore(id) });
      onOpen(undefined);
    },
  });
  return () => mutate({ id });
}
