import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createProjection, type Point, type Projection, toPlace, unproject } from '../geometry.ts';
import type { ShownPanorama } from '../model.ts';
import { type OpenSphere, openSphere } from '../open-sphere.view.ts';
import { placePointer, placeSpot } from '../place-over-scene.view.ts';
import { type Place, usualView, type View } from '../scene-model.ts';
import type { SceneProps } from './scene-props.ts';

type SphereProps = SceneProps & { panorama: ShownPanorama; onLost: () => void };
type SphereElements = { stage: RefObject<HTMLElement | null>; layer: RefObject<HTMLElement | null> };

/** The viewer in `stage`, and the spots in `layer` that it moves. `dragged` is where a spot is held at present. */
export function useSphere(
  { stage, layer }: SphereElements,
  props: SphereProps,
  dragged: { id: string; at: Place } | undefined,
) {
  const { panorama, lookAt } = props;
  const open = useRef<OpenSphere>(undefined);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  const placeAll = useEffectEvent((projection: Projection) => {
    const { degrees } = panorama;
    for (const element of layer.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
      const spot = props.spots.find(({ id }) => id === element.dataset['spot']);
      const at = spot && dragged?.id === spot.id ? dragged.at : spot?.at;
      if (at) placeSpot(element, at, projection, degrees);
    }
    const pointer = layer.current?.querySelector<HTMLElement>('[data-pointer]');
    if (pointer && props.pointAt) placePointer(pointer, props.pointAt, projection, degrees);
  });
  const tellView = useEffectEvent((view: View) => props.onLook?.(view));
  const tellLost = useEffectEvent(() => props.onLost());
  const toUrl = useEffectEvent((url: string) => props.mediaUrl(url));
  const readFirstView = useEffectEvent(() => props.lookAt ?? props.firstView ?? usualView);

  const findAt = (point: Point): Place | undefined => {
    if (!open.current) return undefined;
    const { viewer, look } = open.current;
    return toPlace(unproject(createProjection(look.read(), viewer.readSize()), point), panorama.degrees);
  };
  const handleClick = useEffectEvent((point: Point) => {
    const place = findAt(point);
    if (place) props.onPlace?.(place);
  });

  useEffect(() => {
    if (!stage.current) return undefined;
    const opened = openSphere(stage.current, panorama, {
      firstView: readFirstView(),
      mediaUrl: (url) => toUrl(url),
      onDraw: (projection) => placeAll(projection),
      onLook: (view) => tellView(view),
      onClick: (point) => handleClick(point),
      onFirst: () => setState('shown'),
      onFail: () => setState('failed'),
      onLost: () => tellLost(),
    });
    if (!opened) tellLost();
    open.current = opened;
    return () => {
      open.current = undefined;
      opened?.close();
    };
  }, [stage, panorama]);

  // Spots may have come or moved.
  useEffect(() => open.current?.viewer.requestDraw());

  const [yaw, pitch, fov] = [lookAt?.yaw, lookAt?.pitch, lookAt?.fov];
  useEffect(() => {
    if (yaw !== undefined && pitch !== undefined && fov !== undefined)
      open.current?.look.turnTo({ yaw, pitch, fov });
  }, [yaw, pitch, fov]);

  return {
    state,
    readLook: () => open.current?.look,
    findMiddle: () => {
      const size = open.current?.viewer.readSize();
      return size && findAt({ x: size.width / 2, y: size.height / 2 });
    },
    findPlace: (clientX: number, clientY: number) => {
      const box = stage.current?.getBoundingClientRect();
      return box && findAt({ x: clientX - box.left, y: clientY - box.top });
    },
  };
}
