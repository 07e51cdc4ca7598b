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
  const options = { refreshes: importReads };
  const mend = useSend('POST /admin/import_mend', options);
  const answer = useSend('POST /admin/import_answer', options);
  const close = useSend('POST /admin/import_close', options);
  const latest = useRef(draftVersion);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = draftVersion;
  }, [draftVersion]);

  /** Resolves to whether the server accepted the change. */
  const send = (change: (version: number) => Promise<{ version: number }>): Promise<boolean> => {
    const sending = last.current.then(async () => {
      try {
        latest.current = (await change(latest.current)).version;
        return true;
      } catch {
        // The call has shown the reason. Reads the draft again, so that the next change has the right version.
        await refresh(client, importReads);
        return false;
      }
    });
    last.current = sending;
    return sending;
  };
  return {
    isBusy: mend.isPending || answer.isPending || close.isPending,
    mend: (line: number, column: ImportColumn, value: string) =>
      send((version) => mend.mutateAsync({ version, line, column, value })),
    /** `line` null: answers all open questions. */
    answer: (line: number | null, given: ImportAnswer | null) =>
      send((version) => answer.mutateAsync({ version, line, answer: given })),
    /** `ids` undefined: all people who left. */
    close: (ids: number[] | undefined, closes: boolean) =>
      send((version) => close.mutateAsync({ version, closes, ...(ids && { user_ids: ids }) })),
  };
}
