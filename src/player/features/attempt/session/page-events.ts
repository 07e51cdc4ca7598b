import type { AnswerState } from '#form/activity-views.ts';
import { saveWhileClosing, watchAttempt } from '#player/features/attempt/attempt-calls.ts';
import { nextBatch } from '#player/storage/outbox-rules.ts';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { applyAttemptNews, syncIfBehind, syncWithServer } from './server-sync.ts';
import type { Session } from './session.ts';
import { announceChange, getCurrentState, storeAttemptNow } from './session-state.ts';

/** Connects a session with its page while that is open: network, visibility, closing, and the passing of time. */

/** Sends the time spent, for activities without marks. */
type SendTimeSpent = () => void;

const lockCheckMs = 500;
/** Interval of sending the time spent while a student only reads, because there are no answers to send it with. */
const readingIntervalMs = 30_000;
const closingBatchSize = 100;

const isPageVisible = () => document.visibilityState === 'visible';

/** Sends and syncs when the page or the network comes back; backs up the outbox when the page is hidden. */
function handleReturn(session: Session, sendTimeSpent: SendTimeSpent): void {
  const { timeSpent, storage, sender } = session;
  const isVisible = isPageVisible();
  timeSpent.setVisible(isVisible);
  if (!isVisible) {
    sendTimeSpent();
    storage.backUp(sender.getOutbox());
  }
  const flushing = sender.flush();
  if (!isVisible) return;
  void flushing.then(() => syncWithServer(session));
  session.timedQuestions.retry();
  session.prefetch?.continueNow();
}

function handleClosing(session: Session, sendTimeSpent: SendTimeSpent): void {
  const { attempt, storage, sender } = session;
  sendTimeSpent();
  storage.backUp(sender.getOutbox());
  saveWhileClosing(attempt.id, { answers: nextBatch(sender.getOutbox(), closingBatchSize) });
}

/** Sends when a field loses the focus, without waiting for a pause in typing. */
function handleFocusOut({ sender }: Session): void {
  if (sender.getStatus() !== 'waiting' && sender.getStatus() !== 'server_away') void sender.flush();
}

/** Locks answers when the time limit of their question is over, and sends them. */
function lockOverdueAnswers(session: Session): void {
  const now = Date.now();
  const isOverdue = ({ locked, deadlineAt }: AnswerState) =>
    !locked && deadlineAt !== undefined && deadlineAt <= now;
  if (!Object.values(getCurrentState(session).answers).some(isOverdue)) return;
  announceChange(session);
  // Sends at once, because the server accepts late answers only for a moment.
  void session.sender.flush();
}

/** Listens until the returned function is called. */
function listenToPage(session: Session, sendTimeSpent: SendTimeSpent): () => void {
  const onReturn = () => handleReturn(session, sendTimeSpent);
  const onClosing = () => handleClosing(session, sendTimeSpent);
  const onFocusOut = () => handleFocusOut(session);
  const lockTimer = setInterval(() => lockOverdueAnswers(session), lockCheckMs);
  const readingTimer = setInterval(() => isPageVisible() && sendTimeSpent(), readingIntervalMs);
  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pagehide', onClosing);
  window.addEventListener('focusout', onFocusOut);
  return () => {
    clearInterval(lockTimer);
    clearInterval(readingTimer);
    window.removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('pagehide', onClosing);
    window.removeEventListener('focusout', onFocusOut);
  };
}

async function loadPrefetch(session: Session): Promise<void> {
  const { startMediaPrefetch } = await import('./attempt-media.ts');
  session.prefetch = await startMediaPrefetch(session);
}

/** Starts sending and listening. The returned function stops both, after storing and sending unsent changes once more. */
export function connectPage(session: Session, sendTimeSpent: SendTimeSpent): () => void {
  const { sender } = session;
  session.isClosed = false;
  sender.open();
  const stopListening = listenToPage(session, sendTimeSpent);
  void storeAttemptNow(session);
  void sender.flush().then(() => syncIfBehind(session));
  // If the code cannot be loaded, there is no prefetch.
  void preload(() => loadPrefetch(session)).catch(() => undefined);
  const stopWatching = watchAttempt(session.attempt.id, (news) => applyAttemptNews(session, news));
  return () => {
    sendTimeSpent();
    session.isClosed = true;
    void sender.flush().finally(() => session.isClosed && sender.close());
    stopWatching();
    void session.spaces?.then((spaces) => spaces.close());
    session.spaces = undefined;
    void session.uploads?.then((uploads) => uploads.close());
    session.uploads = undefined;
    session.timedQuestions.stop();
    session.prefetch?.stop();
    session.prefetch = undefined;
    stopListening();
  };
}
