import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSecurityLog, hashName, logSecurityEvent } from '#server/auth/security-log.ts';

type Line = { level: string; security: string; repeated?: number; omitted?: number };

let lines: Line[];
let app: object;
const write = (level: string) => (line: object) => void lines.push({ level, ...line } as Line);
const source = (address: string) => ({ app, address, log: { info: write('info'), warn: write('warn') } });

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  app = {};
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the security log', () => {
  it('logs alarming events as warnings, and the rest as information', () => {
    logSecurityEvent(source('a'), 'sign_in_failed', { user: 1 });
    logSecurityEvent(source('a'), 'sign_in', { user: 1 });
    expect(lines).toEqual([
      { level: 'warn', security: 'sign_in_failed', address: 'a', user: 1 },
      { level: 'info', security: 'sign_in', address: 'a', user: 1 },
    ]);
  });

  it('counts repetitions by the same source, and logs the count a minute later', () => {
    for (let time = 0; time < 5_000; time += 1)
      logSecurityEvent(source('a'), 'access_refused', { user: 1, what: 'unit.see' });
    logSecurityEvent(source('b'), 'access_refused', { user: 2, what: 'unit.see' });
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([
      {
        level: 'warn',
        security: 'access_refused',
        address: 'a',
        user: 1,
        what: 'unit.see',
        repeated: 4_999,
      },
    ]);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(3);
    logSecurityEvent(source('a'), 'access_refused', { user: 1, what: 'unit.see' });
    expect(lines).toHaveLength(4);
  });

  it('writes a limited number of lines, regardless of the number of addresses', () => {
    for (let index = 0; index < 20_000; index += 1) logSecurityEvent(source(`${index}`), 'sign_in_failed');
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toEqual({ level: 'warn', security: 'sign_in_failed', omitted: 19_900 });
  });

  it('logs the counts when the server stops', () => {
    logSecurityEvent(source('a'), 'locked');
    logSecurityEvent(source('a'), 'locked');
    endSecurityLog(app);
    expect(lines.at(-1)).toMatchObject({ security: 'locked', repeated: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hashes a name with a secret that is lost when the server stops', () => {
    expect(hashName(app, 'hunter2')).toBe(hashName(app, 'hunter2'));
    expect(hashName(app, 'hunter2')).not.toBe(hashName({}, 'hunter2'));
  });
});
