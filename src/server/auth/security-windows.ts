import { randomBytes } from 'node:crypto';
import type { Line, SecurityEvent } from '#server/auth/security-event.ts';

/** Windows of time in which repetitions of a security event are counted instead of logged. */

/** Repetitions of an event by the same source within this time are counted in one further line. */
const windowMs = 60_000;

type Window = {
  sources: Map<string, { tell: (line: object) => void; line: Line; repeated: number }>;
  omitted: number;
  timer: NodeJS.Timeout;
};
type State = { secret: Buffer; windows: Map<SecurityEvent, Window> };

const stateOfApp = new WeakMap<object, State>();

/** The app's secret and open windows. */
export function stateOf(app: object): State {
  const known = stateOfApp.get(app);
  if (known) return known;
  const state: State = { secret: randomBytes(32), windows: new Map() };
  stateOfApp.set(app, state);
  return state;
}

/** Logs what was counted in the window of an event, and ends it. */
export function closeWindow({ windows }: State, event: SecurityEvent): void {
  const window = windows.get(event);
  if (!window) return;
  windows.delete(event);
  clearTimeout(window.timer);
  const { sources, omitted } = window;
  for (const { tell, line, repeated } of sources.values()) {
    if (repeated > 0) tell({ ...line, repeated });
  }
  if (omitted > 0) [...sources.values()].at(-1)?.tell({ security: event, omitted });
}

/** Begins a window, which closes by itself. */
export function openWindow(state: State, event: SecurityEvent): Window {
  const timer = setTimeout(() => closeWindow(state, event), windowMs).unref();
  const window: Window = { sources: new Map(), omitted: 0, timer };
  state.windows.set(event, window);
  return window;
}
