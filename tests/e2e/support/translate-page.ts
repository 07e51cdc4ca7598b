/**
 * Translates a page as browsers do: each text is taken out and an element with another text is put in its place, also for
 * texts that come later. Runs in the page: `page.addInitScript(translatePage)` or directly in a browser test.
 */
export function translatePage(): void {
  const translated = 'data-translated';
  const translateTexts = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest(`[${translated}], script, style, textarea, title`) || !text.data.trim())
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.setAttribute(translated, '');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateTexts(target);
      for (const node of addedNodes) if (node.isConnected) translateTexts(node);
    }
  });
  const start = (): void => {
    translateTexts(document.documentElement);
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
