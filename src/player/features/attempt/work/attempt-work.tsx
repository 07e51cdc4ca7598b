import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import styles from '#player/features/attempt/attempt.module.css';
import { uploadAnswerFile } from '#player/features/attempt/attempt-calls.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { isHeldBack } from '#player/features/attempt/outbox/outbox-sender.ts';
import {
  type AttemptSession,
  createAttemptSession,
  type SessionState,
} from '#player/features/attempt/session/attempt-session.ts';
import { TypePlayer } from '#player/features/attempt/type-player.tsx';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Offline } from '#ui/illustrations/offline.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Countdown, isPressing } from './countdown.tsx';
import { SaveState } from './save-state.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

const RefusedEntries = lazy(() => import('#player/features/attempt/spaces/refused-entries.tsx'));

type Props = {
  studentId: number;
  attempt: Attempt;
  onSubmitted: (attempt: Attempt, lateCount: number) => void;
};

/** Working on an attempt. Its session lives as long as this is on screen. */
export function Doing({ studentId, attempt, onSubmitted }: Props) {
  const [session] = useState(() => createAttemptSession(studentId, attempt, onSubmitted));
  useEffect(() => session.open(), [session]);
  usePageTitle(attempt.name);
  return <Work session={session} />;
}

function Work({ session }: { session: AttemptSession }) {
  const t = useMessages(attemptMessages);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { attempt } = state;
  const { is_marked } = attempt;
  const [isAsking, setIsAsking] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const submit = useCallback(() => {
    // The player goes first: what it counted until now is still an answer.
    flushSync(() => {
      setIsAsking(false);
      setIsLeaving(true);
    });
    void session.submit();
  }, [session]);
  const end = useCallback(() => {
    setIsOver(true);
    submit();
  }, [submit]);
  const { isClosedByTeacher } = state;
  useEffect(() => {
    // After the drawing: handing in draws at once, which React refuses inside an effect.
    if (isClosedByTeacher) queueMicrotask(submit);
  }, [isClosedByTeacher, submit]);
  // Nobody may be there to see the deadline pass: an attempt opened after it is handed in at once.
  const left = attempt.deadline_at === null ? undefined : attempt.deadline_at - serverClock.now();
  const isPast = left !== undefined && left <= 0;
  const isTimed = is_marked && left !== undefined && isPressing(left) && !state.isSubmitting;
  const ask = () => (is_marked ? setIsAsking(true) : submit());
  return (
    <div className={styles.page} data-timed={isTimed || undefined} data-wide={!is_marked || undefined}>
      <header className={styles.bar}>
        <Link href={paths.home} className={styles.leave} aria-label={t('leave')} title={t('leave')}>
          <Icon name="back" size={24} />
        </Link>
        <h1 className={styles.name}>{attempt.name}</h1>
        <SaveState state={state} onRetry={session.retry} />
        {is_marked && attempt.deadline_at !== null && !state.isSubmitting && (
          <Countdown deadlineAt={attempt.deadline_at} onOver={end} />
        )}
        {!state.isSubmitting && (
          <Button className={styles.submit} onClick={ask}>
            {t(is_marked ? 'submit' : 'done')}
          </Button>
        )}
      </header>
      <Refusals state={state} />
      <main id="main" className={styles.work} tabIndex={-1}>
        {state.isSubmitting || isLeaving ? (
          <HandingIn state={state} isOver={isOver || isPast} onRetry={session.retry} />
        ) : (
          <TypePlayer
            attempt={attempt}
            answers={state.answers}
            mode="work"
            onAnswer={session.answer}
            kept={{
              saveTrace: session.trace,
              uploadFile: (id, file, kind) => uploadAnswerFile(attempt.id, id, file, kind),
              saveFiles: session.files,
            }}
            onFlag={session.flag}
            onCheck={session.check}
            onShow={session.show}
            onOpen={session.openQuestion}
            onSubmit={(how) => (how === 'now' ? submit() : ask())}
          />
        )}
      </main>
      {isAsking && !state.isSubmitting && (
        <SubmitDialog state={state} onClose={() => setIsAsking(false)} onSubmit={submit} />
      )}
    </div>
  );
}

/** What the server did not take, said calmly under the header. */
function Refusals({ state }: { state: SessionState }) {
  const t = useMessages(attemptMessages);
  const { late, locked, invalid } = state.attempt.is_marked ? state.refusals : {};
  const lines = [
    state.problem,
    late && t('refused_late', { count: late }),
    locked && t('refused_locked', { count: locked }),
    invalid && t('refused_invalid', { count: invalid }),
  ].filter((line) => line !== undefined && line !== 0);
  const hasEntries = Object.keys(state.refusedEntries).length > 0;
  return (
    <div role="status">
      {(lines.length > 0 || hasEntries) && (
        <div className={styles.refusals}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {hasEntries && (
            <Suspense>
              <RefusedEntries refused={state.refusedEntries} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

function HandingIn({
  state,
  isOver,
  onRetry,
}: {
  state: SessionState;
  isOver: boolean;
  onRetry: () => void;
}) {
  const t = useMessages(attemptMessages);
  const waiting = state.status === 'server_away' ? 'handing_in_server_away' : 'handing_in_offline';
  const reason = state.isClosedByTeacher ? 'closed_by_teacher' : isOver ? 'time_is_up' : undefined;
  const title = t(reason ?? (state.attempt.is_marked ? 'handing_in' : 'one_moment'));
  if (!isHeldBack(state.status)) {
    return (
      <div className={styles.card}>
        <EmptyState picture={null} title={title} {...(reason ? { text: t(`${reason}_text`) } : {})}>
          <Skeleton lines={1} height="0.75rem" />
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <EmptyState picture={<Offline />} title={title} text={state.problem ?? t(waiting)}>
        <Button look="soft" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
