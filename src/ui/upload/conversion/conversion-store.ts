import type { ApiReply } from '#contract/api.ts';
import {
  addConversionResult,
  type ConversionResults,
  noConversionResults,
} from '#contract/conversion-results.ts';
import { call } from '#ui/api/call.ts';

/** The conversions that this page follows. Polls them once a second in one call, until each has ended. */

export type Conversion = ApiReply<'GET /upload/conversions'>['items'][number];

const pollMs = 1_000;
const mediaPerPoll = 50;

const conversionByMedia = new Map<string, Conversion>();
/** The results of all conversions known to this page; the same object until one is added. */
let conversionResults: ConversionResults = noConversionResults;
/** Media that the server has reported on, if only to say that they have no conversion, since this page follows them. */
const reportedMedia = new Set<string>();
/** Number of components that follow each medium. */
const followerCountByMedia = new Map<string, number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function recordConversion(conversion: Conversion): void {
  const { media, result } = conversion;
  if (result && !conversionByMedia.get(media)?.result)
    conversionResults = addConversionResult(conversionResults, media, result);
  conversionByMedia.set(media, conversion);
  reportedMedia.add(media);
  for (const listener of listeners) listener();
  schedule(pollMs);
}

export const getConversionResults = (): ConversionResults => conversionResults;

export function getConversion(media: string): Conversion | undefined {
  return conversionByMedia.get(media);
}

/** A failed conversion counts as open until the server reports it again: another window may have retried it. */
function isOpen(media: string): boolean {
  const state = conversionByMedia.get(media)?.state;
  return state === 'queued' || state === 'running' || (state !== 'done' && !reportedMedia.has(media));
}

/** Followed media whose conversion has not ended, as far as this page knows. */
export function listOpenConversions(): string[] {
  return [...followerCountByMedia.keys()].filter(isOpen);
}

function schedule(delayMs: number): void {
  if (timer !== undefined || listOpenConversions().length === 0) return;
  timer = setTimeout(() => void poll(), delayMs);
}

async function poll(): Promise<void> {
  const media = listOpenConversions().slice(0, mediaPerPoll);
  // A failed call is repeated with the next poll.
  const reply =
    media.length > 0
      ? await call('GET /upload/conversions', { media: media.join(',') }, { quiet: true }).catch(
          () => undefined,
        )
      : undefined;
  timer = undefined;
  for (const item of reply?.items ?? []) recordConversion(item);
  if (reply) for (const each of media) reportedMedia.add(each);
  schedule(pollMs);
}

/** Starts following a conversion; returns a function that stops it. */
export function followConversion(media: string): () => void {
  if (!followerCountByMedia.has(media)) reportedMedia.delete(media);
  followerCountByMedia.set(media, (followerCountByMedia.get(media) ?? 0) + 1);
  schedule(0);
  return () => {
    const remainingCount = (followerCountByMedia.get(media) ?? 1) - 1;
    if (remainingCount > 0) followerCountByMedia.set(media, remainingCount);
    else followerCountByMedia.delete(media);
  };
}

export function listenToConversions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
