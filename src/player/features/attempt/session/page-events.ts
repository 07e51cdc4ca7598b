import type { AnswerState } from '#form/activity-views.ts';
import { saveWhileClosing, watchAttempt } from '#player/features/attempt/attempt-calls.ts';
import { readWork } from '#player/features/attempt/unsent/attempt-lane.ts';
import { takeSentLane } from '#player/features/attempt/unsent/sent-lanes.ts';
import { loadAfterPage } from '#ui/browser/load-after-page.ts';
import { followQueue } from './follow-queue.ts';
import { applyAttemptNews, syncWithServer } from './server-sync.ts';
import type { Session } from './session.ts';
import {
  announceChange,
  getCurrentState,
  storeAttemptNow,
  storeAttemptWithoutDelay,
} from './session-state.ts';

/** Connects a session with its page while that is open: network, visibility, closing, and the passing of time. */

/** Sends the time spent, for activities without marks. */
type SendTimeSpent = () => void;

const lockCheckMs = 500;
/** Interval of sending the time spent while a student only reads, because there are no answers to send it with. */
const readingIntervalMs = 30_000;
const closingBatchSize = 100;

const isPageVisible = () => document.visibilityState === 'visible';

/** Sends and syncs when the page or the network comes back. */
function handleReturn(session: Session, sendTimeSpent: SendTimeSpent): void {
  const { queue, lane, timeSpent } = session;
  const isVisible = isPageVisible();
  timeSpent.setVisible(isVisible);
  if (!isVisible) sendTimeSpent();
  void queue.flush(lane);
  if (!isVisible) return;
  void syncWithServer(session);
  session.timedQuestions.retry();
  session.prefetch?.continueNow();
}

function handleClosing(session: Session, sendTimeSpent: SendTimeSpent): void {
  const { queue, attempt } = session;
  sendTimeSpent();
  const waitingAnswers = readWork(queue, attempt.id).answers.filter(({ state }) => state === 'waiting');
  const answers = waitingAnswers.slice(0, closingBatchSize).map(({ body }) => body);
  saveWhileClosing(attempt.id, { answers });
  storeAttemptWithoutDelay(session);
}

/** Sends when a field loses the focus, without waiting for a pause in typing. */
function handleFocusOut({ queue, lane }: Session): void {
  if (!queue.laneState(lane).failure) void queue.flush(lane);
}

/** Locks answers when the time limit of their question is over, and sends them. */
function lockOverdueAnswers(session: Session): void {
  const now = Date.now();
  const isOverdue = ({ locked, deadlineAt }: AnswerState) =>
    !locked && deadlineAt !== undefined && deadlineAt <= now;
  if (!Object.values(getCurrentState(session).answers).some(isOverdue)) return;
  announceChange(session);
  // Sends at once, because the server accepts late answers only for a moment.
  void session.queue.flush(session.lane);
}

/** Listens until the returned function is called. */
function listenToPage(session: Session, sendTimeSpent: SendTimeSpent): () => void {
  const onReturn = () => handleReturn(session, sendTimeSpent);
  const onClosing = () => handleClosing(session, sendTimeSpent);
  const onFocusOut = () => handleFocusOut(session);
  const onOffline = () => storeAttemptWithoutDelay(session);
  const lockTimer = setInterval(() => lockOverdueAnswers(session), lockCheckMs);
  const readingTimer = setInterval(() => isPageVisible() && sendTimeSpent(), readingIntervalMs);
  window.addEventListener('online', onReturn);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pagehide', onClosing);
  window.addEventListener('focusout', onFocusOut);
  return () => {
    clearInterval(lockTimer);
    clearInterval(readingTimer);
    window.removeEventListener('online', onReturn);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('pagehide', onClosing);
    window.removeEventListener('focusout', onFocusOut);
  };
}

async function loadPrefetch(session: Session): Promise<void> {
  const { startMediaPrefetch } = await import('./attempt-media.ts');
  session.prefetch = await startMediaPrefetch(session);
}

/** Starts following what concerns the attempt. The returned function stops that. */
export function connectPage(session: Session, sendTimeSpent: SendTimeSpent): () => void {
  const { queue, lane } = session;
  session.isClosed = false;
  const stopFollowing = followQueue(session);
  const stopListening = listenToPage(session, sendTimeSpent);
  void storeAttemptNow(session);
  // What came too late is sent again, because the teacher may have opened the attempt again.
  void queue.whenRead().then(() => queue.retryLater(lane));
  if (takeSentLane(lane)) void syncWithServer(session);
  // If the code cannot be loaded, there is no prefetch. The media on the screen load first.
  const cancelPrefetch = loadAfterPage(() => loadPrefetch(session));
  const stopWatching = watchAttempt(session.attempt.id, (news) => applyAttemptNews(session, news));
  return () => {
    sendTimeSpent();
    session.isClosed = true;
    clearTimeout(session.storeTimer);
    void storeAttemptNow(session);
    void queue.flush(lane);
    stopFollowing();
    stopWatching();
    void session.spaces?.then((spaces) => spaces.close());
    session.spaces = undefined;
    session.timedQuestions.stop();
    cancelPrefetch();
    session.prefetch?.stop();
    session.prefetch = undefined;
    stopListening();
  };
}
