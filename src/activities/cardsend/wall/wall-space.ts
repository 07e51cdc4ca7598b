import { defineSpace, findErasure, type Item, type SpacePerson, type WriteConditions } from '#form/space.ts';
import { cardsMax, entryMaxBytes, guestLikesMax } from '../limits.ts';
import type { PublicWall } from '../model.ts';
import { showCard } from './show-card.ts';
import type { ShownCard } from './shown-cards.ts';
import { type CardValue, type WallValue, wallControl, wallValue } from './wall-values.ts';

/** The wall: one space of the whole courseware. Students send cards; teachers approve, hide, pin, move and remove them. */

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
