import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasJumped, type Position, type Reading } from '#parts/site-map/check-in.ts';

/** Where the device is, as far as it says. `refused`: its owner or the browser does not let the page know. */
export type DevicePosition = {
  state: 'off' | 'asking' | 'known' | 'refused' | 'unavailable';
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

/** Follows the position while `isOn`; the device is not asked before. */
export function useDevicePosition(isOn: boolean): DevicePosition {
  const [device, setDevice] = useState<DevicePosition>({
    state: 'off',
    position: undefined,
    hasJumped: false,
  });
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
    if (!isOn) return undefined;
    if (!('geolocation' in navigator)) {
      setDevice((known) => ({ ...known, state: 'unavailable' }));
      return undefined;
    }
    setDevice((known) => (known.state === 'known' ? known : { ...known, state: 'asking' }));
    const watch = navigator.geolocation.watchPosition(
      (found) => note(found),
      (error) => fail(error),
      options,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn]);
  return device;
}
