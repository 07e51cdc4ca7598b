import * as conversions from '#server/features/conversions/conversions.repository.ts';
import { converters } from '#server/features/conversions/converters.ts';
import { discardRefused } from '#server/features/files/collection.service.ts';
import type { App } from '#server/http/context.ts';
import { conversionMessages, isCausedByFile } from '#server/media/conversion-messages.ts';
import type { ConversionKind } from '#server/media/converter.ts';

/** Files that cannot be converted for what they are take no room: they go long before what is merely unused. */

/** Removes a file that failed so, if it is of no use to anybody by then. */
export async function discardIfRefused(app: App, media: string): Promise<void> {
  const row = await conversions.findConversion(app.db, media);
  if (row?.state !== 'failed' || !isCausedByFile(row.error)) return;
  if (converters[row.kind].refusedKeptMs === 0) await discardRefused(app, media, true);
}

const reasons = Object.keys(conversionMessages).filter(isCausedByFile);

/** Removes those whose time is over and that nobody uses. */
export async function discardOldRefused(app: App): Promise<void> {
  for (const kind of Object.keys(converters) as ConversionKind[]) {
    const { refusedKeptMs } = converters[kind];
    if (!Number.isFinite(refusedKeptMs)) continue;
    const refused = await conversions.listRefused(app.db, kind, reasons, app.now() - refusedKeptMs);
    for (const media of refused) await discardRefused(app, media, false);
  }
}
