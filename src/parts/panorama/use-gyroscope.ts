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

/** Looking around by turning the device. It begins at the present view; a drag changes where it goes on. */
export function useGyroscope(readLook: () => Look | undefined) {
  const isOffered = useIsTurnable();
  const [isOn, setOn] = useState(false);
  const findLook = useEffectEvent(readLook);

  useEffect(() => {
    if (!isOn) return undefined;
    let last: { yaw: number; pitch: number } | undefined;
    const follow = (event: DeviceOrientationEvent) => {
      const look = findLook();
      if (!look || !hasAngles(event)) return;
      const direction = toDeviceDirection(event.alpha, event.beta, event.gamma);
      const view = look.read();
      const turnedBy = last ? wrapDegrees(direction.yaw - last.yaw) : 0;
      last = direction;
      look.set({ ...view, yaw: view.yaw + turnedBy, pitch: direction.pitch });
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
