import type { App } from '#server/app.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { listUsedRevisions } from '#server/features/links/link-checks.repository.ts';

const revisionsAtOnce = 200;

/**
 * Returns the addresses of linked web pages by revision id, for the revisions in the current school year's
 * coursewares.
 */
export async function listAddressesByRevision({ db, activities }: App): Promise<Map<number, string[]>> {
  const calendarId = await chooseCalendar(db, undefined);
  const types = activities.models.flatMap(({ type, content }) => (content.pageAddresses ? [type] : []));
  const addressesByRevision = new Map<number, string[]>();
  if (calendarId === null || types.length === 0) return addressesByRevision;
  for (let afterId = 0; ; ) {
    const rows = await listUsedRevisions(db, { calendarId, types, afterId }, revisionsAtOnce);
    for (const row of rows) {
      const { model, content } = activities.read(row);
      const addresses = model.content.pageAddresses?.(content) ?? [];
      addressesByRevision.set(row.id, [...new Set(addresses.filter((address) => address !== ''))]);
    }
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < revisionsAtOnce) return addressesByRevision;
    afterId = lastRow.id;
  }
}
