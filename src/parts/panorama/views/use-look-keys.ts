import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Look } from '../look.view.ts';
import { sceneMessages } from '../messages.ts';
import type { View } from '../scene-model.ts';

/** A key turns by this part of what is seen. */
const turnShare = 1 / 6;
const zoomStep = 1.25;
/** The direction is said once the keys rest. */
const sayAfterMs = 600;

type Change = (view: View) => Partial<View>;

const changeByKey = new Map<string, Change>([
  ['ArrowLeft', ({ yaw, fov }) => ({ yaw: yaw - fov * turnShare })],
  ['ArrowRight', ({ yaw, fov }) => ({ yaw: yaw + fov * turnShare })],
  ['ArrowUp', ({ pitch, fov }) => ({ pitch: pitch + fov * turnShare })],
  ['ArrowDown', ({ pitch, fov }) => ({ pitch: pitch - fov * turnShare })],
  ['+', ({ fov }) => ({ fov: fov / zoomStep })],
  ['=', ({ fov }) => ({ fov: fov / zoomStep })],
  ['-', ({ fov }) => ({ fov: fov * zoomStep })],
]);

/** Keys that look around, and the direction in words for screen readers. `onEnter`: Enter on the scene itself. */
export function useLookKeys(readLook: () => Look | undefined, onEnter: () => void) {
  const t = useMessages(sceneMessages);
  const [yaw, setYaw] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const sayLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setYaw(Math.round(readLook()?.read().yaw ?? 0)), sayAfterMs);
  };
  const apply = (change: Change) => {
    const look = readLook();
    if (!look) return;
    const view = look.read();
    look.set({ ...view, ...change(view) });
    sayLater();
  };
  const describe = (angle: number) => {
    if (angle === 0) return t('ahead');
    return t(angle < 0 ? 'to_left' : 'to_right', { count: Math.abs(angle) });
  };
  return {
    direction: yaw === undefined ? '' : describe(yaw),
    zoomBy: (isIn: boolean) => apply(({ fov }) => ({ fov: isIn ? fov / zoomStep : fov * zoomStep })),
    /** Returns whether the key was one of the scene. */
    handle: (event: KeyboardEvent): boolean => {
      if (hasModifier(event) || event.defaultPrevented) return false;
      const key = pressedKey(event);
      const isOnScene = event.target instanceof Element && event.target.matches('[role="application"]');
      const change = changeByKey.get(key);
      if (change) apply(change);
      else if (key === 'Enter' && isOnScene) onEnter();
      else return false;
      return true;
    },
  };
}
