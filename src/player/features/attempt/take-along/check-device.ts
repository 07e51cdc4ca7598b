import type { DeviceNeed } from '#form/activity-views.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { call } from '#ui/api/call.ts';
import { protectStorage, readFreeBytes } from './device-room.ts';
import { photoRoomBytes } from './take-along.ts';

/** Checks what a day without network needs of the device. The browser asks its owner while this runs, never before. */

export type DeviceCheck =
  | { name: 'session'; state: 'ok' | 'short'; until: number }
  | { name: 'session'; state: 'unknown' }
  | { name: 'app'; state: 'ok' | 'missing' }
  | { name: 'camera'; state: 'ok' | 'refused' | 'missing' }
  | { name: 'position'; state: 'ok'; accuracyM: number }
  | { name: 'position'; state: 'refused' | 'missing' }
  | { name: 'storage'; state: 'ok' | 'unprotected' | 'little'; freeBytes: number | undefined };

const dayMs = 8 * 3_600_000;
const positionTimeoutMs = 20_000;

async function checkSession(): Promise<DeviceCheck> {
  const reply = await call('GET /user/info', {}, { quiet: true }).catch(() => undefined);
  if (!reply) return { name: 'session', state: 'unknown' };
  const until = reply.signed_in_until;
  return { name: 'session', state: until - serverClock.now() < dayMs ? 'short' : 'ok', until };
}

/** The service worker opens the app without network. */
function checkApp(): DeviceCheck {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return { name: 'app', state: serviceWorker?.controller ? 'ok' : 'missing' };
}

async function checkCamera(): Promise<DeviceCheck> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return { name: 'camera', state: 'missing' };
  try {
    const stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    for (const track of stream.getTracks()) track.stop();
    return { name: 'camera', state: 'ok' };
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    return { name: 'camera', state: isRefused ? 'refused' : 'missing' };
  }
}

function checkPosition(): Promise<DeviceCheck> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ name: 'position', state: 'missing' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ name: 'position', state: 'ok', accuracyM: coords.accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ name: 'position', state: code === PERMISSION_DENIED ? 'refused' : 'missing' }),
      { enableHighAccuracy: true, timeout: positionTimeoutMs },
    );
  });
}

async function checkStorage(): Promise<DeviceCheck> {
  const isProtected = await protectStorage();
  const freeBytes = await readFreeBytes();
  const isLittle = freeBytes !== undefined && freeBytes < photoRoomBytes;
  return { name: 'storage', state: isLittle ? 'little' : isProtected ? 'ok' : 'unprotected', freeBytes };
}

export const isFine = ({ state }: DeviceCheck): boolean => state === 'ok' || state === 'unprotected';

/** One after another, because each may ask its owner something. `onResult` receives all results so far. */
export async function checkDevice(
  needs: readonly DeviceNeed[],
  onResult: (results: readonly DeviceCheck[]) => void,
): Promise<void> {
  const checks = [
    checkSession,
    checkApp,
    ...(needs.includes('camera') ? [checkCamera] : []),
    ...(needs.includes('position') ? [checkPosition] : []),
    checkStorage,
  ];
  const results: DeviceCheck[] = [];
  for (const check of checks) {
    results.push(await check());
    onResult([...results]);
  }
}
