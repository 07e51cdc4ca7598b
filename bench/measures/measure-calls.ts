import { type BenchCall, listCalls } from '../calls.ts';
import { benchToken } from '../data/school.ts';
import { measureRate, median } from '../load/load.ts';
import { type Memory, readMemory } from '../memory-of.ts';
import { type Place, type RecordedQuery, type Running, startCeiling, startProduct } from '../processes.ts';
import { recordQueries } from '../record-queries.ts';

/**
 * Results of a call in the large school: requests per second, compared with the ceiling and with the small school.
 */
export type Call = {
  name: string;
  isRead: boolean;
  isHot: boolean;
  rate: number;
  ceilingRate: number;
  /** Requests per second as a share of the ceiling's. */
  share: number;
  /** Time in the large school ÷ time in the small one. */
  growth: number;
  growthMax: number;
};

export type Turns = { rounds: number; seconds: number };
type Round = { ceiling: number; large: number; small: number };

const warmUpSeconds = 0.5;

/** A new attempt of the first student, for the saves. */
async function startAttempt({ origin }: Running): Promise<number> {
  const response = await fetch(`${origin}/api/play/start`, {
    method: 'POST',
    headers: { token: benchToken.student(0), 'content-type': 'application/json' },
    body: JSON.stringify({ courseware_id: 2 }),
  });
  const reply = (await response.json()) as { code: number; msg: string; data: { id: number } };
  if (reply.code !== 1) throw new Error(`No attempt could be started: ${reply.code} ${reply.msg}`);
  return reply.data.id;
}

/** Measures the three alternately, so that other work on this machine affects all of them. */
async function measureInTurns(
  call: { small: BenchCall; large: BenchCall },
  origins: Record<keyof Round, string>,
  { rounds, seconds }: Turns,
): Promise<Round[]> {
  const rate = (kind: keyof Round, duration: number) =>
    measureRate(origins[kind], kind === 'small' ? call.small : call.large, duration);
  for (const kind of ['ceiling', 'large', 'small'] as const) await rate(kind, warmUpSeconds);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    measured.push({
      ceiling: await rate('ceiling', seconds),
      large: await rate('large', seconds),
      small: await rate('small', seconds),
    });
  }
  return measured;
}

function summarize({ name, key, growthMax, isHot }: BenchCall, rounds: readonly Round[]): Call {
  const middle = (figure: (round: Round) => number) => median(rounds.map(figure));
  return {
    name,
    isRead: key.startsWith('GET'),
    isHot,
    rate: middle(({ large }) => large),
    ceilingRate: middle(({ ceiling }) => ceiling),
    share: middle(({ large, ceiling }) => large / ceiling),
    growth: middle(({ large, small }) => small / large),
    growthMax,
  };
}

/** The median of calls that share a budget; undefined if there are none. */
export function medianGrowth(
  calls: readonly Call[],
): { count: number; growth: number; growthMax: number } | undefined {
  const [first] = calls;
  if (!first) return undefined;
  const growth = median(calls.map((call) => call.growth));
  return { count: calls.length, growth, growthMax: first.growthMax };
}

/** Measures the calls whose names contain `only`. Resolves to the memory of the large school's server afterwards. */
export async function measureCalls(
  places: { small: Place; large: Place },
  turns: Turns,
  only: string,
  report: (call: Call) => void,
): Promise<Memory> {
  const small = await startProduct(places.small);
  const large = await startProduct(places.large);
  const smallCalls = listCalls(await startAttempt(small));
  const largeCalls = listCalls(await startAttempt(large));
  const queries: Map<string, RecordedQuery[]> = await recordQueries(places.large, largeCalls);
  for (const [index, call] of largeCalls.entries()) {
    if (!call.name.includes(only)) continue;
    const ceiling = await startCeiling(places.large, queries.get(call.name) ?? []);
    const origins = { ceiling: ceiling.origin, large: large.origin, small: small.origin };
    const rounds = await measureInTurns({ small: smallCalls[index] ?? call, large: call }, origins, turns);
    await ceiling.stop();
    report(summarize(call, rounds));
  }
  const memory = readMemory(large.pid ?? 0);
  await Promise.all([small.stop(), large.stop()]);
  return memory;
}
