/** A same-origin frame with the styles of the page, into which React renders from outside. */

const blankPage = '<!doctype html><html><head></head><body></body></html>';

/** Copies the page's styles into the frame, including those that load later with the player. */
function mirrorStyles(target: Document): () => void {
  const copy = () => {
    const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]');
    const before = [...target.head.children];
    const adoptedStyles = new Set<Element>();
    for (const [at, style] of [...styles].entries()) {
      const wantedStyle = target.importNode(style, true);
      // Styles that exist already stay, so that nothing flickers.
      const same = before.find(
        (child) => !adoptedStyles.has(child) && child.outerHTML === wantedStyle.outerHTML,
      );
      const child = same ?? wantedStyle;
      adoptedStyles.add(child);
      if (target.head.children[at] !== child)
        target.head.insertBefore(child, target.head.children[at] ?? null);
    }
    for (const child of before) if (!adoptedStyles.has(child)) child.remove();
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Passes Escape on to the page around the frame, unless the player uses it. */
function forwardEscape(frame: HTMLIFrameElement, page: Document): void {
  page.addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
    if (key !== 'Escape' || defaultPrevented || isComposing || page.querySelector('dialog[open]')) return;
    frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

/** Adds a frame to `host`; `onReady` gets its document. Returns a function that removes it. */
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
    forwardEscape(frame, page);
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
