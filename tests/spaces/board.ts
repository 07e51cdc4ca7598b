import * as z from 'zod';
import type { ActivityModel } from '#activities/activity-type.ts';
import { activities } from '#activities/models.ts';
import { createActivities, forAnyContent } from '#activities/registry.ts';
import { defineSpace, findErased, type Item, type SpacePerson, type SpaceValue } from '#activities/space.ts';

/**
 * A type for tests only, with a space of each scope: `ink` of the attempt, `shared` and `wall` of the courseware,
 * `teacher_ink` as feedback. Others see a card of the wall once a teacher has approved it.
 */

const mark = z.strictObject({ kind: z.literal('mark'), points: z.string() });
const erased = z.strictObject({ kind: z.literal('erased'), is_on: z.boolean() });
const moved = z.strictObject({ kind: z.literal('moved'), to: z.string() });
const inkValue = z.discriminatedUnion('kind', [mark, erased, moved]);
export type InkValue = z.infer<typeof inkValue>;

const isFrozen = (control: unknown): boolean =>
  (control as { is_frozen: boolean } | null)?.is_frozen === true;
const isAuthors = (item: Item | undefined, writer: SpacePerson): boolean =>
  !item || item.entries[0].by.user_id === writer.user_id;

const presence = { value: z.strictObject({ x: z.number() }), isSeenBy: () => true };
const max = { items: 30_000, own_items: 30_000, item_bytes: 1_024 };

const ink = defineSpace<InkValue, unknown>({
  scope: 'attempt',
  value: inkValue,
  max,
  questionOf: (value) => (value.kind === 'mark' && value.points.startsWith('q2') ? 'q2' : 'q1'),
  presence,
});

/** Everybody may erase and move everybody's items, unless a teacher has frozen the space. */
const shared = defineSpace<InkValue, unknown>({
  scope: 'courseware',
  value: inkValue,
  max,
  mayWrite: (item, value, writer, { control }) =>
    !isFrozen(control) && (value.kind === 'mark' ? isAuthors(item, writer) : item !== undefined),
  presence,
});

const card = z.strictObject({ kind: z.literal('card'), text: z.string() });
const like = z.strictObject({ kind: z.literal('like'), is_on: z.boolean() });
const ruling = z.strictObject({ kind: z.literal('ruling'), state: z.enum(['approved', 'hidden']) });
const wallValue = z.discriminatedUnion('kind', [card, like, ruling, erased]);
type WallValue = z.infer<typeof wallValue>;
type Card = { text: string; likes: number; is_open: boolean };

function showCard(item: Item<WallValue>, viewer: SpacePerson): Card | null {
  const [{ by, value, change }] = item.entries;
  if (value.kind !== 'card' || findErased(item)) return null;
  const ruled = item.entries.findLast((entry) => entry.value.kind === 'ruling');
  const isApproved =
    ruled?.value.kind === 'ruling' && ruled.value.state === 'approved' && ruled.change > change;
  const mayKnow = viewer.role === 'teacher' || viewer.user_id === by.user_id;
  if (!isApproved && !mayKnow) return null;
  const likes = item.entries.filter((entry) => entry.value.kind === 'like' && entry.value.is_on).length;
  return { text: value.text, likes, is_open: isApproved };
}

const wall = defineSpace<WallValue, Card>({
  scope: 'courseware',
  value: wallValue,
  max: { items: 1_000, own_items: 3, item_bytes: 256 },
  show: showCard,
  mayWrite: (item, value, writer) => {
    if (value.kind === 'ruling') return item !== undefined && writer.role === 'teacher';
    if (value.kind === 'like') return item !== undefined && showCard(item, writer) !== null;
    return isAuthors(item, writer);
  },
  presence: { value: z.strictObject({ x: z.number() }), isSeenBy: ({ role }) => role === 'teacher' },
});

export type Board = { title: string };
const board = z.object({ title: z.string() });
const text = { en: 'Board', 'zh-hk': '畫板', 'zh-cn': '画板' };

const boardType: ActivityModel<Board, Board, Board, never> = {
  type: 'board',
  colour: '#b3266e',
  name: text,
  summary: text,
  messages: {},
  content: {
    version: 1,
    uploads: [],
    draft: board,
    empty: () => ({ title: '' }),
    upgrade: (content) => content,
    findIssues: () => [],
    media: () => [],
    resolve: (draft) => draft,
  },
  work: {
    questions: () => [
      { id: 'q1', title: 'Draw', max_score: 5, marked_by: 'teacher' },
      { id: 'q2', title: 'Draw more', max_score: 5, marked_by: 'teacher' },
    ],
    public: board,
    toPublic: (content) => content,
    toKey: () => null,
    response: z.never(),
    mark: () => ({ q1: null, q2: null }),
    spaces: { ink, shared, wall, teacher_ink: { ...ink, scope: 'feedback' } },
    control: z.strictObject({ is_frozen: z.boolean() }),
  },
  report: { summarize: () => ({ rows: [], unanswered: [] }) },
};

export const boardActivities = createActivities([...activities.models, forAnyContent(boardType)]);

/** Reads a value of any kind. */
export type BoardValue = SpaceValue & Record<string, unknown>;

type Drawn = { value: BoardValue };

/** Applies this person's unconfirmed write to a mark. */
export function drawInk(shown: Drawn | undefined, mine: BoardValue): Drawn | null {
  if (mine.kind === 'erased') return mine['is_on'] === true ? null : (shown ?? null);
  return mine.kind === 'moved' ? (shown ?? null) : { ...shown, value: mine };
}
