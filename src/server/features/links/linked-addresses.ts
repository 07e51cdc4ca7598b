import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { listUsedRevisions } from '#server/features/links/link-checks.repository.ts';
import type { App } from '#server/http/context.ts';

const revisionsAtOnce = 200;

/** Addresses of web pages by the revisions of the current term's coursewares. */
export async function listAddresses({ db, activities }: App): Promise<Map<number, string[]>> {
  const calendarId = await chooseCalendar(db, undefined);
  const types = activities.models.flatMap(({ type, content }) => (content.pageAddresses ? [type] : []));
  const addressesOf = new Map<number, string[]>();
  if (calendarId === null || types.length === 0) return addressesOf;
  for (let after = 0; ; ) {
    const rows = await listUsedRevisions(db, { calendarId, types, after }, revisionsAtOnce);
    for (const row of rows) {
      const { model, content } = activities.read(row);
      const addresses = model.content.pageAddresses?.(content) ?? [];
      addressesOf.set(row.id, [...new Set(addresses.filter((address) => address !== ''))]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < revisionsAtOnce) return addressesOf;
    after = last.id;
  }
}
