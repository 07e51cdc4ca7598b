import type { ApiReply } from '#contract/api.ts';

type HistoryPage = ApiReply<'GET /play/space_history'>;

/** All changes of a space, page by page. `readPage` gives those after a number. */
export async function readWholeHistory(
  readPage: (after: number) => Promise<HistoryPage>,
): Promise<HistoryPage['changes']> {
  const changes: HistoryPage['changes'] = [];
  for (let after = 0; ; ) {
    const page = await readPage(after);
    changes.push(...page.changes);
    if (page.until >= page.last) return changes;
    after = page.until;
  }
}
