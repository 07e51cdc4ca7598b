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

const order: ItemState[] = ['in_progress', 'new'];

/** What can be done before what cannot yet; then what was opened last; then what is most urgent. */
function compareOpen(a: PlayItem, b: PlayItem): number {
  const waits = (item: PlayItem) => Number(findState(item) === 'not_open_yet');
  const byOpening = (b.opened_at ?? 0) - (a.opened_at ?? 0);
  const byState = order.indexOf(findState(a)) - order.indexOf(findState(b));
  const byDue = (a.due_at ?? Number.MAX_SAFE_INTEGER) - (b.due_at ?? Number.MAX_SAFE_INTEGER);
  return waits(a) - waits(b) || byOpening || byState || byDue;
}

/** When it was done, else when it was due. */
function endOf(item: PlayItem): number {
  return lastSubmitted(item)?.submitted_at ?? item.due_at ?? 0;
}

export type UnitItems = { unitId: number; items: [PlayItem, ...PlayItem[]] };

/** Units in the order of their first items. */
export function groupByUnit(items: readonly PlayItem[]): UnitItems[] {
  const units = new Map<number, UnitItems>();
  for (const item of items) {
    const unit = units.get(item.unit_id);
    if (unit) unit.items.push(item);
    else units.set(item.unit_id, { unitId: item.unit_id, items: [item] });
  }
  return [...units.values()];
}

/** What waits for the student, what was opened last first; and what lies behind them, the latest first. */
export function splitItems(items: readonly PlayItem[]): { open: PlayItem[]; over: PlayItem[] } {
  const isOver = (item: PlayItem) => ['done', 'past_due'].includes(findState(item));
  return {
    open: items.filter((item) => !isOver(item)).sort(compareOpen),
    over: items.filter(isOver).sort((a, b) => endOf(b) - endOf(a)),
  };
}
