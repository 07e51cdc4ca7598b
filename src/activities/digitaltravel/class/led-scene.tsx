import type { ViewContext } from '#form/activity-views.ts';
import type { Place, View } from '#parts/panorama/scene-model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { Lead } from '../led/control.ts';
import type { ShownStop, ShownTrip } from '../model.ts';
import { toPublicMap, toPublicScene } from '../resolve.ts';
import { SceneView } from '../scene-view.tsx';
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
  const scene = toPublicScene(stop);
  const map = toPublicMap(content);
  if (scene && scene.kind !== 'place')
    return (
      <SceneView
        scene={scene}
        label={stop.name}
        spots={noSpots}
        onChoose={chooseNothing}
        mediaUrl={context.mediaUrl}
        firstView={lead?.view ?? undefined}
        pointAt={lead?.point ?? undefined}
        onLook={onLook}
        onPlace={lead ? onPoint : undefined}
      />
    );
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
