import type { ApiReply } from '#contract/api.ts';

/** Works out the state of a student's coursewares. Pure. */

export type PlayItem = ApiReply<'GET /play/courseware'>['item'];
export type ItemState = 'new' | 'in_progress' | 'returned' | 'excused' | 'done' | 'past_due' | 'not_open_yet';

export function findState({ attempts, blocked, exception }: PlayItem): ItemState {
  const runningAttempt = attempts.find(({ state }) => state === 'in_progress');
  if (runningAttempt) return runningAttempt.reopening ? 'returned' : 'in_progress';
  if (exception?.is_excused) return 'excused';
  if (attempts.length > 0) return 'done';
  if (blocked === 'past_due') return 'past_due';
  return blocked === 'not_open_yet' ? 'not_open_yet' : 'new';
}

const dueSoonMs = 2 * 86_400_000;

/** Whether the student still has to do it, and it is due within two days or late work is accepted for such a time. */
export function isDueSoon(item: PlayItem, now: number): boolean {
  const { due_at, blocked } = item;
  const nextEnd = findLateEnd(item, now) ?? due_at;
  const isOpen = blocked === null && ['new', 'in_progress', 'returned'].includes(findState(item));
  return isOpen && nextEnd !== null && nextEnd > now && nextEnd <= now + dueSoonMs;
}

/** Until when late work is accepted; undefined before it is due, and where late work is not accepted any more. */
export function findLateEnd({ due_at, late_until }: PlayItem, now: number): number | undefined {
  const isLate = due_at !== null && due_at <= now && late_until !== undefined && late_until > now;
  return isLate ? late_until : undefined;
}

/** The newest submitted attempt. */
export function findLastSubmitted({ attempts }: PlayItem): PlayItem['attempts'][number] | undefined {
  return attempts.find(({ state }) => state === 'submitted');
}

/** Number of attempts that the student may still start; null = any number. */
export function countAttemptsLeft({ attempts, attempts_allowed }: PlayItem): number | null {
  return attempts_allowed === 0 ? null : Math.max(0, attempts_allowed - attempts.length);
}

const stateOrder: ItemState[] = ['returned', 'in_progress', 'new'];

/** Sorts items that can be done to the front, then by the latest opening, then by urgency. */
function compareOpenItems(a: PlayItem, b: PlayItem): number {
  const rankNotOpenYet = (item: PlayItem) => Number(findState(item) === 'not_open_yet');
  const byOpening = (b.opened_at ?? 0) - (a.opened_at ?? 0);
  const byState = stateOrder.indexOf(findState(a)) - stateOrder.indexOf(findState(b));
  const byDue = (a.due_at ?? Number.MAX_SAFE_INTEGER) - (b.due_at ?? Number.MAX_SAFE_INTEGER);
  return rankNotOpenYet(a) - rankNotOpenYet(b) || byOpening || byState || byDue;
}

/** Time when the item was submitted, else when it was due; 0 if neither is known. */
function getEndTime(item: PlayItem): number {
  return findLastSubmitted(item)?.submitted_at ?? item.due_at ?? 0;
}

export type UnitItems = { unitId: number; items: [PlayItem, ...PlayItem[]] };

/** Groups items by unit; the units are in the order of their first items. */
export function groupByUnit(items: readonly PlayItem[]): UnitItems[] {
  const unitById = new Map<number, UnitItems>();
  for (const item of items) {
    const unit = unitById.get(item.unit_id);
    if (unit) unit.items.push(item);
    else unitById.set(item.unit_id, { unitId: item.unit_id, items: [item] });
  }
  return [...unitById.values()];
}

/** Splits items into those to do, the latest opened first, and those that are over, the latest first. */
export function splitItems(items: readonly PlayItem[]): { toDo: PlayItem[]; over: PlayItem[] } {
  const isOver = (item: PlayItem) => ['done', 'past_due', 'excused'].includes(findState(item));
  return {
    toDo: items.filter((item) => !isOver(item)).sort(compareOpenItems),
    over: items.filter(isOver).sort((a, b) => getEndTime(b) - getEndTime(a)),
  };
}
