import type { Page } from '@playwright/test';

/**
 * Finds what reaches beyond the window or out of its card, a line each.
 *
 * Only regions that say so may scroll sideways: sections with a name (wide tables), and the strip of question
 * numbers. That the keyboard reaches them is axe's to say.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    const width = root.clientWidth;
    const describe = (element: Element) => {
      const text = (element.textContent ?? '').trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? element.id} '${text}'`;
    };

    /** A box that cuts off or scrolls what is wider than itself; the page's own boxes may not hide anything. */
    const isCutIn = (box: Element | null): boolean => {
      for (let at = box; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at);
        if (overflowX !== 'visible') return true;
        if (position === 'fixed') return false;
      }
      return false;
    };

    const findBeyondWindow = (element: Element): string[] => {
      const { right, width: own } = element.getBoundingClientRect();
      if (own === 0 || right <= width + 1) return [];
      if (getComputedStyle(element).position !== 'fixed' && isCutIn(element.parentElement)) return [];
      return [`${describe(element)} ends at ${Math.round(right)} px of ${width}`];
    };

    const findSidewaysScroll = (element: Element): string[] => {
      const { overflowX } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      const isRegion = element.matches('section[aria-label], nav[aria-label] > ol, input, textarea');
      if (!scrolls || isRegion || element.scrollWidth <= element.clientWidth + 1) return [];
      return [`${describe(element)} scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth}`];
    };

    /** Text that leaves a card on its right side is as lost as text that leaves the window. */
    const findBeyondCard = (card: Element): string[] => {
      const { boxShadow, overflowX } = getComputedStyle(card);
      if (boxShadow === 'none' || overflowX !== 'visible') return [];
      const { right: edge } = card.getBoundingClientRect();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility() || parent.closest('.el-visually-hidden') || isCutIn(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { right } = range.getBoundingClientRect();
        if (right > edge + 1)
          found.push(`${describe(parent)} leaves its card by ${Math.round(right - edge)} px`);
      }
      return found;
    };

    const found = root.scrollWidth > width ? [`the page is ${root.scrollWidth} px wide in ${width}`] : [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      found.push(...findBeyondWindow(element), ...findSidewaysScroll(element), ...findBeyondCard(element));
    }
    return [...new Set(found)];
  });
}
