import type { Place } from './move-card.ts';

/** The place under a point, among the cards other than the dragged one. */
export function findDrop(id: string, x: number, y: number): Place | undefined {
  const under = document.elementsFromPoint(x, y);
  const column = under
    .map((each) => each.closest<HTMLElement>('[data-column]'))
    .find((each) => each !== null);
  if (!column?.dataset['column']) return undefined;
  const otherCards = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (each) => each.dataset['card'] !== id,
  );
  const index = otherCards.findIndex((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    const isInRow = y < bottom && (x < (left + right) / 2 || y < (top + bottom) / 2);
    return y < top || isInRow;
  });
  return { column: column.dataset['column'], index: index < 0 ? otherCards.length : index };
}
