import { useEffect, useEffectEvent, useState } from 'react';
import { toDeviceDirection } from './device-direction.ts';
import { wrapDegrees } from './geometry.ts';
import type { Look } from './look.view.ts';

/** Devices of Apple ask their owner, at a tap. */
type AskingEvent = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> };

const askPermission = () =>
  typeof DeviceOrientationEvent === 'undefined'
    ? undefined
    : (DeviceOrientationEvent as AskingEvent).requestPermission?.bind(DeviceOrientationEvent);

const hasAngles = (
  event: DeviceOrientationEvent,
): event is DeviceOrientationEvent & { alpha: number; beta: number; gamma: number } =>
  event.alpha !== null && event.beta !== null && event.gamma !== null;

/** Whether the device tells how it is turned: Apple's may be asked, others send an event with angles. */
function useIsTurnable(): boolean {
  const [isTurnable, setTurnable] = useState(
    () => askPermission() !== undefined && navigator.maxTouchPoints > 0,
  );
  useEffect(() => {
    if (isTurnable) return undefined;
    const listen = (event: DeviceOrientationEvent) => {
      if (hasAngles(event)) setTurnable(true);
    };
    addEventListener('deviceorientation', listen);
    return () => removeEventListener('deviceorientation', listen);
  }, [isTurnable]);
  return isTurnable;
}

/**
 * Looking around by turning the device, from where one looks at present: a drag changes where it goes on. It rests while
 * the view is led or turns by itself.
 */
export function useGyroscope(readLook: () => Look | undefined, isLed: boolean) {
  const isOffered = useIsTurnable();
  const [isOn, setOn] = useState(false);
  const turnBy = useEffectEvent((yaw: number, pitch: number) => {
    const look = readLook();
    if (!look || isLed || look.isTurning()) return;
    const view = look.read();
    look.set({ ...view, yaw: view.yaw + yaw, pitch: view.pitch + pitch });
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let last: { yaw: number; pitch: number } | undefined;
    const follow = (event: DeviceOrientationEvent) => {
      if (!hasAngles(event)) return;
      const direction = toDeviceDirection(event.alpha, event.beta, event.gamma);
      if (last) turnBy(wrapDegrees(direction.yaw - last.yaw), direction.pitch - last.pitch);
      last = direction;
    };
    addEventListener('deviceorientation', follow);
    return () => removeEventListener('deviceorientation', follow);
  }, [isOn]);

  const toggle = async () => {
    const permission = isOn ? 'granted' : await askPermission()?.().catch(() => 'denied');
    setOn(!isOn && permission !== 'denied');
  };
  return { isOffered, isOn, toggle };
}
