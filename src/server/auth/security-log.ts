import { createHmac, randomBytes } from 'node:crypto';

/**
 * Events that a school may have to look up later: sign-ins, refusals, deletions, changed settings. Each is one JSON
 * line of the log with its word in `security`; passwords, tokens and answers are never logged.
 */

/** All event words. The default LOG_LEVEL shows those with `warn`. */
const levels = {
  sign_in: 'info',
  sign_out: 'info',
  deletion: 'info',
  restoration: 'info',
  sign_in_failed: 'warn',
  /** Too many tries at signing in or at entering join codes. */
  locked: 'warn',
  access_refused: 'warn',
  settings_change: 'warn',
} as const;

export type SecurityEvent = keyof typeof levels;

type Details = {
  /** Id of the person; absent before signing in. */
  user?: number | undefined;
  /** The operation, or the row of the policy, that refused. */
  what?: string;
  /** Result key of a refusal. */
  reason?: string;
  /** Ids of the deleted things, as the operation names them. */
  of?: Readonly<Record<string, unknown>>;
  /** For an unknown account name, which may be a password in the wrong field. See `hashName`. */
  name_hash?: string;
};

type Line = Details & { security: SecurityEvent; address: string; repeated?: number };
type Logger = Record<'info' | 'warn', (line: object, text: string) => void>;
type Source = { app: object; log: Logger; address: string };

/** Repetitions of an event by the same source within this time are counted in one further line. */
const windowMs = 60_000;
/** Different sources of one event in a window. Strangers cause warnings, so there are fewer of them. */
const sourcesMax = { info: 1_000, warn: 100 } as const;

type Window = {
  sources: Map<string, { tell: (line: object) => void; line: Line; repeated: number }>;
  omitted: number;
  timer: NodeJS.Timeout;
};
type State = { secret: Buffer; windows: Map<SecurityEvent, Window> };

const stateOfApp = new WeakMap<object, State>();

function stateOf(app: object): State {
  const known = stateOfApp.get(app);
  if (known) return known;
  const state: State = { secret: randomBytes(32), windows: new Map() };
  stateOfApp.set(app, state);
  return state;
}

function closeWindow({ windows }: State, event: SecurityEvent): void {
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

function openWindow(state: State, event: SecurityEvent): Window {
  const timer = setTimeout(() => closeWindow(state, event), windowMs).unref();
  const window: Window = { sources: new Map(), omitted: 0, timer };
  state.windows.set(event, window);
  return window;
}

/** Logs an event immediately, or only counts it if a flood would fill the disk. */
export function logSecurityEvent(
  { app, log, address }: Source,
  event: SecurityEvent,
  details: Details = {},
): void {
  const state = stateOf(app);
  const window = state.windows.get(event) ?? openWindow(state, event);
  const line: Line = { security: event, address, ...details };
  const key = JSON.stringify(line);
  const known = window.sources.get(key);
  if (known) known.repeated += 1;
  else if (window.sources.size >= sourcesMax[levels[event]]) window.omitted += 1;
  else {
    const tell = (told: object) => log[levels[event]](told, 'security event');
    window.sources.set(key, { tell, line, repeated: 0 });
    tell(line);
  }
}

/** Logs the counted repetitions when the server stops. */
export function endSecurityLog(app: object): void {
  const state = stateOf(app);
  for (const event of state.windows.keys()) closeWindow(state, event);
}

/** The hash of a name is the same until the server stops; afterwards nobody can test names against it. */
export function hashName(app: object, name: string): string {
  return createHmac('sha256', stateOf(app).secret).update(name).digest('base64url').slice(0, 10);
}
