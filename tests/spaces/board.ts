import * as z from 'zod';
import { activities } from '#activities/models.ts';
import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { createActivities, forAnyContent } from '#form/registry.ts';
import { defineSpace, findErasure, type Item, type SpacePerson, type SpaceValue } from '#form/space.ts';

/**
 * An activity type for tests only, with spaces of each scope: `ink` for the attempt, `shared` and `wall` for the
 * courseware, `teacher_ink` for feedback. Other students see a card of the wall once a teacher has approved it.
 */

const mark = z.strictObject({ kind: z.literal('mark'), points: z.string() });
const erased = z.strictObject({ kind: z.literal('erased'), is_on: z.boolean() });
const moved = z.strictObject({ kind: z.literal('moved'), to: z.string() });
const inkValue = z.discriminatedUnion('kind', [mark, erased, moved]);
export type InkValue = z.infer<typeof inkValue>;

const isFrozen = (control: unknown): boolean =>
  (control as { is_frozen: boolean } | null)?.is_frozen === true;
const isOwnOrNew = (item: Item | undefined, writer: SpacePerson): boolean =>
  !item || item.entries[0].by.user_id === writer.user_id;

const presence = { value: z.strictObject({ x: z.number() }), isSeenBy: () => true };
const inkLimits = { items: 30_000, own_items: 30_000, item_bytes: 1_024 };

const ink = defineSpace<InkValue, unknown>({
  scope: 'attempt',
  value: inkValue,
  max: inkLimits,
  questionOf: (value) => (value.kind === 'mark' && value.points.startsWith('q2') ? 'q2' : 'q1'),
  presence,
});

/** Everybody may erase and move the items of all, unless a teacher has frozen the space. */
const shared = defineSpace<InkValue, unknown>({
  scope: 'courseware',
  value: inkValue,
  max: inkLimits,
  mayWrite: (item, value, writer, { control }) =>
    !isFrozen(control) && (value.kind === 'mark' ? isOwnOrNew(item, writer) : item !== undefined),
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
  if (value.kind !== 'card' || findErasure(item)) return null;
  const newestRuling = item.entries.findLast((entry) => entry.value.kind === 'ruling');
  const isApproved =
    newestRuling?.value.kind === 'ruling' &&
    newestRuling.value.state === 'approved' &&
    newestRuling.change > change;
  const maySeeUnapproved = viewer.role === 'teacher' || viewer.user_id === by.user_id;
  if (!isApproved && !maySeeUnapproved) return null;
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
    return isOwnOrNew(item, writer);
  },
  presence: { value: z.strictObject({ x: z.number() }), isSeenBy: ({ role }) => role === 'teacher' },
});

export type Board = { title: string };
const board = z.object({ title: z.string() });
const boardName = { en: 'Board', 'zh-hk': '畫板', 'zh-cn': '画板' };

const boardType: ActivityModel<Board, Board, Board, never> = {
  type: 'board',
  colour: '#b3266e',
  name: boardName,
  summary: boardName,
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
    settings: typeSettings,
    questions: () => [
      { id: 'q1', title: 'Draw', max_score: 5, marked_by: 'teacher' },
      { id: 'q2', title: 'Draw more', max_score: 5, marked_by: 'teacher' },
    ],
    public: board,
    toPublic: (content) => content,
    toKey: () => null,
    response: z.never(),
    mark: () => ({ q1: 0, q2: 0 }),
    spaces: { ink, shared, wall, teacher_ink: { ...ink, scope: 'feedback' } },
    control: z.strictObject({ is_frozen: z.boolean() }),
  },
  report: {
    summarize: (_content, _id, responses) => ({
      rows: [],
      unanswered: responses.filter(({ item_count = 0 }) => item_count === 0).map((each) => each.student_id),
    }),
  },
};

export const boardActivities = createActivities([...activities.models, forAnyContent(boardType)]);

/** A value of any kind, whose fields tests can read. */
export type BoardValue = SpaceValue & Record<string, unknown>;

type ShownMark = { value: BoardValue };

/** Applies the person's own unconfirmed write to a shown mark; null if it is erased. */
export function applyInkWrite(shown: ShownMark | undefined, mine: BoardValue): ShownMark | null {
  if (mine.kind === 'erased') return mine['is_on'] === true ? null : (shown ?? null);
  return mine.kind === 'moved' ? (shown ?? null) : { ...shown, value: mine };
}
