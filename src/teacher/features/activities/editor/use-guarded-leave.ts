import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { EditSession } from '#teacher/features/activities/draft/draft-store.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from './editor-messages.ts';

/** Longest wait for the last save before the person is asked. */
const patienceMs = 3_000;

const later = (ms: number) => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms));

/**
 * Saves before the page is left, and warns where that fails; the device keeps its copy. `staysOpen` tells of an
 * address that shows the same activity still.
 */
export function useGuardedLeave(session: EditSession, staysOpen: (pathname: string) => boolean): void {
  const t = useMessages(editorMessages);
  const confirm = useConfirm();

  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (!session.isDirty() || staysOpen(next.pathname)) return false;
      if (
        session.getView().save !== 'conflict' &&
        (await Promise.race([session.flush(), later(patienceMs)]))
      ) {
        return false;
      }
      session.mirror();
      return !(await confirm({
        title: t('leave_title'),
        text: t('leave_text'),
        confirmLabel: t('leave'),
        cancelLabel: t('stay'),
        danger: true,
      }));
    },
    enableBeforeUnload: () => session.isDirty(),
  });

  useEffect(() => {
    const retry = () => session.retry();
    const mirror = () => session.mirror();
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', mirror);
    session.resume();
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', mirror);
      session.mirror();
      session.pause();
    };
  }, [session]);
}
