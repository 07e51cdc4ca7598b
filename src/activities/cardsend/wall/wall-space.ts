import { defineSpace, findErased, type Item, type SpaceMoment, type SpacePerson } from '../../space.ts';
import { cardsMax, entryMaxBytes } from '../limits.ts';
import type { PublicWall } from '../model.ts';
import { type ShownCard, showCard } from './show-card.ts';
import { type CardValue, type WallValue, wallControl, wallValue } from './wall-values.ts';

/** The wall: one space of the whole courseware. Students send cards; teachers approve, hide, pin, move and remove them. */

function isFrozen(control: unknown): boolean {
  const parsed = wallControl.safeParse(control);
  return parsed.success && parsed.data.is_frozen;
}

function fitsRules({ text, picture, column }: CardValue, wall: PublicWall): boolean {
  const isEmpty = text.trim() === '' && picture === null;
  const hasRoom = Array.from(text).length <= wall.card_length;
  const hasColumn = wall.columns.some(({ id }) => id === column);
  return !isEmpty && hasRoom && hasColumn && (picture === null || wall.allows_pictures);
}

function mayStudentWrite(
  item: Item<WallValue> | undefined,
  value: WallValue,
  writer: SpacePerson,
  { content, control }: SpaceMoment,
): boolean {
  const wall = content as PublicWall;
  if (isFrozen(control)) return false;
  const isOwn = !item || item.entries[0].by.user_id === writer.user_id;
  const erasedBy = item && findErased(item)?.by.user_id;
  // Students cannot restore a card that a teacher has removed.
  if (erasedBy !== undefined && erasedBy !== writer.user_id) return false;
  if (value.kind === 'card') return isOwn && fitsRules(value, wall);
  if (!item) return false;
  if (value.kind === 'erased') return isOwn;
  if (value.kind !== 'like' || isOwn) return false;
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
  mayWrite: (item, value, writer, now) => {
    if (writer.role === 'student') return mayStudentWrite(item, value, writer, now);
    if (value.kind === 'card' || value.kind === 'like') return false;
    return item !== undefined;
  },
  show: showCard,
  peopleIn: ({ by }) => (by === null ? [] : [by]),
  files: {
    kinds: (content) => ((content as PublicWall).allows_pictures ? ['picture'] : []),
    inValue: (value) => (value.kind === 'card' && value.picture ? [value.picture.id] : []),
    inShown: ({ picture }) => (picture ? [picture.id] : []),
  },
});
