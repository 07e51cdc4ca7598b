import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { distanceM } from '#parts/site-map/geometry.ts';
import type { CheckIn } from '../check-in/model.ts';

/** Where the device is, as far as it says. `refused`: its owner or the browser does not let the page know. */
export type DevicePosition = {
  state: 'off' | 'asking' | 'known' | 'refused' | 'unavailable';
  position: CheckIn['position'];
  /** It once moved faster than people travel. */
  hasJumped: boolean;
};

/** Faster than an express train, in metres a second. */
const jumpSpeed = 70;
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 };

/** Follows the position while `isOn`; the device is not asked before. */
export function useDevicePosition(isOn: boolean): DevicePosition {
  const [device, setDevice] = useState<DevicePosition>({
    state: 'off',
    position: undefined,
    hasJumped: false,
  });
  const earlier = useRef<{ lat: number; lon: number; at: number } | undefined>(undefined);
  const note = useEffectEvent(({ coords }: GeolocationPosition) => {
    const { latitude: lat, longitude: lon, accuracy } = coords;
    const at = performance.now();
    const before = earlier.current;
    const seconds = before ? Math.max(1, (at - before.at) / 1000) : 1;
    const hasJumped = before !== undefined && distanceM(before, { lat, lon }) / seconds > jumpSpeed;
    earlier.current = { lat, lon, at };
    const accuracy_m = Number.isFinite(accuracy) && accuracy >= 0 ? accuracy : null;
    setDevice((known) => ({
      state: 'known',
      position: { lat, lon, accuracy_m },
      hasJumped: known.hasJumped || hasJumped,
    }));
  });
  useEffect(() => {
    if (!isOn) return undefined;
    if (!('geolocation' in navigator)) {
      setDevice((known) => ({ ...known, state: 'unavailable' }));
      return undefined;
    }
    setDevice((known) => (known.state === 'known' ? known : { ...known, state: 'asking' }));
    const fail = ({ code }: GeolocationPositionError) =>
      setDevice((known) => ({ ...known, state: code === 1 ? 'refused' : 'unavailable' }));
    const watch = navigator.geolocation.watchPosition((found) => note(found), fail, options);
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn]);
  return device;
}
