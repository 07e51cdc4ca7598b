import type { ViewContext } from '#form/activity-views.ts';
import type { Place, View } from '#parts/panorama/scene-model.ts';
import { PanoramaScene, PictureScene } from '#parts/panorama/scenes.tsx';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { Lead } from '../led/control.ts';
import type { ShownStop, ShownTrip } from '../model.ts';
import { toPublicMap } from '../resolve.ts';
import { TripMap } from '../trip-map.tsx';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

type LedSceneProps = {
  stop: ShownStop;
  content: ShownTrip;
  context: ViewContext;
  lead: Lead | null;
  onLook: (view: View) => void;
  onPoint: (at: Place | null) => void;
};

/** What the teacher shows the class. */
export function LedScene(props: LedSceneProps) {
  const { lead, onPoint } = props;
  const t = useMessages(classMessages);
  return (
    <div className={styles.led}>
      <div className={styles.scene}>
        <Scene {...props} />
      </div>
      {lead?.point && (
        <Button look="plain" className={styles.stopPointing} onClick={() => onPoint(null)}>
          {t('stop_pointing')}
        </Button>
      )}
    </div>
  );
}

const noSpots: [] = [];
const chooseNothing = () => undefined;

function Scene({ stop, content, context, lead, onLook, onPoint }: LedSceneProps) {
  const { scene, shown_panorama, picture, shown_video } = stop;
  const shared = {
    label: stop.name,
    spots: noSpots,
    onChoose: chooseNothing,
    mediaUrl: context.mediaUrl,
    firstView: lead?.view ?? stop.first_view,
    pointAt: lead?.point ?? undefined,
    onLook,
    ...(lead && { onPlace: onPoint }),
  };
  if (scene === 'panorama' && shown_panorama) return <PanoramaScene {...shared} picture={shown_panorama} />;
  if (scene === 'picture' && picture) return <PictureScene {...shared} picture={picture} />;
  if (scene === 'video' && shown_video)
    return <VideoPlayer name={stop.name} video={shown_video} captions={null} mediaUrl={context.mediaUrl} />;
  const map = toPublicMap(content);
  if (!map) return null;
  return (
    <TripMap
      map={map}
      stops={content.stops.map((each, index) => ({
        ...each,
        number: index + 1,
        state: each.id === stop.id ? 'current' : 'plain',
      }))}
      onChoose={chooseNothing}
      mediaUrl={context.mediaUrl}
    />
  );
}
