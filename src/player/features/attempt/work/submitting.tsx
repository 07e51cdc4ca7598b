import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { OfflinePicture } from '#ui/illustrations/problem-pictures.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { hasUnsentFiles, LazyUnsentFiles } from './lazy-unsent-files.tsx';
import { submittingMessages } from './submitting-messages.ts';

type SubmittingProps = {
  state: SessionState;
  isTimeOver: boolean;
  onRetry: () => void;
  onSubmitWithoutFiles: () => void;
};

/** The text that says why submitting waits; undefined while it is under way. */
function chooseWaitingText({ failure, saving }: SessionState) {
  if (saving === 'only_in_tab') return 'handing_in_only_in_tab';
  if (failure === undefined) return undefined;
  return failure === 'no_reply' ? 'handing_in_offline' : 'handing_in_server_away';
}

/** Takes the player's place while the attempt is submitted. `isTimeOver`: the time of the attempt is over. */
export function Submitting({ state, isTimeOver, onRetry, onSubmitWithoutFiles }: SubmittingProps) {
  const t = useMessages(submittingMessages);
  const tWork = useMessages(attemptMessages);
  const reason = state.isClosedByTeacher ? 'closed_by_teacher' : isTimeOver ? 'time_is_up' : undefined;
  const title = reason ? tWork(reason) : t(state.attempt.is_marked ? 'handing_in' : 'one_moment');
  const waitingTextKey = chooseWaitingText(state);
  const text = state.problemText ?? (waitingTextKey && t(waitingTextKey));
  if (text === undefined && !hasUnsentFiles(state)) {
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
      <EmptyState picture={text ? <OfflinePicture /> : undefined} title={title} {...(text ? { text } : {})}>
        {text ? (
          <Button look="soft" onClick={onRetry}>
            {tWork('retry')}
          </Button>
        ) : (
          <Skeleton lines={1} height="0.75rem" />
        )}
        <LazyUnsentFiles state={state} onSubmitWithoutFiles={onSubmitWithoutFiles} />
      </EmptyState>
    </div>
  );
}
