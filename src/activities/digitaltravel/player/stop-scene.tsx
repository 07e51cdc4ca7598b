import { useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { SceneSpot } from '#parts/panorama/scene-model.ts';
import { isWholeAnswer } from '#parts/quiz-questions/has-answer.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { SceneView } from '../scene-view.tsx';
import styles from './player.module.css';
import { PlayerMap } from './player-map.tsx';
import { playerMessages } from './player-messages.ts';
import type { StopPageProps } from './stop-props.view.ts';
import { toSceneSpot } from './to-scene-spot.ts';

type StopSceneProps = StopPageProps & {
  openSpotId: string | undefined;
  /** Called with the id of a spot or a question. */
  onChoose: (id: string) => void;
};

/** What the stop shows, or the map of the trip. */
export function StopScene(props: StopSceneProps) {
  const { content, state } = props;
  const t = useMessages(playerMessages);
  const [showsMap, setShowsMap] = useState(false);
  const isPlace = state.stop.scene?.kind === 'place';
  const isMap = isPlace || showsMap;
  return (
    <div className={styles.stage}>
      <div className={styles.scene}>{isMap ? <PlayerMap {...props} /> : <Scene {...props} />}</div>
      {content.map && !isPlace && (
        <Button look="plain" className={styles.mapButton} onClick={() => setShowsMap(!showsMap)}>
          {t(showsMap ? 'scene' : 'map')}
        </Button>
      )}
    </div>
  );
}

function Scene(props: StopSceneProps) {
  const { state, context, openSpotId, lead, onLook, onChoose } = props;
  const { id, name, scene } = state.stop;
  const t = useMessages(playerMessages);
  const spots = useSceneSpots(props);
  if (!scene) return <p className={styles.none}>{t('not_ready')}</p>;
  if (scene.kind === 'place') return null;
  const followed = lead?.stop_id === id ? lead : null;
  return (
    <SceneView
      scene={scene}
      label={name}
      spots={spots}
      chosenId={openSpotId}
      onChoose={onChoose}
      mediaUrl={context.mediaUrl}
      lookAt={followed?.view ?? undefined}
      pointAt={followed?.point ?? undefined}
      onLook={onLook}
    />
  );
}

/** Information and questions that have a place on the scene. */
function useSceneSpots({ state, content, answers }: StopSceneProps): SceneSpot[] {
  const t = useMessages(playerMessages);
  const { stop, questions, isCheckedIn } = state;
  const spots = stop.spots.flatMap((spot): SceneSpot[] =>
    spot.at ? [{ ...toSceneSpot(spot), at: spot.at }] : [],
  );
  const asked = questions.flatMap((question): SceneSpot[] => {
    const { id, at } = question;
    const label = t('question', { number: content.questions.indexOf(question) + 1 });
    return at
      ? [{ id, at, kind: 'question', label, isDone: isWholeAnswer(question, findOwn(answers, id)) }]
      : [];
  });
  return isCheckedIn ? [...spots, ...asked] : spots;
}
