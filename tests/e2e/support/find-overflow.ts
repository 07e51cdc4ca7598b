import type { Page } from '@playwright/test';

/**
 * Lists content that needs sideways scrolling or is cut off at the side, one line for each.
 *
 * Only elements with `data-scrolls-sideways` (wide tables, strips of numbers or pictures) may scroll sideways, only those with
 * `data-pans` (pages that people move and zoom) may cut off, and they themselves have to fit. Names may end in an ellipsis. Axe checks that the keyboard reaches scrolling regions.
 */
export const findOverflow = (page: Page): Promise<string[]> => page.evaluate(listOverflow);

/** Runs in the page. */
export function listOverflow(): string[] {
  const { documentElement: root, body } = document;
  const width = root.clientWidth;
  const tolerance = 1;

  const describe = (element: Element) => {
    const text = (element.textContent ?? '').trim().slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? element.id} '${text}'`;
  };
  const mayScroll = (element: Element) => element.matches('[data-scrolls-sideways], input, textarea');
  const isBeyond = ({ left, right }: DOMRect, from: number, to: number) =>
    left < from - tolerance || right > to + tolerance;

  /** The closest box around `element` that cuts off or scrolls wider content; not the page itself. */
  const findClip = (element: Element): Element | undefined => {
    for (let at = element.parentElement; at && at !== body; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      if (overflowX !== 'visible') return at;
      if (position === 'fixed') return undefined;
    }
    return undefined;
  };

  const findWidePage = (): string[] => {
    const widest = Math.max(root.scrollWidth, body.scrollWidth);
    return widest > width + tolerance ? [`the page is ${widest} px wide in ${width}`] : [];
  };

  /** Text for screen readers is clipped to nothing, by a class, a media query or Mantine's own style. */
  const isVisuallyHidden = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
      const { clip, clipPath } = getComputedStyle(at);
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true;
    }
    return false;
  };

  const findBeyondWindow = (element: Element): string[] => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !isBeyond(box, 0, width)) return [];
    const scrolls = element.matches('[data-scrolls-sideways]');
    if (!scrolls && getComputedStyle(element).position !== 'fixed' && findClip(element)) return [];
    return [`${describe(element)} lies at ${Math.round(box.left)}–${Math.round(box.right)} px of ${width}`];
  };

  // Sizes are read first, because most boxes hold what is in them, and reading styles takes far longer.
  const isWider = (box: Element) => box.scrollWidth > box.clientWidth + tolerance;

  const findSidewaysScroll = (element: Element): string[] => {
    if (!isWider(element) || mayScroll(element)) return [];
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') return [];
    return [`${describe(element)} scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth}`];
  };

  const isShown = (owner: Element): boolean =>
    owner.checkVisibility({
      contentVisibilityAuto: true,
      visibilityProperty: true,
      opacityProperty: true,
    }) && !isVisuallyHidden(owner);

  /** Rectangles of words and controls. Whether they are shown takes longer to find out than where they lie. */
  const listContent = (box: Element): { owner: Element; rect: DOMRect }[] => {
    const controls = [...box.querySelectorAll('a, button, input, select, textarea, label:has(> input)')].map(
      (owner) => ({
        owner,
        rect: owner.getBoundingClientRect(),
      }),
    );
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement || (node.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      controls.push({ owner: node.parentElement, rect: range.getBoundingClientRect() });
    }
    return controls.filter(({ rect }) => rect.width > 0);
  };

  /** Finds words and controls that stick out of a box with hidden overflow, unless they end in an ellipsis. */
  const findCutOff = (box: Element): string[] => {
    if (!isWider(box)) return [];
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    if (!cuts || box === body || box.matches('[data-pans]') || isVisuallyHidden(box)) return [];
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return [];
    const { left, right } = box.getBoundingClientRect();
    return listContent(box)
      .filter(
        ({ owner, rect }) =>
          isBeyond(rect, left, right) && (owner === box || findClip(owner) === box) && isShown(owner),
      )
      .map(({ owner }) => `${describe(owner)} is cut off by ${describe(box)}`);
  };

  /** Some letters are taller than their line. */
  const sticksOut = (rect: DOMRect, box: DOMRect, fontSize: string): boolean => {
    const slack = Number.parseFloat(fontSize) * 0.25;
    return rect.top < box.top - slack || rect.bottom > box.bottom + slack;
  };

  /** Signs that hang over the edge of a small control are placed there. */
  const isPlaced = (owner: Element, box: Element): boolean => {
    for (let at: Element | null = owner; at && at !== box; at = at.parentElement)
      if (getComputedStyle(at).position === 'absolute') return true;
    return false;
  };

  /** Finds words that a box cuts off above or below, and those that need more lines than their control has. */
  const findCutLines = (box: Element): string[] => {
    if (box.scrollHeight <= box.clientHeight + tolerance) return [];
    const { display, overflowY, webkitLineClamp, fontSize } = getComputedStyle(box);
    const cuts = overflowY === 'hidden' || overflowY === 'clip';
    const isControl = box.matches('button, a[href], summary') && display !== 'inline';
    if ((!cuts && !isControl) || box === body || webkitLineClamp !== 'none') return [];
    if (box.matches('[data-pans]') || isVisuallyHidden(box)) return [];
    const edges = box.getBoundingClientRect();
    return listContent(box)
      .filter(
        ({ owner, rect }) =>
          sticksOut(rect, edges, fontSize) &&
          (owner === box || (cuts ? findClip(owner) === box : !isPlaced(owner, box))) &&
          isShown(owner),
      )
      .map(({ owner }) => `${describe(owner)} sticks out of ${describe(box)} above or below`);
  };

  /** Finds names that end early, and whose whole is nowhere to be read. */
  const findCutNames = (box: Element): string[] => {
    const isTaller = box.scrollHeight > box.clientHeight + 4;
    if (!isWider(box) && !isTaller) return [];
    const { textOverflow, webkitLineClamp } = getComputedStyle(box);
    const endsEarly =
      (textOverflow === 'ellipsis' && isWider(box)) || (webkitLineClamp !== 'none' && isTaller);
    if (!endsEarly || box.matches('input, textarea, select') || isVisuallyHidden(box)) return [];
    // The whole is in a title, or opens by a press.
    if (box.closest('[title], [aria-label], [aria-expanded]') || box.querySelector('[title]')) return [];
    return [`${describe(box)} ends early, without a title`];
  };

  /** Finds text that sticks out of a card on its right side. */
  const findBeyondCard = (card: Element): string[] => {
    if (!isWider(card)) return [];
    const { boxShadow, overflowX } = getComputedStyle(card);
    if (boxShadow === 'none' || overflowX !== 'visible') return [];
    const { right: edge } = card.getBoundingClientRect();
    return listContent(card)
      .filter(
        ({ owner, rect }) =>
          rect.right > edge + tolerance &&
          getComputedStyle(owner).overflowX === 'visible' &&
          !findClip(owner) &&
          isShown(owner),
      )
      .map(({ owner, rect }) => `${describe(owner)} leaves its card by ${Math.round(rect.right - edge)} px`);
  };

  const found = findWidePage();
  for (const element of body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    found.push(...findBeyondWindow(element));
    if (!(element instanceof HTMLElement)) continue;
    found.push(
      ...findSidewaysScroll(element),
      ...findCutOff(element),
      ...findCutLines(element),
      ...findCutNames(element),
      ...findBeyondCard(element),
    );
  }
  return [...new Set(found)];
}
