import { liveProtocol } from '#contract/limits.ts';
import { describePen } from '#parts/ink/ink-presence.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import { inventPoints } from '#tests/ink/invent-strokes.ts';
import { buildLiveUrl, requestTicket } from '#tests/support/clients/live-client.ts';

/** Somebody who draws on a board over a bare connection: what is only counted is not read. */

const presenceMs = 100;
const pointsEach = 12;
const pauseMs = { min: 300, max: 900 };
const steps = { min: 5, max: 9 };
const drawnAt = Date.UTC(2026, 9, 5);

/** When each stroke was sent, by its id. */
export type SentTimes = Map<string, number>;

export type BoardMember = {
  drawUntil: (endsAt: number) => Promise<void>;
  counts: () => { bytes: number; strokes: number; seen: number };
  close: () => void;
};

type MemberOptions = {
  origin: string;
  token: string;
  attemptId: number;
  number: number;
  /** Whether others get strokes while they are drawn; the app leaves them out in a crowd. */
  sendsStrokes: boolean;
  random: () => number;
  sentTimes: SentTimes;
  /** Of a stroke of somebody else, in milliseconds since it was sent. */
  onSeen: (delayMs: number) => void;
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const between = ({ min, max }: { min: number; max: number }, random: () => number) =>
  min + random() * (max - min);

/** Ids of the items of a message. Items stand before `gone`; presence, which names strokes too, after it. */
function listItemIds(text: string): string[] {
  const end = text.indexOf('"gone":');
  if (end < 0 || text.includes('"items":[]')) return [];
  return [...text.slice(0, end).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '');
}

/** Resolves once the board is watched. */
export async function openMember(options: MemberOptions): Promise<BoardMember> {
  const { origin, token, attemptId, number, sendsStrokes, random, sentTimes, onSeen } = options;
  const ticket = await requestTicket(origin, token, { attempt_id: attemptId });
  const socket = new WebSocket(buildLiveUrl(origin), [liveProtocol, ticket ?? 'none']);
  const [seen, own] = [new Set<string>(), `m${number}-`];
  let [bytes, strokes] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error('The connection ended')));
    socket.addEventListener('message', ({ data }) => {
      const text = data as string;
      bytes += Buffer.byteLength(text);
      if (text.startsWith('{"kind":"ready"'))
        socket.send(JSON.stringify({ kind: 'watch', place: 'ink', since: null }));
      else if (text.startsWith('{"kind":"watching"')) resolve();
      else if (text.startsWith('{"kind":"refused"')) throw new Error(`A stroke was refused: ${text}`);
      else
        for (const id of listItemIds(text)) {
          if (id.startsWith(own) || seen.has(id)) continue;
          seen.add(id);
          onSeen(performance.now() - (sentTimes.get(id) ?? Number.NaN));
        }
    });
  });

  /** A figure without some of the people would be wrong. */
  function send(message: object): void {
    if (socket.readyState !== WebSocket.OPEN) throw new Error(`The connection of member ${number} ended`);
    socket.send(JSON.stringify(message));
  }

  async function drawStroke(): Promise<void> {
    const id = `${own}${strokes}`;
    const ink = { tool: 'pen', colour: 'blue', width: 4 } as const;
    const count = Math.round(between(steps, random));
    const all = inventPoints(random, count * pointsEach);
    for (let step = 1; step <= count; step += 1) {
      const points = all.slice(0, step * pointsEach * 3);
      const underWay = sendsStrokes ? { id, ...ink, page: 0, points } : undefined;
      const value = describePen(0, points.slice(-3, -1), underWay);
      send({ kind: 'presence', place: 'ink', value });
      await sleep(presenceMs);
    }
    const value = {
      kind: 'stroke',
      ...ink,
      points: packPoints(all)[0] ?? '',
      ms: count * presenceMs,
      t: drawnAt,
    };
    strokes += 1;
    sentTimes.set(id, performance.now());
    const entry = { space: 'ink', item: id, value, seq: strokes, key: `key-of-${id}` };
    send({ kind: 'save', id: strokes, entries: [entry] });
  }

  return {
    drawUntil: async (endsAt) => {
      while (performance.now() < endsAt) {
        await drawStroke();
        await sleep(between(pauseMs, random));
      }
    },
    counts: () => ({ bytes, strokes, seen: seen.size }),
    close: () => socket.close(),
  };
}
