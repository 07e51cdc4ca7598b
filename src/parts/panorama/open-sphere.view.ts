import type { Point, Projection } from './geometry.ts';
import { createSphereViewer, type SphereViewer } from './gl/sphere-viewer.view.ts';
import { limitView } from './limit-view.ts';
import { createLook, type Look } from './look.view.ts';
import { attachLookGestures } from './look-gestures.view.ts';
import type { ShownPanorama } from './model.ts';
import type { View } from './scene-model.ts';
import { createThrottle } from './throttle.view.ts';

const tellEveryMs = 100;

type SphereProps = {
  firstView: View;
  mediaUrl: (url: string) => string;
  onDraw: (projection: Projection) => void;
  onLook: (view: View) => void;
  onClick: (point: Point) => void;
  onFirst: () => void;
  onFail: () => void;
  onLost: () => void;
};

export type OpenSphere = { viewer: SphereViewer; look: Look; close: () => void };

/** A viewer in `host`, the look that it follows and the gestures that change it. Undefined without WebGL. */
export function openSphere(
  host: HTMLElement,
  panorama: ShownPanorama,
  props: SphereProps,
): OpenSphere | undefined {
  let viewer: SphereViewer | undefined;
  const readSize = () => viewer?.readSize() ?? { width: host.clientWidth, height: host.clientHeight };
  const teller = createThrottle(tellEveryMs, props.onLook);
  const look = createLook(
    props.firstView,
    (view) => limitView(view, panorama.degrees, readSize()),
    () => {
      viewer?.requestDraw();
      teller.tell(look.read());
    },
  );
  const opened = createSphereViewer(host, { ...props, panorama, readView: look.read });
  if (!opened) return undefined;
  viewer = opened;
  const detach = attachLookGestures({ stage: host, look, readSize, onClick: props.onClick });
  const close = () => {
    detach();
    teller.close();
    look.close();
    opened.close();
  };
  return { viewer: opened, look, close };
}
