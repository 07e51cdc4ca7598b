import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { BackIcon, ForwardIcon } from '#ui/primitives/common-icons.tsx';
import type { PublicStop } from '../model.ts';
import { LateCheckInCard, LateSpotList } from './late-parts.view.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import { SpotCard } from './spot-card.tsx';
import type { StopPageProps } from './stop-props.view.ts';
import { StopQuestions } from './stop-questions.tsx';
import { StopScene } from './stop-scene.tsx';
import { toSceneSpot } from './to-scene-spot.ts';
import { tripEnd } from './use-trip.ts';

/** A stop: what it shows, what there is to know, and what is asked there. */
export function StopPage(props: StopPageProps) {
  const { state, states, mode, onVisit, onGo } = props;
  const { stop, number, isCheckedIn, questions } = state;
  const t = useMessages(playerMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const questionList = useRef<HTMLDivElement>(null);
  const [openSpotId, setOpenSpotId] = useState<string>();
  const noteVisit = useEffectEvent(() => {
    onVisit(stop.id);
    if (states.some(({ isVisited }) => isVisited)) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => noteVisit(), []);
  const openSpot = stop.spots.find(({ id }) => id === openSpotId);

  function choose(id: string): void {
    const index = questions.findIndex((question) => question.id === id);
    if (index === -1) setOpenSpotId(id);
    else focusQuestion(questionList, index);
  }
  return (
    <div className={styles.stop}>
      <StopScene {...props} openSpotId={openSpotId} onChoose={choose} />
      <div className={styles.side}>
        <header>
          <p className={styles.place}>{t('stop_of', { number, count: states.length })}</p>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {stop.name}
          </h2>
          {stop.note !== '' && <p className={styles.text}>{stop.note}</p>}
        </header>
        {stop.spots.length > 0 && (
          <LateSpotList spots={stop.spots.map(toSceneSpot)} chosenId={openSpotId} onChoose={setOpenSpotId} />
        )}
        {openSpot && <OpenSpot {...props} spot={openSpot} onClose={() => setOpenSpotId(undefined)} />}
        {stop.check_in && <LateCheckInCard {...props} checkIn={stop.check_in} />}
        {isCheckedIn ? (
          <StopQuestions {...props} asked={questions} listRef={questionList} />
        ) : (
          questions.length > 0 && <p className={styles.note}>{t('after_check_in')}</p>
        )}
        {mode === 'work' && !props.lead && <Ways state={state} states={states} onGo={onGo} />}
      </div>
    </div>
  );
}

function focusQuestion(list: RefObject<HTMLDivElement | null>, index: number): void {
  const heading = list.current?.children[index]?.querySelector<HTMLElement>('h2[tabindex]');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

type OpenSpotProps = StopPageProps & { spot: PublicStop['spots'][number]; onClose: () => void };

function OpenSpot({ spot, states, context, onGo, onClose }: OpenSpotProps) {
  const target = states.find(({ stop }) => stop.id === spot.to_stop);
  return (
    <SpotCard
      key={spot.id}
      spot={spot}
      target={target?.isLocked ? undefined : target?.stop}
      mediaUrl={context.mediaUrl}
      onGo={onGo}
      onClose={onClose}
    />
  );
}

type WaysProps = Pick<StopPageProps, 'state' | 'states' | 'onGo'>;

/** The ways to the stops beside this one; after the last one, to the end. */
function Ways({ state: { number }, states, onGo }: WaysProps) {
  const t = useMessages(playerMessages);
  const previous = states[number - 2];
  const next = states[number];
  return (
    <div className={styles.ways}>
      {previous && (
        <Button look="plain" onClick={() => onGo(previous.stop.id)}>
          <BackIcon size="1.1em" />
          <span>{t('previous_stop')}</span>
        </Button>
      )}
      <Button disabled={next?.isLocked ?? false} onClick={() => onGo(next?.stop.id ?? tripEnd)}>
        <span>{t(next ? 'next_stop' : 'to_end')}</span>
        <ForwardIcon size="1.1em" />
      </Button>
    </div>
  );
}
