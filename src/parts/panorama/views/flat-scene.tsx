import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import type { Image } from '#parts/stored-media/model.ts';
import type { Place } from '../scene-model.ts';
import { PointerMark } from './pointer-mark.tsx';
import styles from './scene.module.css';
import type { SceneProps } from './scene-props.ts';
import { SpotButton } from './spot-button.tsx';
import spotStyles from './spots.module.css';

type FlatSceneProps = SceneProps & {
  image: Image;
  /** As high as the scene, so that one scrolls from side to side; else all of it is seen. */
  isScrolled?: boolean;
};

const toStyle = ({ x, y }: Place): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const isWithin = (share: number) => share >= 0 && share <= 1;

/** A picture with spots, as it is. */
export function FlatScene(props: FlatSceneProps) {
  const { label, image, isScrolled = false, spots, chosenId, onPlace, pointAt } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ id: string; at: Place }>();

  const findPlace = (clientX: number, clientY: number): Place | undefined => {
    const box = sheet.current?.getBoundingClientRect();
    if (!box) return undefined;
    const place = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    return isWithin(place.x) && isWithin(place.y) ? place : undefined;
  };
  const handleClick = (event: MouseEvent) => {
    const place = findPlace(event.clientX, event.clientY);
    if (place) onPlace?.(place);
  };
  const reach = () =>
    sheet.current?.ownerDocument.activeElement?.scrollIntoView({ inline: 'center', block: 'nearest' });
  return (
    <section className={styles.scene} aria-label={label} data-scrolled={isScrolled || undefined}>
      <div className={styles.scroll}>
        <div
          ref={sheet}
          className={styles.sheet}
          style={{ '--ratio': image.width / image.height } as CSSProperties}
        >
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- new spots can be added at a middle place and moved by keys */}
          <img
            className={styles.picture}
            src={props.mediaUrl(image.url)}
            alt={label}
            draggable={false}
            data-placing={onPlace ? true : undefined}
            onClick={handleClick}
          />
          {spots.map((spot) => {
            const at = dragged?.id === spot.id ? dragged.at : spot.at;
            return (
              <div key={spot.id} className={spotStyles.place} style={toStyle(at)}>
                <SpotButton
                  spot={spot}
                  isChosen={spot.id === chosenId}
                  findPlace={findPlace}
                  onDrag={(place) => setDragged(place && { id: spot.id, at: place })}
                  onChoose={props.onChoose}
                  onMove={props.onMoveSpot}
                  onReach={reach}
                />
              </div>
            );
          })}
          {pointAt && (
            <div className={spotStyles.pointer} style={toStyle(pointAt)}>
              <PointerMark />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
