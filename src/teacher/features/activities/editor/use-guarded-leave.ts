import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DraftStore } from '#teacher/features/activities/draft/draft-store.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from './editor-messages.ts';

/** Time for which leaving waits for the last save before the teacher is asked. */
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
  return id !== undefined && pathname === `/teacher/diy/edit/${store.type}/${id}`;
}

/** Saves before the teacher leaves the page. If that fails, asks whether to leave; the copy on this device is kept. */
export function useGuardedLeave(store: DraftStore): void {
  const t = useMessages(editorMessages);
  const confirm = useConfirm();

  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (!store.isUnsaved() || isAddressOf(store, next.pathname)) return false;
      if (await saveBeforeLeaving(store)) return false;
      store.storeOnDevice();
      return !(await confirm({
        title: t('leave_title'),
        text: t('leave_text'),
        confirmLabel: t('leave'),
        cancelLabel: t('stay'),
        danger: true,
      }));
    },
    enableBeforeUnload: store.isUnsaved,
  });

  useEffect(() => {
    window.addEventListener('online', store.retry);
    window.addEventListener('pagehide', store.storeOnDevice);
    store.resume();
    return () => {
      window.removeEventListener('online', store.retry);
      window.removeEventListener('pagehide', store.storeOnDevice);
      store.storeOnDevice();
      store.pause();
    };
  }, [store]);
}
