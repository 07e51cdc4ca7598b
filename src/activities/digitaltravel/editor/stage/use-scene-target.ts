import { useRef, useState } from 'react';
import { toYawAndPitch } from '#parts/panorama/geometry.ts';
import type { ShownPanorama } from '#parts/panorama/model.ts';
import { usualView, type View } from '#parts/panorama/scene-model.ts';
import type { PicturePlace } from '#parts/site-map/model.ts';

/** The id of the mark among the spots of a scene; no part has it, because ids have no spaces. */
export const markId = 'the mark';

const middle: PicturePlace = { x: 0.5, y: 0.5 };
const toShare = (value: number): number => Math.min(1, Math.max(0, value));

/** The place in the middle of a view. */
function toPlaceInView({ yaw, pitch }: View, { width, height }: ShownPanorama['degrees']): PicturePlace {
  return { x: toShare(0.5 + yaw / width), y: toShare(0.5 - pitch / height) };
}

export type SceneTarget = ReturnType<typeof useSceneTarget>;

/**
 * Where on the scene something is added: the place that was clicked, else the middle of what is seen. `panorama`: absent
 * for a picture.
 */
export function useSceneTarget(panorama: ShownPanorama | undefined, firstView: View | undefined) {
  const [mark, setMark] = useState<PicturePlace>();
  const [wantedView, setWantedView] = useState<View>();
  const view = useRef<View>(undefined);
  const readView = () => view.current ?? firstView;
  return {
    mark,
    setMark,
    wantedView,
    noteView: (next: View) => {
      view.current = next;
      setWantedView(undefined);
    },
    readView,
    /** Turns the panorama there. */
    lookAt: (at: PicturePlace) => {
      if (panorama)
        setWantedView({ ...toYawAndPitch(at, panorama.degrees), fov: readView()?.fov ?? usualView.fov });
    },
    /** Takes the mark away. */
    takePlace: (): PicturePlace => {
      setMark(undefined);
      if (mark) return mark;
      const seen = readView();
      return panorama && seen ? toPlaceInView(seen, panorama.degrees) : middle;
    },
  };
}
