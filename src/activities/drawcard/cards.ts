/** Answer cards by name and by response. Free of zod, for players, too. */

type NamedCard = { id: string; text: string; picture: { alt: string } | null };

/** Its text, else the description of its picture, else its number. */
export function nameCard(cards: readonly NamedCard[], id: string): string {
  const index = cards.findIndex((card) => card.id === id);
  const card = cards[index];
  return card?.text.trim() || card?.picture?.alt.trim() || `#${index + 1}`;
}

export const nameCards = (cards: readonly NamedCard[], ids: readonly string[]): string =>
  ids.map((id) => nameCard(cards, id)).join(', ');

/** Those that exist, each once, in the order of the cards. */
export const orderCards = (cards: readonly { id: string }[], ids: readonly unknown[]): string[] =>
  cards.map(({ id }) => id).filter((id) => ids.includes(id));

/** The list of cards in a response of any shape; empty if there is none. */
function readItems(response: unknown): readonly unknown[] {
  if (typeof response !== 'object' || response === null || !('cards' in response)) return [];
  return Array.isArray(response.cards) ? response.cards : [];
}

/** The cards of a response of any shape, as those above. */
export const readPlaced = (cards: readonly { id: string }[], response: unknown): string[] =>
  orderCards(cards, readItems(response));

/**
 * Without network a device may know less of the board than of the answer, because it keeps the board now and then only: then
 * the answer is what it was, with what has been placed and taken away since.
 */
export function changePlaced(
  given: readonly string[],
  was: readonly string[],
  now: readonly string[],
): string[] {
  const added = now.filter((id) => !was.includes(id));
  return [...given, ...added].filter((id) => now.includes(id) || !was.includes(id));
}
