import { createHmac } from 'node:crypto';
import { type Details, type Line, levels, type SecurityEvent } from '#server/auth/security-event.ts';
import { closeWindow, openWindow, stateOf } from '#server/auth/security-windows.ts';

/**
 * Events that a school may have to look up later: sign-ins, refusals, deletions, changed settings. Each is one JSON
 * line of the log with its word in `security`; passwords, tokens and answers are never logged.
 */

type Logger = Record<'info' | 'warn', (line: object, text: string) => void>;
type Source = { app: object; log: Logger; address: string };

/** Different sources of one event in a window. Strangers cause warnings, so there are fewer of them. */
const sourcesMax = { info: 1_000, warn: 100 } as const;

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
