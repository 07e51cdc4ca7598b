import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createProjection, type Projection, toPlace, unproject } from '../geometry.ts';
import { createSphereViewer, type SphereViewer } from '../gl/sphere-viewer.view.ts';
import { limitView } from '../limit-view.ts';
import { createLook, type Look } from '../look.view.ts';
import { attachLookGestures } from '../look-gestures.view.ts';
import type { ShownPanorama } from '../model.ts';
import { placePointer, placeSpot } from '../place-over-scene.view.ts';
import type { Place, View } from '../scene-model.ts';
import { createThrottle } from '../throttle.view.ts';
import type { SceneProps } from './scene-props.ts';

type SphereProps = SceneProps & { panorama: ShownPanorama; onLost: () => void };
type Open = { viewer: SphereViewer; look: Look };

const defaultView: View = { yaw: 0, pitch: 0, fov: 70 };
const tellEveryMs = 100;

/** The viewer in `stage`, and the spots in `layer` that it moves. `dragged` is where a spot is held at present. */
export function useSphere(props: SphereProps, dragged: { id: string; at: Place } | undefined) {
  const { panorama, lookAt } = props;
  const stage = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const open = useRef<Open>(undefined);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);

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
  const readFirstView = useEffectEvent(() => props.lookAt ?? props.firstView ?? defaultView);

  const findAt = (x: number, y: number): Place | undefined => {
    if (!open.current) return undefined;
    const { viewer, look } = open.current;
    return toPlace(unproject(createProjection(look.read(), viewer.readSize()), { x, y }), panorama.degrees);
  };
  const handleClick = useEffectEvent(({ x, y }: { x: number; y: number }) => {
    const place = findAt(x, y);
    if (place) props.onPlace?.(place);
  });

  useEffect(() => {
    const host = stage.current;
    if (!host) return undefined;
    const readSize = () =>
      open.current?.viewer.readSize() ?? { width: host.clientWidth, height: host.clientHeight };
    const teller = createThrottle(tellEveryMs, (view: View) => tellView(view));
    const look = createLook(
      readFirstView(),
      (view) => limitView(view, panorama.degrees, readSize()),
      () => {
        open.current?.viewer.requestDraw();
        teller.tell(look.read());
      },
    );
    const viewer = createSphereViewer(host, {
      panorama,
      mediaUrl: (url) => toUrl(url),
      readView: look.read,
      onDraw: (projection) => placeAll(projection),
      onFirst: () => setState('shown'),
      onFail: () => setState('failed'),
      onLost: () => tellLost(),
    });
    if (!viewer) {
      tellLost();
      return undefined;
    }
    open.current = { viewer, look };
    const detach = attachLookGestures({
      stage: host,
      look,
      readSize,
      onClick: (point) => handleClick(point),
    });
    return () => {
      open.current = undefined;
      detach();
      teller.close();
      look.close();
      viewer.close();
    };
  }, [panorama, tries]);

  // Spots may have come or moved.
  useEffect(() => open.current?.viewer.requestDraw());

  const [yaw, pitch, fov] = [lookAt?.yaw, lookAt?.pitch, lookAt?.fov];
  useEffect(() => {
    if (yaw !== undefined && pitch !== undefined && fov !== undefined)
      open.current?.look.turnTo({ yaw, pitch, fov });
  }, [yaw, pitch, fov]);

  return {
    stage,
    layer,
    state,
    retry: () => {
      setState('loading');
      setTries(tries + 1);
    },
    readLook: () => open.current?.look,
    findMiddle: () => {
      const size = open.current?.viewer.readSize();
      return size && findAt(size.width / 2, size.height / 2);
    },
    findPlace: (clientX: number, clientY: number) => {
      const box = stage.current?.getBoundingClientRect();
      return box && findAt(clientX - box.left, clientY - box.top);
    },
  };
}
