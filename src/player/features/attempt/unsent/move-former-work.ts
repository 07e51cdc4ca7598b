import { createStore, delMany, get } from 'idb-keyval';
import { traceId } from '#form/trace-id.ts';
import { readStoredAttempt } from '#player/storage/attempt-storage.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { deleteStored, readStored } from '#player/storage/device-storage.ts';
import {
  type FormerAnswer,
  type FormerFile,
  type FormerOutbox,
  mergeOutboxes,
} from '#player/storage/former/former-work.ts';
import { backupPrefix, filesDatabase, listFormerKeys } from '#player/storage/former/list-former-work.ts';
import { upgradeOutbox } from '#player/storage/former/upgrade-stored.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { NewEntry, UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import {
  type AddedFile,
  type AnswerChange,
  type EntryChange,
  laneOf,
  nameOfEntry,
  type SubmitRequest,
} from './attempt-lane.ts';
import { formerMessages } from './former-messages.ts';

/** Moves what earlier versions of the app left unsent to the queue. The old copy goes once the queue has stored it. */

type FormerWork = {
  outboxes: FormerOutbox[];
  entries: EntryChange[];
  files: FormerFile[];
};

const attemptIdOfKey = (key: string): number => Number(key.split(':')[2]);

function readBackup(key: string): FormerOutbox | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as FormerOutbox | null) ?? undefined;
  } catch {
    return undefined;
  }
}

type FormerKeys = Awaited<ReturnType<typeof listFormerKeys>>;

async function readFormer(keys: FormerKeys): Promise<Map<number, FormerWork>> {
  const workByAttempt = new Map<number, FormerWork>();
  const workOf = (attemptId: number): FormerWork => {
    const work = workByAttempt.get(attemptId) ?? { outboxes: [], entries: [], files: [] };
    workByAttempt.set(attemptId, work);
    return work;
  };
  for (const key of keys.outboxes) {
    const outbox = await readStored<FormerOutbox>(key);
    if (outbox) workOf(attemptIdOfKey(key)).outboxes.push(upgradeOutbox(outbox));
  }
  for (const key of keys.backups) {
    const outbox = readBackup(key);
    if (outbox) workOf(attemptIdOfKey(key.slice(backupPrefix.length))).outboxes.push(upgradeOutbox(outbox));
  }
  for (const key of keys.entries) {
    const entry = await readStored<EntryChange>(key);
    if (entry) workOf(attemptIdOfKey(key)).entries.push(entry);
  }
  const database = createStore(filesDatabase, 'kept');
  for (const key of [...keys.files].sort()) {
    const file = await get<FormerFile>(key, database);
    if (file) workOf(Number(key.split(':')[1])).files.push(file);
  }
  return workByAttempt;
}

type Titles = { name: string; titleOf: (questionId: string) => string };

/** What the student saw, as far as this device still has the attempt. */
function describeAttempt(attempt: Attempt | undefined): Titles {
  const name = attempt?.name ?? translate(formerMessages, 'earlier_work');
  return {
    name,
    titleOf: (questionId) => {
      const title = attempt?.questions.find(({ id }) => id === questionId)?.title;
      return title ? `${name} · ${title}` : name;
    },
  };
}

/**
 * Formerly an answer named all of its files. They are added; what it had lost since is not removed, because a removal is
 * final and the file may be another device's.
 */
const toAddedFiles = ({ question_id, files = [] }: FormerAnswer): AddedFile[] =>
  files.map((stored) => {
    const { name, mime: type } = stored;
    return { action: 'add', question_id, kind: 'picture', name, type, last_modified: 0, stored };
  });

function toEntries(attemptId: number, work: FormerWork, attempt: Attempt | undefined): NewEntry[] {
  const lane = laneOf(attemptId);
  const { name: attemptName, titleOf } = describeAttempt(attempt);
  const { pending, submit } = mergeOutboxes(work.outboxes);
  const answers = Object.values(pending);
  const namedFiles = answers.flatMap(toAddedFiles);
  return [
    ...answers.map(({ files: _files, ...body }): NewEntry<AnswerChange> => {
      const name = body.question_id === traceId ? `${traceId}/former` : body.question_id;
      return { lane, kind: 'answer', name, title: titleOf(body.question_id), body };
    }),
    ...[...work.entries]
      .sort((a, b) => a.seq - b.seq)
      .map(
        (body): NewEntry<EntryChange> => ({
          lane,
          kind: 'entry',
          name: nameOfEntry(body),
          title: attemptName,
          body,
        }),
      ),
    ...namedFiles.map(
      (body): NewEntry<AddedFile> => ({
        lane,
        kind: 'file',
        name: `former:${body.stored?.id ?? body.name}`,
        title: `${attemptName} · ${body.name}`,
        body,
      }),
    ),
    ...work.files.map(
      ({ id, bytes, ...file }): NewEntry<AddedFile> => ({
        lane,
        kind: 'file',
        name: id,
        title: `${attemptName} · ${file.name}`,
        body: { action: 'add', ...file },
        bytes,
      }),
    ),
    ...(submit
      ? [
          {
            lane,
            kind: 'submit' as const,
            name: 'submit',
            title: attemptName,
            body: { times: {}, without_files: false } satisfies SubmitRequest,
          },
        ]
      : []),
  ];
}

async function deleteFormer({ outboxes, entries, backups, files }: FormerKeys): Promise<void> {
  for (const key of [...outboxes, ...entries]) await deleteStored(key);
  for (const key of backups) localStorage.removeItem(key);
  if (files.length > 0) await delMany(files, createStore(filesDatabase, 'kept'));
}

export async function moveWork(queue: UnsentQueue, studentId: number): Promise<void> {
  const keys = await listFormerKeys(studentId);
  const newEntries: NewEntry[] = [];
  for (const [attemptId, work] of await readFormer(keys)) {
    const stored = await readStoredAttempt(studentId, attemptId).catch(() => undefined);
    newEntries.push(...toEntries(attemptId, work, stored?.attempt));
  }
  if (queue.person() !== studentId) return;
  const isStored = newEntries.length === 0 || (await queue.add(newEntries));
  if (isStored) await deleteFormer(keys);
}
