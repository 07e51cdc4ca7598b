import { mediaUrl } from '#ui/media-url.ts';
import type { captionsMessages } from '../../captions/captions-messages.ts';
import { type Cue, parseVtt } from '../../captions/parse-vtt.ts';

type Fault = { message: keyof typeof captionsMessages; line: number };

/** Reads a chosen file; what is no text, or not WebVTT, is a fault. */
export async function readCaptions(file: File): Promise<{ cues: Cue[] } | { fault: Fault }> {
  const bytes = await file.arrayBuffer();
  try {
    return parseVtt(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { fault: { message: 'not_text', line: 1 } };
  }
}

/** The captions that are stored; undefined if they do not load. */
export async function loadCues(url: string): Promise<Cue[] | undefined> {
  try {
    const reply = await fetch(mediaUrl(url));
    const read = parseVtt(await reply.text());
    return reply.ok && 'cues' in read ? read.cues : undefined;
  } catch {
    return undefined;
  }
}
