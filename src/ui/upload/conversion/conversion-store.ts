import type { ApiReply } from '#contract/api.ts';
import { addMade, type Made, nothingMade } from '#contract/made.ts';
import { call } from '#ui/api/call.ts';

/** Conversions that the screen follows: asked for once a second, all together, until each has ended. */

export type Conversion = ApiReply<'GET /upload/conversions'>['items'][number];

const pollMs = 1_000;
const askedMax = 50;

const known = new Map<string, Conversion>();
/** Of all media that this page has asked about; the same object while nothing is new. */
let made: Made = nothingMade;
/** Media of which the server has told, or that it knows no conversion of, since somebody began to follow them. */
const told = new Set<string>();
/** How many places follow each medium. */
const followed = new Map<string, number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function noteConversion(conversion: Conversion): void {
  const { media, result } = conversion;
  if (result && !known.get(media)?.result) made = addMade(made, media, result);
  known.set(media, conversion);
  told.add(media);
  for (const listener of listeners) listener();
  schedule(pollMs);
}

export const getMade = (): Made => made;

export function getConversion(media: string): Conversion | undefined {
  return known.get(media);
}

/** One that failed may have been tried again in another window. */
function isOpen(media: string): boolean {
  const state = known.get(media)?.state;
  return state === 'queued' || state === 'running' || (state !== 'done' && !told.has(media));
}

/** Media that somebody follows and that are being converted, as far as is known. */
export function listOpenConversions(): string[] {
  return [...followed.keys()].filter(isOpen);
}

function schedule(delay: number): void {
  if (timer !== undefined || listOpenConversions().length === 0) return;
  timer = setTimeout(() => void poll(), delay);
}

async function poll(): Promise<void> {
  const media = listOpenConversions().slice(0, askedMax);
  // A call that failed is asked again: the network may be back by then.
  const reply =
    media.length > 0
      ? await call('GET /upload/conversions', { media: media.join(',') }, { quiet: true }).catch(
          () => undefined,
        )
      : undefined;
  timer = undefined;
  for (const item of reply?.items ?? []) noteConversion(item);
  if (reply) for (const each of media) told.add(each);
  schedule(pollMs);
}

/** Starts following; call what it gives to stop. */
export function followConversion(media: string): () => void {
  if (!followed.has(media)) told.delete(media);
  followed.set(media, (followed.get(media) ?? 0) + 1);
  schedule(0);
  return () => {
    const places = (followed.get(media) ?? 1) - 1;
    if (places > 0) followed.set(media, places);
    else followed.delete(media);
  };
}

export function listenToConversions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
