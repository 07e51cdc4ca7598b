import { saveFile } from '#ui/browser/save-file.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Characters that a file name of some system refuses. */
const refusedInNames = /[\\/:*?"<>|\p{Cc}]+/gu;
const nameMaxLength = 80;

/** A body without a kind of its own, such as typed text. */
function toPlainText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, undefined, 2);
}

async function toBlob(entry: UnsentEntry): Promise<Blob> {
  if (entry.bytes) return entry.bytes;
  const text = entry.kind === 'typed' ? toPlainText(entry.body) : await unsentQueue.toText(entry);
  return new Blob([text], { type: 'text/plain;charset=utf-8' });
}

/** Saves unsent work as a file: a student's file as it is, everything else as text that its author can read. */
export async function saveEntry(entry: UnsentEntry): Promise<void> {
  const name = entry.title.replace(refusedInNames, ' ').trim().slice(0, nameMaxLength) || entry.kind;
  const hasExtension = entry.bytes !== undefined && /\.\w{2,5}$/u.test(name);
  saveFile(await toBlob(entry), hasExtension ? name : `${name}.txt`);
}
