import { Fragment, useEffect, useEffectEvent, useId } from 'react';
import { useSame } from '#ui/browser/use-same.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { toMapPoint, toPlace } from '../geometry.ts';
import type { GroundState, MapPin, SiteMapProps } from '../map-parts.ts';
import { mapMessages } from '../messages.ts';
import type { MapPlace } from '../model.ts';
import { fitMap } from './leaflet-map.view.ts';
import { MapButtons } from './map-buttons.tsx';
import { MapNotes } from './map-notes.tsx';
import styles from './map-view.module.css';
import { PinButton } from './pin-button.tsx';
import { PinLines } from './pin-lines.tsx';
import { useHands } from './use-hands.ts';
import { useLeafletMap } from './use-leaflet-map.ts';
import { useMapView } from './use-map-view.ts';
import { useShapes } from './use-shapes.ts';

type Spot = { x: number; y: number };

/** A pin that is chosen, focused or moved is kept this far, in CSS pixels, from the edges of the map. */
const edgePx = 52;

/** The map with its pins, loaded together with the library. */
export function MapView(props: SiteMapProps) {
  const { pins, here, chosenId, label, onChoose, onPlace, onMovePin } = props;
  const t = useMessages(mapMessages);
  const keysId = useId();
  const ground = useSame(
    props.ground.kind === 'picture'
      ? { ...props.ground, url: props.mediaUrl(props.ground.url) }
      : props.ground,
  );
  const places = [...pins.map(({ at }) => at), ...(here ? [here.at] : [])];
  const { attach, opened, groundState } = useLeafletMap(ground, places);
  const toPoint = useMapView(opened, ground);
  useShapes(opened, ground, props);
  const tellGround = useEffectEvent((state: GroundState) => props.onGround?.(state));
  useEffect(() => {
    if (groundState) tellGround(groundState);
  }, [groundState]);
  const map = opened?.map;
  const setPlace = ({ x, y }: Spot) => {
    if (map) onPlace?.(toPlace(ground, map.containerPointToLatLng([x, y])));
  };
  useHands(opened, setPlace);
  const showPlace = (place: MapPlace) => {
    const point = toMapPoint(ground, place);
    if (point) map?.panInside(point, { padding: [edgePx, edgePx], animate: false });
  };
  const showChosen = useEffectEvent(() => {
    const chosenPin = pins.find(({ id }) => id === chosenId);
    if (chosenPin) showPlace(chosenPin.at);
  });
  useEffect(() => {
    if (map && chosenId !== undefined) showChosen();
  }, [map, chosenId]);
  const movePin = ({ id, at }: MapPin, by: Spot) => {
    const point = toMapPoint(ground, at);
    if (!map || !point) return;
    const movedAt = toPlace(ground, map.unproject(map.project(point).add([by.x, by.y])));
    onMovePin?.(id, movedAt);
    showPlace(movedAt);
  };
  const isPlain = ground.kind === 'tiles' && groundState !== 'shown';
  return (
    <section className={styles.frame} aria-label={label}>
      <div
        ref={attach}
        className={styles.map}
        data-plain={isPlain || undefined}
        data-places={onPlace ? '' : undefined}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the map
        tabIndex={0}
      />
      <span id={keysId} hidden>
        {t(onPlace ? 'place_keys' : 'keys')}
      </span>
      <span id={`${keysId}-pin`} hidden>
        {t('move_keys')}
      </span>
      {onPlace && <span className={styles.cross} aria-hidden="true" />}
      <div className={styles.pins}>
        {pins.map((pin) => {
          const point = toPoint?.(pin.at);
          return (
            point && (
              <Fragment key={pin.id}>
                <PinButton
                  pin={pin}
                  point={point}
                  isChosen={pin.id === chosenId}
                  onChoose={() => onChoose(pin.id)}
                  onMove={onMovePin && ((by) => movePin(pin, by))}
                  keysId={onMovePin && `${keysId}-pin`}
                  onFocus={() => showPlace(pin.at)}
                />
                {pin.lines && pin.lines.length > 0 && <PinLines lines={pin.lines} point={point} />}
              </Fragment>
            )
          );
        })}
      </div>
      <MapButtons
        onZoom={(by) => map?.setZoom(map.getZoom() + by)}
        onShowAll={() => map && fitMap(map, ground, places)}
      />
      <MapNotes ground={ground} groundState={groundState} />
    </section>
  );
}
