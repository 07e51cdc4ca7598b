import { type NeedReason, needReasons } from '#contract/choices.ts';

/** Makes the rows of a teacher's list out of signs: one for each student at most. Pure. */

export type NeedSign = {
  reason: NeedReason;
  courseware_id: number;
  /** Null where the sign is about a courseware and no single student. */
  user_id: number | null;
  /** Changes when what the sign rests on changes; a teacher's 'seen' is about this state alone. */
  state: string;
  /** Within a reason, signs with a lower rank come first. */
  rank: number;
};

/** Names a sign, for a teacher who has seen it. */
export function nameSign({ reason, courseware_id, user_id }: Omit<NeedSign, 'state' | 'rank'>): string {
  return `${reason}:${courseware_id}:${user_id ?? 0}`;
}

/** What helps a student first: being stuck passes within minutes, and what is missing cannot be made up for alone. */
const strength: readonly NeedReason[] = ['stuck', 'missing', 'not_started', 'fell', 'to_mark'];

const compareBy =
  (reasons: readonly NeedReason[]) =>
  (one: NeedSign, other: NeedSign): number =>
    reasons.indexOf(one.reason) - reasons.indexOf(other.reason) ||
    one.rank - other.rank ||
    nameSign(one).localeCompare(nameSign(other));

/** As `Map.groupBy`, which older browsers lack. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** A student's strongest sign with the others, or what waits in one courseware. */
export type NeedRow<S extends NeedSign> = { sign: S; others: readonly S[] };

/** `seen`: the state that the teacher has seen, by the name of the sign. */
export function listNeeds<S extends NeedSign>(
  signs: readonly S[],
  seen: ReadonlyMap<string, string>,
): NeedRow<S>[] {
  const newSigns = signs.filter((sign) => seen.get(nameSign(sign)) !== sign.state);
  const groups = groupBy(newSigns, (sign) => sign.user_id ?? nameSign(sign));
  return [...groups.values()]
    .flatMap((group) => {
      const [sign, ...others] = [...group].sort(compareBy(strength));
      return sign ? [{ sign, others }] : [];
    })
    .sort((one, other) => compareBy(needReasons)(one.sign, other.sign));
}

/** Chooses `count` rows so that each reason has its turn before one has two; in the order of the list. */
export function chooseFewRows<R extends { reason: NeedReason }>(rows: readonly R[], count: number): R[] {
  const byReason = groupBy(rows, ({ reason }) => reason);
  const byTurn = [...byReason.values()].flatMap((list) => list.map((row, turn) => ({ row, turn })));
  const chosen = new Set(
    byTurn
      .sort((one, other) => one.turn - other.turn)
      .slice(0, count)
      .map(({ row }) => row),
  );
  return rows.filter((row) => chosen.has(row));
}
