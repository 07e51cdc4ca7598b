import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasJumped, type Position, type Reading } from '#parts/site-map/check-in.ts';

/** Where the device is, as far as it says. `refused`: its owner or the browser does not let the page know. */
export type DevicePosition = {
  state: 'asking' | 'known' | 'refused' | 'unavailable';
  position: Position | undefined;
  /** It once moved faster than people travel. */
  hasJumped: boolean;
};

const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 };

function toReading({ coords }: GeolocationPosition): Reading {
  const { latitude: lat, longitude: lon, accuracy } = coords;
  const isTold = Number.isFinite(accuracy) && accuracy >= 0;
  return { lat, lon, accuracy_m: isTold ? accuracy : null, at: performance.now() };
}

const canFindPosition = (): boolean => 'geolocation' in navigator;
const findStart = (): DevicePosition => ({
  state: canFindPosition() ? 'asking' : 'unavailable',
  position: undefined,
  hasJumped: false,
});

/** Follows the position while its component is there; the device is not asked before. */
export function useDevicePosition(): DevicePosition {
  const [device, setDevice] = useState<DevicePosition>(findStart);
  const before = useRef<Reading>(undefined);
  const note = useEffectEvent((found: GeolocationPosition) => {
    const reading = toReading(found);
    const jumpsNow = before.current !== undefined && hasJumped(before.current, reading);
    before.current = reading;
    const { at: _at, ...position } = reading;
    setDevice((known) => ({ state: 'known', position, hasJumped: known.hasJumped || jumpsNow }));
  });
  const fail = useEffectEvent(({ code }: GeolocationPositionError) => {
    const state = code === 1 ? 'refused' : 'unavailable';
    setDevice((known) => (known.state === 'known' && state === 'unavailable' ? known : { ...known, state }));
  });
  useEffect(() => {
    if (!canFindPosition()) return undefined;
    const watch = navigator.geolocation.watchPosition(
      (found) => note(found),
      (error) => fail(error),
      options,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, []);
  return device;
}
