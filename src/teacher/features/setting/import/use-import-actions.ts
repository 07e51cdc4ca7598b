import type { ImportAnswer, ImportColumn } from '#contract/import/import-columns.ts';
import { useSend } from '#ui/api/hooks.ts';
import { importReads } from './import-reads.ts';

/** Changes of a draft. Each is checked by the server at once, and a change from another window refuses it. */
export function useImportActions(version: number) {
  const options = { refreshes: importReads };
  const mend = useSend('POST /admin/import_mend', options);
  const answer = useSend('POST /admin/import_answer', options);
  const close = useSend('POST /admin/import_close', options);
  return {
    isBusy: mend.isPending || answer.isPending || close.isPending,
    mend: (line: number, column: ImportColumn, value: string) =>
      mend.mutate({ version, line, column, value }),
    /** `line` null: all that are asked about. */
    answer: (line: number | null, given: ImportAnswer | null) =>
      answer.mutate({ version, line, answer: given }),
    /** `ids` undefined: everybody who left. */
    close: (ids: number[] | undefined, closes: boolean) =>
      close.mutate({ version, closes, ...(ids && { user_ids: ids }) }),
  };
}
