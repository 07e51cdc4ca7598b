/** A same-origin frame with the page's own styles, for content rendered from outside of it. */

const blankPage = '<!doctype html><html><head></head><body></body></html>';

/** Keeps the page's styles in the frame, also those that load later with the player. */
function mirrorStyles(target: Document): () => void {
  const copy = () => {
    const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]');
    const before = [...target.head.children];
    const kept = new Set<Element>();
    for (const [at, style] of [...styles].entries()) {
      const wanted = target.importNode(style, true);
      // What is there already stays, so that nothing flickers while a stylesheet loads again.
      const same = before.find((child) => !kept.has(child) && child.outerHTML === wanted.outerHTML);
      const child = same ?? wanted;
      kept.add(child);
      if (target.head.children[at] !== child)
        target.head.insertBefore(child, target.head.children[at] ?? null);
    }
    for (const child of before) if (!kept.has(child)) child.remove();
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Escape closes what is open around the frame, unless it has a use inside. */
function passEscapeOn(frame: HTMLIFrameElement, page: Document): void {
  page.addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
    if (key !== 'Escape' || defaultPrevented || isComposing || page.querySelector('dialog[open]')) return;
    frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

/** Puts a frame into `host`; `onReady` gets its document. Call the result to take it away again. */
export function openFrame(
  host: HTMLElement,
  className: string,
  onReady: (page: Document) => void,
): () => void {
  const frame = document.createElement('iframe');
  let stop: (() => void) | undefined;
  frame.className = className;
  frame.srcdoc = blankPage;
  frame.addEventListener('load', () => {
    const page = frame.contentDocument;
    if (!page) return;
    stop?.();
    stop = mirrorStyles(page);
    passEscapeOn(frame, page);
    onReady(page);
  });
  host.append(frame);
  return () => {
    stop?.();
    frame.remove();
  };
}

export function describeFrame(page: Document, { title, lang }: { title: string; lang: string }): void {
  page.documentElement.lang = lang;
  page.title = title;
  page.defaultView?.frameElement?.setAttribute('title', title);
}
