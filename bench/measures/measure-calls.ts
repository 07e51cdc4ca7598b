import { type BenchCall, listCalls } from '../calls.ts';
import { benchToken } from '../data/school.ts';
import { measureRate, median } from '../load/load.ts';
import { type Memory, readMemory } from '../memory-of.ts';
import {
  type RecordedQuery,
  type RunningServer,
  type SchoolPlace,
  startCeiling,
  startProduct,
} from '../processes.ts';
import { recordQueries } from '../record-queries.ts';

/**
 * Results of a call in the large school: requests per second, compared with the ceiling and with the small school.
 */
export type CallResult = {
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

export type RoundOptions = { rounds: number; seconds: number };
type RoundRates = { ceiling: number; large: number; small: number };

const warmUpSeconds = 0.5;

/** A new attempt of the first student, for the saves. */
export async function startBenchAttempt({ origin }: RunningServer): Promise<number> {
  const response = await fetch(`${origin}/api/play/start`, {
    method: 'POST',
    headers: { token: benchToken.student(0), 'content-type': 'application/json' },
    body: JSON.stringify({ courseware_id: 2 }),
  });
  const reply = (await response.json()) as { code: number; msg: string; data: { id: number } };
  if (reply.code !== 1) throw new Error(`No attempt could be started: ${reply.code} ${reply.msg}`);
  return reply.data.id;
}

const isRead = ({ key }: BenchCall): boolean => key.startsWith('GET');

/**
 * Measures the three alternately, so that other work on this machine affects all of them. A write has no ceiling: repeated
 * bare statements find nothing left to write, and those of another process are in the way of the server's own.
 */
async function measureAlternately(
  call: { small: BenchCall; large: BenchCall },
  origins: Record<keyof RoundRates, string>,
  { rounds, seconds }: RoundOptions,
): Promise<RoundRates[]> {
  const measureKind = (kind: keyof RoundRates, duration: number) =>
    measureRate(origins[kind], kind === 'small' ? call.small : call.large, duration);
  const kinds = isRead(call.large) ? (['ceiling', 'large', 'small'] as const) : (['large', 'small'] as const);
  for (const kind of kinds) await measureKind(kind, warmUpSeconds);
  const roundRates: RoundRates[] = [];
  for (let round = 0; round < rounds; round++) {
    const rates: RoundRates = { ceiling: Number.NaN, large: 0, small: 0 };
    for (const kind of kinds) rates[kind] = await measureKind(kind, seconds);
    roundRates.push(rates);
  }
  return roundRates;
}

function summarizeCall(call: BenchCall, rounds: readonly RoundRates[]): CallResult {
  const medianOf = (figure: (round: RoundRates) => number) => median(rounds.map(figure));
  const { name, growthMax, isHot } = call;
  return {
    name,
    isRead: isRead(call),
    isHot,
    rate: medianOf(({ large }) => large),
    ceilingRate: medianOf(({ ceiling }) => ceiling),
    share: medianOf(({ large, ceiling }) => large / ceiling),
    growth: medianOf(({ large, small }) => small / large),
    growthMax,
  };
}

/** The median of calls that share a budget; undefined if there are none. */
export function medianGrowth(
  calls: readonly CallResult[],
): { count: number; growth: number; growthMax: number } | undefined {
  const [firstCall] = calls;
  if (!firstCall) return undefined;
  const growth = median(calls.map((call) => call.growth));
  return { count: calls.length, growth, growthMax: firstCall.growthMax };
}

/**
 * Measures the calls whose names contain `nameFilter`. Resolves to the memory of the large school's server
 * afterwards.
 */
export async function measureCalls(
  places: { small: SchoolPlace; large: SchoolPlace },
  roundOptions: RoundOptions,
  nameFilter: string,
  report: (call: CallResult) => void,
): Promise<Memory> {
  const smallServer = await startProduct(places.small);
  const largeServer = await startProduct(places.large);
  const smallCalls = listCalls(await startBenchAttempt(smallServer));
  const largeCalls = listCalls(await startBenchAttempt(largeServer));
  const queriesByCall: Map<string, RecordedQuery[]> = await recordQueries(places.large, largeCalls);
  for (const [index, call] of largeCalls.entries()) {
    if (!call.name.includes(nameFilter)) continue;
    const ceilingServer = await startCeiling(places.large, queriesByCall.get(call.name) ?? []);
    const origins = { ceiling: ceilingServer.origin, large: largeServer.origin, small: smallServer.origin };
    const rounds = await measureAlternately(
      { small: smallCalls[index] ?? call, large: call },
      origins,
      roundOptions,
    );
    await ceilingServer.stop();
    report(summarizeCall(call, rounds));
  }
  const memory = readMemory(largeServer.pid ?? 0);
  await Promise.all([smallServer.stop(), largeServer.stop()]);
  return memory;
}
