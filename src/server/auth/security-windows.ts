import { randomBytes } from 'node:crypto';
import type { SecurityEvent, SecurityLogLine } from '#server/auth/security-event.ts';
import { perApp } from '#server/per-app.ts';

/** Windows of time in which repetitions of a security event are counted instead of logged. */

/** Repetitions of an event by the same source within this time are counted in one further line. */
const windowMs = 60_000;

type EventWindow = {
  sourceByKey: Map<string, { writeLine: (line: object) => void; line: SecurityLogLine; repeated: number }>;
  omitted: number;
  timer: NodeJS.Timeout;
};
type SecurityLogState = { secret: Buffer; windows: Map<SecurityEvent, EventWindow> };

/** The app's secret and open windows. */
export const securityLogStateOf = perApp(
  (_app): SecurityLogState => ({ secret: randomBytes(32), windows: new Map() }),
);

/** Logs what was counted in the window of an event, and ends it. */
export function closeWindow({ windows }: SecurityLogState, event: SecurityEvent): void {
  const window = windows.get(event);
  if (!window) return;
  windows.delete(event);
  clearTimeout(window.timer);
  const { sourceByKey, omitted } = window;
  for (const { writeLine, line, repeated } of sourceByKey.values()) {
    if (repeated > 0) writeLine({ ...line, repeated });
  }
  if (omitted > 0) [...sourceByKey.values()].at(-1)?.writeLine({ security: event, omitted });
}

/** Begins a window, which closes by itself. */
export function openWindow(state: SecurityLogState, event: SecurityEvent): EventWindow {
  const timer = setTimeout(() => closeWindow(state, event), windowMs).unref();
  const window: EventWindow = { sourceByKey: new Map(), omitted: 0, timer };
  state.windows.set(event, window);
  return window;
}
