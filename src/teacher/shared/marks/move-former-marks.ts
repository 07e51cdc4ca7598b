import { translate } from '#ui/i18n/use-messages.ts';
import { typedLane, unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { readTyped } from '#ui/unsent/use-typed.ts';
import { markMessages } from './mark-messages.ts';
import { nameAttemptComment } from './typed-marks.ts';
import { type AnswerMarkBody, type GivenMark, keyOfMark, marksLane } from './unsent-marks.ts';

/**
 * Moves what earlier versions of the app kept in other places into the queue. The former copy goes once the new one is
 * stored; what is in the queue already is newer.
 */

type FormerMark = { mark: GivenMark; state: 'waiting' | 'conflict' | 'refused' };

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Marks, as pairs of a key and a mark. Those that were refused or in conflict wait again. */
async function moveMarks(person: number): Promise<void> {
  const storageKey = `marks:${person}`;
  const formerMarks = parseJson(localStorage.getItem(storageKey)) as [string, FormerMark][] | null;
  if (formerMarks === null) return;
  const knownNames = new Set(unsentQueue.list().map(({ name }) => name));
  const entries = formerMarks
    .map(([, { mark }]) => ({
      lane: marksLane,
      kind: 'mark' as const,
      name: keyOfMark(mark),
      title: translate(markMessages, 'former_mark'),
      body: { mark } satisfies AnswerMarkBody,
    }))
    .filter(({ name }) => !knownNames.has(name));
  const isStored = entries.length === 0 || (await unsentQueue.add(entries));
  if (isStored) localStorage.removeItem(storageKey);
}

const commentKey = /^comment-(\d+)$/;

/** Comments on attempts, which a browser tab kept while they were not saved. */
async function moveComments(): Promise<void> {
  for (const key of Object.keys(sessionStorage)) {
    const attemptId = commentKey.exec(key)?.[1];
    if (attemptId === undefined) continue;
    const name = nameAttemptComment(Number(attemptId));
    const body = parseJson(sessionStorage.getItem(key));
    const isNew = typeof body === 'string' && readTyped(name) === undefined;
    const title = translate(markMessages, 'former_comment');
    const isStored =
      !isNew || (await unsentQueue.add([{ lane: typedLane, kind: 'typed', name, title, body }]));
    if (isStored) sessionStorage.removeItem(key);
  }
}

export async function moveFormerMarks(person: number): Promise<void> {
  await moveComments();
  await moveMarks(person);
}
