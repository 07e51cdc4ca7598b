import { type ComponentType, useEffect, useState } from 'react';
import { languageTag } from '#contract/language.ts';
import type { PlayerProps, TraceAndFiles } from '#form/activity-views.ts';
import type { SpaceSource } from '#form/space-source.ts';
import { traceId } from '#form/trace-id.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ErrorPicture } from '#ui/illustrations/problem-pictures.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { createViewContext } from '#ui/view-context.ts';
import { findLoadedPlayer, loadPlayer } from './loaded-players.ts';
import { attemptMessages } from './messages.ts';
import { readPages } from './read-pages.ts';

/** Props that are computed from the attempt. */
type ComputedProps = 'content' | 'questions' | 'traceAndFiles' | 'context' | 'checkable' | 'limitMinutes';
type Props = Omit<PlayerProps, ComputedProps> & {
  attempt: Attempt;
  traceAndFiles: Omit<TraceAndFiles, 'trace'>;
  spaces: SpaceSource;
};

const context = createViewContext({ readPages });

type PlayerLoadState = { Player?: ComponentType<PlayerProps> | undefined; hasFailed?: boolean };

/** The player of the attempt's type. Its code loads when it is first shown. */
export function TypePlayer(props: Props) {
  const [tryCount, setTries] = useState(0);
  return <LoadedPlayer key={tryCount} {...props} onRetry={() => setTries(tryCount + 1)} />;
}

function LoadedPlayer({
  attempt,
  traceAndFiles,
  spaces,
  onRetry,
  ...playerProps
}: Props & { onRetry: () => void }) {
  const t = useMessages(attemptMessages);
  const tCommon = useMessages(commonMessages);
  const [{ Player, hasFailed }, setLoadState] = useState<PlayerLoadState>(() => ({
    Player: findLoadedPlayer(attempt.type),
  }));
  useEffect(() => {
    let isCurrent = true;
    loadPlayer(attempt.type).then(
      (found) => isCurrent && setLoadState({ Player: found }),
      () => isCurrent && setLoadState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt.type]);

  if (hasFailed) {
    return (
      <EmptyState picture={<ErrorPicture />} title={t('player_failed')}>
        <Button look="soft" onClick={onRetry}>
          {tCommon('retry')}
        </Button>
      </EmptyState>
    );
  }
  if (!Player) return <Skeleton lines={4} height="4rem" />;
  const showsFeedback = playerProps.mode === 'review' || attempt.reopening?.is_return === true;
  return (
    <div lang={languageTag(attempt.display_language)}>
      <Player
        {...playerProps}
        content={attempt.content}
        questions={attempt.questions}
        traceAndFiles={{ ...traceAndFiles, trace: playerProps.answers[traceId]?.response }}
        checkable={attempt.feedback_rule === 'at_once'}
        limitMinutes={attempt.limit_minutes}
        context={{ ...context, spaces, showsFeedback }}
      />
    </div>
  );
}
