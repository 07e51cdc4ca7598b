import { createHmac } from 'node:crypto';
import {
  levelByEvent,
  type SecurityEvent,
  type SecurityEventDetails,
  type SecurityLogLine,
} from '#server/auth/security-event.ts';
import { closeWindow, openWindow, securityLogStateOf } from '#server/auth/security-windows.ts';

/**
 * Events that a school may have to look up later: sign-ins, refusals, deletions, changed settings. Each is one JSON
 * line of the log with its word in `security`; passwords, tokens and answers are never logged.
 */

type Logger = Record<'info' | 'warn', (line: object, text: string) => void>;
type LogSource = { app: object; log: Logger; address: string };

/**
 * Limit of different sources of one event in a window. Anybody can cause warnings, so fewer of them are
 * logged.
 */
const sourcesMax = { info: 1_000, warn: 100 } as const;

/** Logs an event immediately, or only counts it if a flood would fill the disk. */
export function logSecurityEvent(
  { app, log, address }: LogSource,
  event: SecurityEvent,
  details: SecurityEventDetails = {},
): void {
  const state = securityLogStateOf(app);
  const window = state.windows.get(event) ?? openWindow(state, event);
  const line: SecurityLogLine = { security: event, address, ...details };
  const key = JSON.stringify(line);
  const knownSource = window.sourceByKey.get(key);
  if (knownSource) knownSource.repeated += 1;
  else if (window.sourceByKey.size >= sourcesMax[levelByEvent[event]]) window.omitted += 1;
  else {
    const writeLine = (loggedLine: object) => log[levelByEvent[event]](loggedLine, 'security event');
    window.sourceByKey.set(key, { writeLine, line, repeated: 0 });
    writeLine(line);
  }
}

/** Logs the counted repetitions when the server stops. */
export function endSecurityLog(app: object): void {
  const state = securityLogStateOf(app);
  for (const event of state.windows.keys()) closeWindow(state, event);
}

/** The hash of a name is the same until the server stops; afterwards nobody can test names against it. */
export function hashName(app: object, name: string): string {
  return createHmac('sha256', securityLogStateOf(app).secret).update(name).digest('base64url').slice(0, 10);
}
