import type { ApiReply } from '#contract/api.ts';
import { addMade, type Made, nothingMade } from '#contract/made.ts';
import { call } from '#ui/api/call.ts';

/** The conversions that this page follows. Polls them once a second in one call, until each has ended. */

export type Conversion = ApiReply<'GET /upload/conversions'>['items'][number];

const pollMs = 1_000;
const mediaMax = 50;

const conversions = new Map<string, Conversion>();
/** The results of all conversions known to this page; the same object until one is added. */
let made: Made = nothingMade;
/** Media that the server has reported on, if only to say that they have no conversion, since this page follows them. */
const reportedMedia = new Set<string>();
/** Number of components that follow each medium. */
const followers = new Map<string, number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function recordConversion(conversion: Conversion): void {
  const { media, result } = conversion;
  if (result && !conversions.get(media)?.result) made = addMade(made, media, result);
  conversions.set(media, conversion);
  reportedMedia.add(media);
  for (const listener of listeners) listener();
  schedule(pollMs);
}

export const getMade = (): Made => made;

export function getConversion(media: string): Conversion | undefined {
  return conversions.get(media);
}

/** A failed conversion counts as open until the server reports it again: another window may have retried it. */
function isOpen(media: string): boolean {
  const state = conversions.get(media)?.state;
  return state === 'queued' || state === 'running' || (state !== 'done' && !reportedMedia.has(media));
}

/** Followed media whose conversion has not ended, as far as this page knows. */
export function listOpenConversions(): string[] {
  return [...followers.keys()].filter(isOpen);
}

function schedule(delay: number): void {
  if (timer !== undefined || listOpenConversions().length === 0) return;
  timer = setTimeout(() => void poll(), delay);
}

async function poll(): Promise<void> {
  const media = listOpenConversions().slice(0, mediaMax);
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
  if (!followers.has(media)) reportedMedia.delete(media);
  followers.set(media, (followers.get(media) ?? 0) + 1);
  schedule(0);
  return () => {
    const othersCount = (followers.get(media) ?? 1) - 1;
    if (othersCount > 0) followers.set(media, othersCount);
    else followers.delete(media);
  };
}

export function listenToConversions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
