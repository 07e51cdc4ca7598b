import { pressedKey } from '#ui/browser/pressed-key.ts';

/** A same-origin frame with the styles of the page, into which React renders from outside. */

const blankPage = '<!doctype html><html><head></head><body></body></html>';

/** Copies the page's styles into the frame, including those that load later with the player. */
function mirrorStyles(target: Document): () => void {
  const copyStyles = () => {
    const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]');
    const earlierChildren = [...target.head.children];
    const keptStyles = new Set<Element>();
    for (const [index, style] of [...styles].entries()) {
      const wantedStyle = target.importNode(style, true);
      // Styles that exist already stay, so that nothing flickers.
      const sameChild = earlierChildren.find(
        (child) => !keptStyles.has(child) && child.outerHTML === wantedStyle.outerHTML,
      );
      const child = sameChild ?? wantedStyle;
      keptStyles.add(child);
      if (target.head.children[index] !== child)
        target.head.insertBefore(child, target.head.children[index] ?? null);
    }
    for (const child of earlierChildren) if (!keptStyles.has(child)) child.remove();
  };
  copyStyles();
  const observer = new MutationObserver(copyStyles);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Passes Escape on to the page around the frame, unless the player uses it. */
function forwardEscape(frame: HTMLIFrameElement, frameDocument: Document): void {
  frameDocument.addEventListener('keydown', (event) => {
    const key = pressedKey(event);
    if (key !== 'Escape' || event.defaultPrevented || frameDocument.querySelector('dialog[open]')) return;
    frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

/** Adds a frame to `host`; `onReady` gets its document. Returns a function that removes it. */
export function openFrame(
  host: HTMLElement,
  className: string,
  onReady: (frameDocument: Document) => void,
): () => void {
  const frame = document.createElement('iframe');
  let stopMirroring: (() => void) | undefined;
  frame.className = className;
  frame.srcdoc = blankPage;
  frame.addEventListener('load', () => {
    const frameDocument = frame.contentDocument;
    if (!frameDocument) return;
    stopMirroring?.();
    stopMirroring = mirrorStyles(frameDocument);
    forwardEscape(frame, frameDocument);
    onReady(frameDocument);
  });
  host.append(frame);
  return () => {
    stopMirroring?.();
    frame.remove();
  };
}

export function describeFrame(
  frameDocument: Document,
  { title, lang }: { title: string; lang: string },
): void {
  frameDocument.documentElement.lang = lang;
  frameDocument.title = title;
  frameDocument.defaultView?.frameElement?.setAttribute('title', title);
}
