import type { QueryClient } from '@tanstack/react-query';
import { saveTable, type TableFormat } from '#teacher/shared/tables/save-table.ts';
import { readNow } from '#ui/api/hooks.ts';
import type { AuditEntry, AuditInput } from './audit-reads.ts';
import { type AuditWords, describeChanges, describeSentence } from './describe-entry.ts';

/** Largest number of entries in one file. */
const exportedEntriesMax = 5_000;
const entriesPerCall = 100;

async function readEntries(client: QueryClient, input: AuditInput) {
  const entries: AuditEntry[] = [];
  let nextId: number | '' | null = '';
  while (nextId !== null && entries.length < exportedEntriesMax) {
    const page: { items: AuditEntry[]; next_id: number | null } = await readNow(client, 'GET /admin/audit', {
      ...input,
      before_id: nextId,
      limit: entriesPerCall,
    });
    entries.push(...page.items);
    nextId = page.next_id;
  }
  return { entries, isCut: nextId !== null };
}

/** Downloads the filtered entries, the newest first. Resolves to whether older ones are missing. */
export async function saveAudit(
  client: QueryClient,
  { input, words, title }: { input: AuditInput; words: AuditWords; title: string },
  format: TableFormat,
): Promise<{ count: number; isCut: boolean }> {
  const { t, formats } = words;
  const { entries, isCut } = await readEntries(client, input);
  const columnHeads = [t('time'), t('change'), t('details'), t('reason_head')];
  const rows = entries.map((entry) => [
    formats.dateTime(entry.at),
    describeSentence(entry, words)
      .map(({ text }) => text)
      .join(''),
    describeChanges(entry, words).join('\n'),
    entry.reason,
  ]);
  const table = { columns: columnHeads.map((head) => ({ head, kind: 'text' as const })), rows, frozen: 1 };
  await saveTable(format, { table, sheetName: title, nameParts: [title, formats.date(Date.now())] });
  return { count: entries.length, isCut };
}
