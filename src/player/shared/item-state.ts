import type { ApiReply } from '#contract/api.ts';

/** Where a student stands with a courseware. Pure. */

export type PlayItem = ApiReply<'GET /play/courseware'>['item'];
export type ItemState = 'new' | 'in_progress' | 'done' | 'past_due' | 'not_open_yet';

export function findState({ attempts, blocked }: PlayItem): ItemState {
  if (attempts.some(({ state }) => state === 'in_progress')) return 'in_progress';
  if (attempts.length > 0) return 'done';
  if (blocked === 'past_due') return 'past_due';
  return blocked === 'not_open_yet' ? 'not_open_yet' : 'new';
}

const dueSoonMs = 2 * 86_400_000;

/** It waits for the student and is due within two days. */
export function isDueSoon(item: PlayItem, now: number): boolean {
  const { due_at, blocked } = item;
  const isOpen = blocked === null && ['new', 'in_progress'].includes(findState(item));
  return isOpen && due_at !== null && due_at > now && due_at <= now + dueSoonMs;
}

/** The newest attempt that was handed in. */
export function lastSubmitted({ attempts }: PlayItem): PlayItem['attempts'][number] | undefined {
  return attempts.find(({ state }) => state === 'submitted');
}

/** Attempts that can still be begun; null = any number. */
export function attemptsLeft({ attempts, attempts_allowed }: PlayItem): number | null {
  return attempts_allowed === 0 ? null : Math.max(0, attempts_allowed - attempts.length);
}

const order: ItemState[] = ['in_progress', 'new', 'not_open_yet', 'past_due', 'done'];

function compareItems(a: PlayItem, b: PlayItem): number {
  const byState = order.indexOf(findState(a)) - order.indexOf(findState(b));
  return byState || (a.due_at ?? Number.MAX_SAFE_INTEGER) - (b.due_at ?? Number.MAX_SAFE_INTEGER);
}

export type UnitItems = { unitId: number; items: [PlayItem, ...PlayItem[]] };

/** Units in the server's order, each with what is most urgent first. */
export function groupByUnit(items: readonly PlayItem[]): UnitItems[] {
  const units = new Map<number, UnitItems>();
  for (const item of items) {
    const unit = units.get(item.unit_id);
    if (unit) unit.items.push(item);
    else units.set(item.unit_id, { unitId: item.unit_id, items: [item] });
  }
  for (const { items: own } of units.values()) own.sort(compareItems);
  return [...units.values()];
}

/** What waits for the student, and what lies behind them. */
export function splitItems(items: readonly PlayItem[]): { open: PlayItem[]; over: PlayItem[] } {
  const isOver = (item: PlayItem) => ['done', 'past_due'].includes(findState(item));
  return { open: items.filter((item) => !isOver(item)), over: items.filter(isOver) };
}
