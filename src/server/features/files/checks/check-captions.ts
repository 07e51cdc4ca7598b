import { createReadStream } from 'node:fs';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/**
 * Recognises WebVTT (https://www.w3.org/TR/webvtt1/#file-structure): UTF-8 text that starts with WEBVTT and
 * has a cue.
 */

const webVttStartPattern = /^\ufeff?WEBVTT([ \t\r\n]|$)/;
const cueArrow = '-->';

/** Returns undefined for other files. */
export async function checkCaptions(path: string): Promise<CheckedFile | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let chunkTail: string | undefined;
  let hasCue = false;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if ((chunkTail === undefined && !webVttStartPattern.test(text)) || text.includes('\0'))
        return undefined;
      hasCue ||= `${chunkTail ?? ''}${text}`.includes(cueArrow);
      chunkTail = text.slice(-cueArrow.length);
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return hasCue ? { path, extension: '.vtt', mime: 'text/vtt', width: null, height: null } : undefined;
}
