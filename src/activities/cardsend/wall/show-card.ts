import { type Entry, findErasure, findNewest, type Item, type SpacePerson } from '#form/space.ts';
import type { Wall } from '../model.ts';
import { createTimeKey } from './card-order.ts';
import { findFoulWord } from './find-foul-word.ts';
import type { ShownCard } from './shown-cards.ts';
import type { CardValue, WallValue } from './wall-values.ts';

/** Forms of a card for each viewer. All cards leave the server through here: no other code keeps a card hidden. */

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

/** The card as this viewer may see it; null if the viewer may not see it. */
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
