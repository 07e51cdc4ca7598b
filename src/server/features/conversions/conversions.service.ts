import type { ApiReply } from '#contract/api.ts';
import { formatText, type Language, type TextParams } from '#contract/language.ts';
import * as conversions from '#server/features/conversions/conversions.repository.ts';
import { settleUsersOf } from '#server/features/diy/converting.service.ts';
import { discardMade } from '#server/features/files/collection.service.ts';
import { found } from '#server/http/app-error.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import { canConvert } from '#server/media/availability.ts';
import {
  type ConversionMessage,
  conversionMessages,
  isCausedByFile,
} from '#server/media/conversion-messages.ts';
import type { ConversionKind, ConversionResult } from '#server/media/converter.ts';
import { authorize } from '#server/policy/policy.ts';

/** Conversions as people ask for them; `conversion-worker.service.ts` does the work. */

export type ConversionRow = conversions.ConversionRow;
type Conversion = ApiReply<'POST /upload/retry'>;

function explainFailure({ state, error, error_params }: ConversionRow, lang: Language): string {
  if (state !== 'failed') return '';
  const key = Object.hasOwn(conversionMessages, error) ? (error as ConversionMessage) : 'failed';
  return formatText(conversionMessages[key], lang, JSON.parse(error_params) as TextParams);
}

/** Whether trying again may lead to something else. */
function mayRetry({ state, error }: ConversionRow): boolean {
  return state === 'cancelled' || (state === 'failed' && !isCausedByFile(error));
}

export function describeConversion(row: ConversionRow, lang: Language): Conversion {
  const { media, state, progress, result } = row;
  const message = explainFailure(row, lang);
  return {
    media,
    state,
    progress,
    message,
    may_retry: mayRetry(row),
    result: result ? (JSON.parse(result) as ConversionResult) : null,
  };
}

/** Puts what failed or was cancelled back into the queue, and tells those who wait for work. */
async function queueAgain(app: App, media: string, requestedBy: number): Promise<void> {
  if (!(await conversions.requeue(app.db, media, requestedBy, app.now()))) return;
  await settleUsersOf(app.db, media);
  app.bus.publish('conversions', 0, { media });
}

/**
 * Has a stored medium converted. One that is waiting or done stays as it is; one that failed or was cancelled
 * is tried again. Undefined where this server takes such a file as it is.
 */
export async function startConversion(
  app: App,
  media: string,
  kind: ConversionKind,
  requestedBy: number,
): Promise<ConversionRow | undefined> {
  const known = await conversions.findConversion(app.db, media);
  if (!known && !canConvert(app.programs, kind)) return undefined;
  if (known) await queueAgain(app, media, requestedBy);
  else {
    await conversions.insertConversion(app.db, {
      media,
      kind,
      state: 'queued',
      progress: 0,
      error: '',
      error_params: '{}',
      result: '',
      tries: 0,
      requested_by: requestedBy,
      created_at: app.now(),
      leased_until: null,
      leased_by: null,
    });
    await settleUsersOf(app.db, media);
    app.bus.publish('conversions', 0, { media });
  }
  return conversions.findConversion(app.db, media);
}

export async function listConversions(
  { db, lang }: SignedInContext,
  media: readonly string[],
): Promise<ApiReply<'GET /upload/conversions'>> {
  const rows = await conversions.listConversions(db, media);
  return { items: rows.map((row) => describeConversion(row, lang)) };
}

/** What failed for what the file is stays so. */
export async function retryConversion(context: SignedInContext, media: string): Promise<Conversion> {
  const { app, db, actor, lang } = context;
  await authorize(context, 'conversion.change', { media });
  const row = found(await conversions.findConversion(db, media));
  if (!mayRetry(row)) return describeConversion(row, lang);
  await queueAgain(app, media, actor.id);
  return describeConversion(found(await conversions.findConversion(db, media)), lang);
}

/** What is done or failed meanwhile stays so. */
export async function cancelConversion(context: SignedInContext, media: string): Promise<Conversion> {
  const { app, db, lang } = context;
  await authorize(context, 'conversion.change', { media });
  if (await conversions.cancel(db, media)) {
    await settleUsersOf(db, media);
    await discardMade(app, await conversions.releaseMade(db, media));
  }
  const row = found(await conversions.findConversion(db, media));
  if (row.state === 'cancelled') app.bus.publish('conversion', row.id, { state: row.state });
  return describeConversion(row, lang);
}
