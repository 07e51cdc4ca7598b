import { type KeyboardEvent, useRef, useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { toYawAndPitch } from '../geometry.ts';
import { sceneMessages } from '../messages.ts';
import type { ShownPanorama } from '../model.ts';
import type { Place } from '../scene-model.ts';
import { PointerMark } from './pointer-mark.tsx';
import styles from './scene.module.css';
import { SceneControls } from './scene-controls.tsx';
import type { SceneProps } from './scene-props.ts';
import { SpotButton } from './spot-button.tsx';
import spotStyles from './spots.module.css';
import { useLookKeys } from './use-look-keys.ts';
import { useSphere } from './use-sphere.ts';

type SphereSceneProps = SceneProps & {
  panorama: ShownPanorama;
  /** This device cannot show it. */
  onLost: () => void;
  /** Begin again after the picture could not be loaded. */
  onRetry: () => void;
};

/** A panorama that one looks around in. Nothing renders while one does: `useSphere` moves what lies over it. */
export function SphereScene(props: SphereSceneProps) {
  const { panorama, label, spots, chosenId, onPlace, pointAt } = props;
  const t = useMessages(sceneMessages);
  const tCommon = useMessages(commonMessages);
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ id: string; at: Place }>();
  const sphere = useSphere({ stage, layer }, props, dragged);
  const keys = useLookKeys(sphere.readLook, () => {
    const place = sphere.findMiddle();
    if (place) onPlace?.(place);
  });
  const turnTo = (at: Place) => {
    const look = sphere.readLook();
    look?.turnTo({ ...look.read(), ...toYawAndPitch(at, panorama.degrees) });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (keys.handle(event)) event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the stage and of spots
    <section ref={root} className={styles.scene} aria-label={label} onKeyDown={handleKey}>
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        aria-label={`${label}. ${t('how_to_look')}${onPlace ? ` ${t('how_to_place')}` : ''}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys turn the view, as in a map
        tabIndex={0}
        data-placing={onPlace ? true : undefined}
      />
      <div ref={layer} className={spotStyles.layer}>
        {spots.map((spot) => (
          <div key={spot.id} className={spotStyles.place} data-spot={spot.id}>
            <SpotButton
              spot={spot}
              isChosen={spot.id === chosenId}
              findPlace={sphere.findPlace}
              onDrag={(at) => setDragged(at && { id: spot.id, at })}
              onChoose={props.onChoose}
              onMove={props.onMoveSpot}
              onReach={turnTo}
            />
          </div>
        ))}
        {pointAt && (
          <div className={spotStyles.pointer} data-pointer>
            <PointerMark />
          </div>
        )}
      </div>
      {sphere.state === 'loading' && (
        <p className={styles.note} role="status">
          {t('loading')}
        </p>
      )}
      {sphere.state === 'failed' && (
        <div className={styles.note} role="alert">
          <p>{t('failed')}</p>
          <Button look="soft" onClick={props.onRetry}>
            {tCommon('retry')}
          </Button>
        </div>
      )}
      <p className="el-visually-hidden" role="status">
        {keys.direction}
      </p>
      <SceneControls
        root={root}
        readLook={sphere.readLook}
        zoomBy={keys.zoomBy}
        isLed={props.lookAt !== undefined}
      />
    </section>
  );
}
