import { useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { SceneSpot } from '#parts/panorama/scene-model.ts';
import { isWholeAnswer } from '#parts/quiz-questions/has-answer.ts';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { LatePanoramaScene, LatePictureScene } from './late-parts.view.ts';
import styles from './player.module.css';
import { PlayerMap } from './player-map.tsx';
import { playerMessages } from './player-messages.ts';
import type { StopPageProps } from './stop-props.view.ts';

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
  const { stop } = state;
  const t = useMessages(playerMessages);
  const { scene } = stop;
  const spots = useSceneSpots(props);
  if (!scene) return <p className={styles.none}>{t('not_ready')}</p>;
  if (scene.kind === 'video')
    return <VideoPlayer name={stop.name} video={scene.video} captions={null} mediaUrl={context.mediaUrl} />;
  const followed = lead?.stop_id === stop.id ? lead : null;
  const shared = {
    spots,
    chosenId: openSpotId,
    onChoose,
    mediaUrl: context.mediaUrl,
    label: stop.name,
    lookAt: followed?.view ?? undefined,
    pointAt: followed?.point ?? undefined,
    onLook,
  };
  if (scene.kind === 'picture') return <LatePictureScene {...shared} picture={scene.picture} />;
  if (scene.kind === 'panorama')
    return <LatePanoramaScene {...shared} picture={scene.panorama} firstView={scene.first_view} />;
  return null;
}

/** Information and questions that have a place on the scene. */
function useSceneSpots({ state, content, answers }: StopSceneProps): SceneSpot[] {
  const t = useMessages(playerMessages);
  const { stop, questions, isCheckedIn } = state;
  const spots = stop.spots.flatMap(({ id, at, title, to_stop }): SceneSpot[] =>
    at ? [{ id, at, kind: to_stop === undefined ? 'info' : 'stop', label: title }] : [],
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
