import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A line a little above the middle of the screen: the question that crosses it is the one being read. */
const readingLine = '-40% 0px -59% 0px';

/** The browser scrolls to a focused element; questions that pass the line on the way are not being read. */
const focusScrollMs = 500;

/** Scrolling by hand means reading, also just after the focus moved. */
const manualScrollEvents = ['wheel', 'touchmove'];

/** Calls `onShow` with the index of the child of `page` that is on screen or has the focus, each time it changes. */
export function useShownQuestion(page: RefObject<HTMLElement | null>, onShow: (index: number) => void): void {
  const reportShown = useEffectEvent(onShow);

  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    let shownIndex = -1;
    let focusedAt = Number.NEGATIVE_INFINITY;
    const reportChild = (element: Element | null | undefined) => {
      const index = element ? [...root.children].indexOf(element) : -1;
      if (index === -1 || index === shownIndex) return;
      shownIndex = index;
      reportShown(index);
    };
    // The observer of the page's own window, because a preview shows the page inside a frame.
    const Observer = root.ownerDocument.defaultView?.IntersectionObserver ?? IntersectionObserver;
    const observer = new Observer(
      (entries) => {
        if (performance.now() - focusedAt < focusScrollMs) return;
        // A slow device reports several frames at once, the oldest first.
        const crossedEntries = entries.filter(({ isIntersecting }) => isIntersecting);
        reportChild(crossedEntries.at(-1)?.target);
      },
      { rootMargin: readingLine },
    );
    const onFocus = () => {
      focusedAt = performance.now();
      reportChild([...root.children].find((child) => child.matches(':focus-within')));
    };
    const onHandScroll = () => {
      focusedAt = Number.NEGATIVE_INFINITY;
    };
    reportChild(root.firstElementChild);
    for (const child of root.children) observer.observe(child);
    root.addEventListener('focusin', onFocus);
    for (const type of manualScrollEvents) root.addEventListener(type, onHandScroll, { passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      for (const type of manualScrollEvents) root.removeEventListener(type, onHandScroll);
    };
  }, [page]);
}
