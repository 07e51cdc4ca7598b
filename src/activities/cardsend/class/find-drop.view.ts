import type { CardPlace } from './move-card.ts';

/** The place under a point, counted among the cards other than the dragged one. */
export function findDrop(id: string, x: number, y: number): CardPlace | undefined {
  const elementsUnderPoint = document.elementsFromPoint(x, y);
  const columnElement = elementsUnderPoint
    .map((each) => each.closest<HTMLElement>('[data-column]'))
    .find((each) => each !== null);
  if (!columnElement?.dataset['column']) return undefined;
  const otherCards = [...columnElement.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (each) => each.dataset['card'] !== id,
  );
  const index = otherCards.findIndex((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    const isInRow = y < bottom && (x < (left + right) / 2 || y < (top + bottom) / 2);
    return y < top || isInRow;
  });
  return { column: columnElement.dataset['column'], index: index < 0 ? otherCards.length : index };
}
