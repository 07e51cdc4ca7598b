import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DraftStore } from '#teacher/features/activities/draft/draft-store.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { editorMessages } from './editor-messages.ts';

/** Time for which leaving waits for the last save, so that the next page shows it. */
const longestWaitMs = 3_000;

const resolveFalseAfter = (ms: number) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), ms);
  });

async function saveBeforeLeaving(store: DraftStore): Promise<boolean> {
  if (store.getState().problem === 'conflict') return false;
  return Promise.race([store.flush(), resolveFalseAfter(longestWaitMs)]);
}

/** Whether the address belongs to the open draft: a new activity stays open when it gets its own address. */
function isAddressOf(store: DraftStore, pathname: string): boolean {
  const { id } = store.getState();
  const addresses = [`/teacher/diy/edit/${store.type}/${id}`, `/digitalTravel/edit/${id}`];
  return id !== undefined && addresses.includes(pathname);
}

/** Saves before the teacher leaves the page. If that fails, the queue keeps the draft and sends it from any page. */
export function useGuardedLeave(store: DraftStore): void {
  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (!store.isUnsaved() || isAddressOf(store, next.pathname)) return false;
      if (await saveBeforeLeaving(store)) return false;
      const { isOnlyInTab } = store.getState();
      showToast('info', translate(editorMessages, isOnlyInTab ? 'left_in_tab' : 'left_unsaved'));
      return false;
    },
    enableBeforeUnload: () => store.isUnsaved() && store.getState().isOnlyInTab,
  });

  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
}
