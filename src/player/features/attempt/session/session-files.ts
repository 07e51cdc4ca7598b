import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { FileUpload, FileUploads } from '#form/activity-views.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { type AddedFile, type RemovedFile, readWork } from '#player/features/attempt/unsent/attempt-lane.ts';
import {
  cancelUpload,
  type FileProgress,
  followProgress,
  readProgress,
} from '#player/features/attempt/unsent/file-progress.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { Session } from './session.ts';

/** The unsent files of a session, as their questions show them. */

function chooseState(
  { queue, lane }: Session,
  entry: UnsentEntry,
  progress: FileProgress | undefined,
): FileUpload['state'] {
  if (entry.state !== 'waiting') return entry.failure === 'late' ? 'late' : 'refused';
  if (progress) return progress.state;
  const isWaiting = queue.laneState(lane).failure !== undefined;
  return isWaiting && !queue.isBeingStored(entry) ? 'waiting' : 'queued';
}

function describeUpload(
  session: Session,
  entry: UnsentEntry<AddedFile>,
  progress: FileProgress | undefined,
  url: string,
): FileUpload {
  const { name: id, body, bytes, message } = entry;
  return {
    id,
    question_id: body.question_id,
    kind: body.kind,
    name: body.name,
    bytes: bytes?.size ?? body.stored?.bytes ?? 0,
    url,
    sentShare: progress?.sentShare ?? 0,
    state: chooseState(session, entry, progress),
    isOnlyInTab: session.queue.isOnlyInTab(entry),
    ...(message ? { message } : {}),
  };
}

/** Addresses of the bytes on this device, for as long as they are shown. */
function createAddresses() {
  const urlByName = new Map<string, string>();
  return {
    urlOf({ name, body, bytes }: UnsentEntry<AddedFile>): string {
      if (!bytes) return body.stored?.url ?? '';
      const url = urlByName.get(name) ?? URL.createObjectURL(bytes);
      urlByName.set(name, url);
      return url;
    },
    keepOnly(entries: readonly UnsentEntry[]): void {
      for (const [name, url] of urlByName) {
        if (entries.some((entry) => entry.name === name)) continue;
        URL.revokeObjectURL(url);
        urlByName.delete(name);
      }
    },
  };
}

function addFile(session: Session, question_id: string, file: File, kind: UploadKind): void {
  const { queue, lane, attempt, studentId: person } = session;
  const { name, type, lastModified: last_modified } = file;
  const body: AddedFile = { action: 'add', question_id, kind, name, type, last_modified };
  const title = `${attempt.name} · ${name}`;
  void queue.add([{ lane, kind: 'file', name: randomKey(), title, body, bytes: file }], { person });
}

/** Removes a file that the server has from its answer. */
export function removeFile({ queue, lane, attempt }: Session, question_id: string, file: StoredFile): void {
  const body: RemovedFile = { action: 'remove', question_id, file };
  const title = `${attempt.name} · ${translate(attemptMessages, 'remove_file', { name: file.name })}`;
  void queue.add([{ lane, kind: 'file', name: `remove:${file.id}`, title, body }]);
}

export function createUploads(session: Session): FileUploads {
  const { queue, lane } = session;
  const addresses = createAddresses();
  const findEntry = (id: string) => readWork(queue, session.attempt.id).added.find(({ name }) => name === id);
  let shown: { uploads: readonly FileUpload[]; sources: readonly unknown[] } | undefined;

  function listUploads(): readonly FileUpload[] {
    const sources = [queue.list(), readProgress()];
    if (shown && sources.every((source, index) => source === shown?.sources[index])) return shown.uploads;
    const { added } = readWork(queue, session.attempt.id);
    addresses.keepOnly(added);
    const uploads = added.map((entry) =>
      describeUpload(session, entry, readProgress().get(entry.name), addresses.urlOf(entry)),
    );
    shown = { uploads, sources };
    return uploads;
  }

  return {
    subscribe: (listener) => {
      const stops = [queue.subscribe(listener), followProgress(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    listUploads,
    add: (questionId, file, kind) => addFile(session, questionId, file, kind),
    retry: (id) => {
      const entry = findEntry(id);
      if (entry?.state === 'waiting') void queue.flush(lane);
      else if (entry) void queue.sendAgain([entry]);
    },
    cancel: (id) => {
      const entry = findEntry(id);
      if (!entry) return;
      cancelUpload(id);
      void queue.discard([entry]);
    },
  };
}
