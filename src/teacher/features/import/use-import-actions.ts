import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportAnswer, ImportColumn } from '#contract/import/import-columns.ts';
import { refresh, useSend } from '#ui/api/hooks.ts';
import { importReads } from './import-reads.ts';

/**
 * Changes of an import draft. The server checks each at once, and refuses it if another window has changed the draft.
 * Changes are sent one after the other, so that people can mend the next line before the last one is checked.
 */
export function useImportActions(draftVersion: number) {
  const client = useQueryClient();
  const sendOptions = { refreshes: importReads };
  const mend = useSend('POST /admin/import_mend', sendOptions);
  const answer = useSend('POST /admin/import_answer', sendOptions);
  const close = useSend('POST /admin/import_close', sendOptions);
  const latestVersion = useRef(draftVersion);
  const lastSending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latestVersion.current = draftVersion;
  }, [draftVersion]);

  /** Resolves to whether the server accepted the change. */
  const sendInOrder = (
    callWithVersion: (version: number) => Promise<{ version: number }>,
  ): Promise<boolean> => {
    const sending = lastSending.current.then(async () => {
      try {
        latestVersion.current = (await callWithVersion(latestVersion.current)).version;
        return true;
      } catch {
        // The call has shown the reason. Reads the draft again, so that the next change has the right version.
        await refresh(client, importReads);
        return false;
      }
    });
    lastSending.current = sending;
    return sending;
  };
  return {
    isBusy: mend.isPending || answer.isPending || close.isPending,
    mend: (line: number, column: ImportColumn, value: string) =>
      sendInOrder((version) => mend.mutateAsync({ version, line, column, value })),
    /** `line` null: answers all open questions. */
    answer: (line: number | null, importAnswer: ImportAnswer | null) =>
      sendInOrder((version) => answer.mutateAsync({ version, line, answer: importAnswer })),
    /** `ids` undefined: all people who left. */
    close: (ids: number[] | undefined, closes: boolean) =>
      sendInOrder((version) => close.mutateAsync({ version, closes, ...(ids && { user_ids: ids }) })),
  };
}
