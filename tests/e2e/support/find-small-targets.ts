import type { Page } from '@playwright/test';

/** Lists what is touched and smaller than a fingertip, 44 × 44 px. Links inside running text may be. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=checkbox], [role=tab], [role=menuitem], [role=option], [role=slider]';
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** A touch on a label is one on its field. */
    const listAreas = (element: Element): Element[] => [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ];
    const isLarge = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width >= least && height >= least;
    };
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    return [...document.body.querySelectorAll(controls)]
      .filter((element) => {
        const areas = listAreas(element).filter((area) => !isHidden(area));
        return areas.length > 0 && !areas.some(isLarge) && !isInText(element);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} '${name.slice(0, 30)}' is ${Math.round(width)} × ${Math.round(height)} px`;
      });
  });
}
