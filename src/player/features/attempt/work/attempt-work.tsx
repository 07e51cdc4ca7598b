import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import {
  type AttemptSession,
  createAttemptSession,
} from '#player/features/attempt/session/attempt-session.ts';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { TypePlayer } from '#player/features/attempt/type-player.tsx';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { ReturnedNote } from '#player/shared/returned-note.tsx';
import { serverClock } from '#player/shared/server-clock.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { readShownQuestion } from '#player/storage/shown-question.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { loadAfterPage } from '#ui/browser/load-after-page.ts';
import { useLoaded } from '#ui/browser/use-loaded.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Countdown, isDeadlineNear } from './countdown.tsx';
import { LateNote } from './late-note.tsx';
import { hasUnsentFiles, loadUnsentFiles } from './lazy-unsent-files.tsx';
import { Refusals } from './refusals.tsx';
import { SaveState } from './save-state.tsx';

type Props = {
  studentId: number;
  attempt: Attempt;
  onSubmitted: (attempt: Attempt) => void;
};

const SubmitDialog = createLateComponent(async () => (await import('./submit-dialog.tsx')).SubmitDialog);
const Submitting = createLazyComponent(async () => (await import('./submitting.tsx')).Submitting);

const loadSubmitCode = () => Promise.all([SubmitDialog.load(), Submitting.load()]);

/** Code that attempts with files need, also when the network fails or comes back only for a moment. */
const loadFileCode = () =>
  Promise.all([
    loadUnsentFiles(),
    import('#player/features/attempt/unsent/senders/send-files.ts'),
    import('tus-js-client'),
  ]);

/** An attempt in progress. Its session lives as long as this component is mounted. */
export function AttemptWork({ studentId, attempt, onSubmitted }: Props) {
  const [session] = useState(() => createAttemptSession(studentId, attempt, onSubmitted));
  useEffect(() => session.connect(), [session]);
  const takesFiles = attempt.questions.some(({ files }) => files !== undefined);
  useEffect(
    () =>
      // Submitting is shown when the network is gone, too.
      loadAfterPage(() => Promise.all([loadSubmitCode(), takesFiles && loadFileCode()])),
    [takesFiles],
  );
  usePageTitle(attempt.name);
  return <SessionView session={session} />;
}

/** Submits the attempt: when the student says so, when its time is over, or when the teacher closes the courseware. */
function useSubmit(session: AttemptSession, isClosedByTeacher: boolean) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isTimeOver, setIsTimeOver] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const submit = useCallback(
    (withoutFiles = false) => {
      // Unmounts the player first, because it then saves the time that it has counted.
      flushSync(() => {
        setIsConfirming(false);
        setIsLeaving(true);
      });
      void session.submit(withoutFiles);
    },
    [session],
  );
  const submitOverdue = useCallback(() => {
    setIsTimeOver(true);
    submit();
  }, [submit]);
  useEffect(() => {
    // After this render: submitting renders synchronously, which React refuses inside an effect.
    if (isClosedByTeacher) queueMicrotask(() => submit());
  }, [isClosedByTeacher, submit]);
  return { isConfirming, setIsConfirming, isTimeOver, isLeaving, submit, endTime: submitOverdue };
}

function SessionView({ session }: { session: AttemptSession }) {
  const t = useMessages(attemptMessages);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { attempt, isSubmitting } = state;
  const { is_marked, deadline_at } = attempt;
  const submission = useSubmit(session, state.isClosedByTeacher);
  const [startQuestionId] = useState(() => readShownQuestion(attempt.id));
  const { isConfirming, setIsConfirming, submit } = submission;
  // An attempt that is opened after its deadline is submitted at once.
  const leftMs = deadline_at === null ? undefined : deadline_at - serverClock.now();
  const isDeadlinePast = leftMs !== undefined && leftMs <= 0;
  const showsCountdown = is_marked && leftMs !== undefined && isDeadlineNear(leftMs) && !isSubmitting;
  const isLeaving = isSubmitting || submission.isLeaving;
  const isSubmittingLoaded = useLoaded(Submitting.load, isLeaving);
  const confirmSubmit = () => (is_marked ? setIsConfirming(true) : submit());
  return (
    <div className={styles.page} data-timed={showsCountdown || undefined} data-wide={!is_marked || undefined}>
      <WorkHeader
        state={state}
        onRetry={session.retry}
        onTimeOver={submission.endTime}
        onSubmit={confirmSubmit}
      />
      {attempt.group && (
        <aside className={styles.group} aria-label={attempt.group.name}>
          <strong>{attempt.group.name}</strong> <span>{attempt.group.members.join(' · ')}</span>{' '}
          {attempt.group.leader !== undefined && <span>{t('led_by', { name: attempt.group.leader })}</span>}
        </aside>
      )}
      {attempt.late_from !== undefined && <LateNote attempt={attempt} />}
      <Refusals state={state} />
      {attempt.reopening && <ReturnedNote reopening={attempt.reopening} />}
      <main id="main" className={styles.work} tabIndex={-1}>
        {isLeaving && !isSubmittingLoaded && <Skeleton lines={1} height="0.75rem" />}
        {isLeaving && isSubmittingLoaded && (
          <Submitting
            state={state}
            isTimeOver={submission.isTimeOver || isDeadlinePast}
            onRetry={session.retry}
            onSubmitWithoutFiles={() => void session.submit(true)}
          />
        )}
        {!isLeaving && (
          <TypePlayer
            attempt={attempt}
            answers={state.answers}
            mode="work"
            startQuestionId={startQuestionId}
            onAnswer={session.saveAnswer}
            traceAndFiles={{
              saveTrace: session.saveTrace,
              uploads: session.uploads,
              removeFile: session.removeFile,
            }}
            spaces={session.spaceSource}
            onFlag={session.flagQuestion}
            onCheck={session.checkAnswer}
            onShow={session.showQuestion}
            onOpen={session.openQuestion}
            onItems={session.countItems}
            onSubmit={(how) => (how === 'now' && !hasUnsentFiles(state) ? submit() : confirmSubmit())}
          />
        )}
      </main>
      {isConfirming && !isSubmitting && (
        <SubmitDialog
          state={state}
          onClose={() => setIsConfirming(false)}
          onSubmit={() => submit()}
          onSubmitWithoutFiles={() => submit(true)}
        />
      )}
    </div>
  );
}

type WorkHeaderProps = {
  state: SessionState;
  onRetry: () => void;
  onTimeOver: () => void;
  onSubmit: () => void;
};

function WorkHeader({ state, onRetry, onTimeOver, onSubmit }: WorkHeaderProps) {
  const t = useMessages(attemptMessages);
  const { attempt, isSubmitting } = state;
  const { is_marked, deadline_at } = attempt;
  return (
    <header className={styles.bar}>
      <Link href={paths.home} className={styles.leave} aria-label={t('leave')} title={t('leave')}>
        <Icon name="back" size={24} />
      </Link>
      <h1 className={styles.name} title={attempt.name}>
        {attempt.name}
      </h1>
      <SaveState state={state} onRetry={onRetry} />
      {is_marked && deadline_at !== null && !isSubmitting && (
        <Countdown deadlineAt={deadline_at} onOver={onTimeOver} />
      )}
      {!isSubmitting && (
        <Button className={styles.submit} onClick={onSubmit}>
          {t(is_marked ? 'submit' : 'done')}
        </Button>
      )}
    </header>
  );
}
