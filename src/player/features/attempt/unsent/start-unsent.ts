import { followSession, getCurrentStudent, isSignedIn, type Student } from '#player/session.ts';
import { hasFormerWork } from '#player/storage/former/list-former-work.ts';
import { loadAfterPage } from '#ui/browser/load-after-page.ts';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { noteSentLanes } from './sent-lanes.ts';
import { createStudentKinds } from './student-kinds.ts';

/** Keeps and sends the unsent work of the student who is signed in, whatever page is open. */

let whenMoved: Promise<void> = Promise.resolve();

/**
 * Moves what an earlier version of the app stored. What cannot be moved now stays where it is until the next start. An
 * attempt is shown after it, so code is only loaded for a student who has such work.
 */
async function moveFormerWork(studentId: number): Promise<void> {
  if (!(await hasFormerWork(studentId))) return;
  const { moveWork } = await preload(() => import('./move-former-work.ts'));
  await unsentQueue.whenRead();
  await moveWork(unsentQueue, studentId);
}

/** Code that sends what every attempt has: it is here when the network comes back only for a moment. */
const loadSenders = () =>
  Promise.all([import('./senders/send-answers.ts'), import('./senders/send-submit.ts')]);

function startFor(student: Student): () => void {
  const stop = unsentQueue.start({
    person: student.id,
    kinds: createStudentKinds(unsentQueue),
    isSignedIn: () => isSignedIn(student.id),
  });
  whenMoved = moveFormerWork(student.id).catch(() => undefined);
  const cancelLoading = loadAfterPage(loadSenders);
  return () => {
    cancelLoading();
    stop();
  };
}

/** Called once before the app renders, so that pages find the work of their student. */
export function startUnsent(): void {
  let startedId: number | undefined;
  let stop = () => {};
  noteSentLanes(unsentQueue);
  const followStudent = () => {
    const student = getCurrentStudent();
    const id = student?.mustChange ? undefined : student?.id;
    if (id === startedId) return;
    stop();
    startedId = id;
    stop = student && id !== undefined ? startFor(student) : () => {};
  };
  followSession(followStudent);
  followStudent();
}

/** Resolves when the queue has what earlier visits and earlier versions of the app left. */
export async function whenUnsentReady(): Promise<void> {
  await unsentQueue.whenRead();
  await whenMoved;
}
