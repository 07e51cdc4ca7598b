import {
  defineSpace,
  type Entry,
  findErasure,
  findNewest,
  type Item,
  type SpacePerson,
  type WriteConditions,
} from '#form/space.ts';
import { cardsMax, entryMaxBytes, guestLikesMax } from '../limits.ts';
import type { PublicWall, Wall } from '../model.ts';
import { createTimeKey } from './card-order.ts';
import { findFoulWord } from './find-foul-word.ts';
import type { ShownCard } from './shown-cards.ts';
import { type CardValue, type WallValue, wallControl, wallValue } from './wall-values.ts';

/**
 * The wall: one space of the whole courseware. Students send cards; teachers approve, hide, pin, move and remove them. What
 * each viewer sees of a card comes first, then who may write what.
 */

type CardEntry = Entry<WallValue> & { value: CardValue };

function findCard({ entries: [foundingEntry] }: Item<WallValue>): CardEntry | undefined {
  const { value } = foundingEntry;
  return value.kind === 'card' ? { ...foundingEntry, value } : undefined;
}

type StateWithReason = Pick<ShownCard, 'state' | 'waits_for'>;

/** An approval counts only for the version that the teacher saw; a hidden card stays hidden in all versions. */
function findState(item: Item<WallValue>, { value, change }: CardEntry, content: Wall): StateWithReason {
  const ruling = findNewest(item, 'ruling')?.value;
  const isRuled = ruling?.kind === 'ruling';
  if (isRuled && ruling.state === 'hidden') return { state: 'hidden', waits_for: null };
  if (isRuled && ruling.version === change) return { state: 'open', waits_for: null };
  const foulWord = findFoulWord(value.text, content.checked_words);
  const waits_for = foulWord === undefined ? (content.needs_approval ? 'approval' : null) : 'word';
  return { state: waits_for ? 'waiting' : 'open', waits_for };
}

/** The place chosen by a teacher, else by the author; in the first column if that column no longer exists. */
function findCardPlace(item: Item<WallValue>, { value }: CardEntry, { columns }: Wall) {
  const lastMove = findNewest(item, 'moved')?.value;
  const chosenPlace =
    lastMove?.kind === 'moved'
      ? lastMove
      : { column: value.column, order: createTimeKey(item.founded_at, item.id) };
  const column = columns.find(({ id }) => id === chosenPlace.column) ?? columns[0];
  return { column: column?.id ?? '', order: chosenPlace.order };
}

function countLikes(item: Item<WallValue>, viewer: SpacePerson) {
  const likes = item.entries.filter(({ value }) => value.kind === 'like' && value.is_on);
  return { likes: likes.length, is_liked: likes.some(({ by }) => by.user_id === viewer.user_id) };
}

function isPinned(item: Item<WallValue>): boolean {
  const pin = findNewest(item, 'pin')?.value;
  return pin?.kind === 'pin' && pin.is_on;
}

/**
 * The card as this viewer may see it; null if the viewer may not see it. All cards leave the server through here: no other
 * code keeps a card hidden.
 */
export function showCard(item: Item<WallValue>, viewer: SpacePerson, content: unknown): ShownCard | null {
  const wall = content as Wall;
  const card = findCard(item);
  if (!card || findErasure(item)) return null;
  const cardState = findState(item, card, wall);
  const is_own = card.by.user_id === viewer.user_id;
  const isTeacher = viewer.role === 'teacher';
  if (cardState.state !== 'open' && !is_own && !isTeacher) return null;
  const { text, picture } = card.value;
  return {
    text,
    picture,
    ...findCardPlace(item, card, wall),
    at: item.founded_at,
    by: isTeacher || is_own || !wall.is_anonymous ? card.by.user_id : null,
    is_own,
    ...cardState,
    is_pinned: isPinned(item),
    ...countLikes(item, viewer),
    version: isTeacher ? card.change : 0,
  };
}

function isFrozen(control: unknown): boolean {
  const parsedControl = wallControl.safeParse(control);
  return parsedControl.success && parsedControl.data.is_frozen;
}

function fitsRules({ text, picture, column }: CardValue, wall: PublicWall): boolean {
  const isEmpty = text.trim() === '' && picture === null;
  const isShortEnough = Array.from(text).length <= wall.card_length;
  const columnExists = wall.columns.some(({ id }) => id === column);
  return !isEmpty && isShortEnough && columnExists && (picture === null || wall.allows_pictures);
}

/** How many of these people like the card. */
const countLikesOf = ({ entries }: Item<WallValue>, userIds: ReadonlySet<number>): number =>
  entries.filter(({ by, value }) => value.kind === 'like' && value.is_on && userIds.has(by.user_id)).length;

function mayStudentWrite(
  item: Item<WallValue> | undefined,
  value: WallValue,
  writer: SpacePerson,
  { content, control, guestIds }: WriteConditions,
): boolean {
  const wall = content as PublicWall;
  if (isFrozen(control)) return false;
  const isOwn = !item || item.entries[0].by.user_id === writer.user_id;
  const eraserId = item && findErasure(item)?.by.user_id;
  // Students cannot restore a card that a teacher has removed.
  if (eraserId !== undefined && eraserId !== writer.user_id) return false;
  if (value.kind === 'card') return isOwn && fitsRules(value, wall);
  if (!item) return false;
  if (value.kind === 'erased') return isOwn;
  if (value.kind !== 'like' || isOwn) return false;
  if (value.is_on && guestIds?.has(writer.user_id) && countLikesOf(item, guestIds) >= guestLikesMax)
    return false;
  return wall.allows_likes && showCard(item, writer, content) !== null;
}

export const wallSpace = defineSpace<WallValue, ShownCard>({
  scope: 'courseware',
  value: wallValue,
  max: {
    items: cardsMax,
    own_items: (content) => (content as PublicWall).cards_each,
    item_bytes: entryMaxBytes,
  },
  mayWrite: (item, value, writer, conditions) => {
    if (writer.role === 'student') return mayStudentWrite(item, value, writer, conditions);
    if (value.kind === 'card' || value.kind === 'like') return false;
    return item !== undefined;
  },
  show: showCard,
  listPeople: ({ by }) => (by === null ? [] : [by]),
  files: {
    listKinds: (content) => ((content as PublicWall).allows_pictures ? ['picture'] : []),
    listIdsInValue: (value) => (value.kind === 'card' && value.picture ? [value.picture.id] : []),
    listIdsInShown: ({ picture }) => (picture ? [picture.id] : []),
  },
});
