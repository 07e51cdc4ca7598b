/** Prints pages, each on a sheet of its own, through the browser: it makes a PDF of them as well. */

/** How long the pictures of the pages may take. */
const loadMaxMs = 10_000;
const bodyStyle = 'margin: 0';
const sheetStyle = 'break-after: page; break-inside: avoid; display: block; width: 100%; max-height: 100vh';
const captionStyle = 'margin: 0; font: 600 5mm/8mm system-ui, sans-serif; break-after: avoid';
const captionedSheetStyle = sheetStyle.replace('100vh', 'calc(100vh - 9mm)');

async function waitForImages(sheets: Document): Promise<void> {
  const images = [...sheets.querySelectorAll('image')].map(
    (image) =>
      new Promise((resolve) => {
        const probe = new Image();
        probe.onload = resolve;
        probe.onerror = resolve;
        probe.src = image.getAttribute('href') ?? '';
      }),
  );
  await Promise.race([Promise.all(images), new Promise((resolve) => setTimeout(resolve, loadMaxMs))]);
}

/** A page, as `toSvg` makes it, with what stands above it. */
export type Sheet = { svg: string; caption?: string };

export async function printPages(pages: readonly Sheet[], title: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText =
    'position: fixed; inset: 0 auto auto 0; width: 0; height: 0; border: 0; visibility: hidden';
  document.body.append(frame);
  const sheets = frame.contentDocument;
  const view = frame.contentWindow;
  if (!sheets || !view) return frame.remove();
  sheets.title = title;
  sheets.body.style.cssText = bodyStyle;
  for (const { svg, caption } of pages) {
    if (caption !== undefined) {
      const heading = sheets.createElement('p');
      heading.textContent = caption;
      heading.style.cssText = captionStyle;
      sheets.body.append(heading);
    }
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    parsed.setAttribute('style', caption === undefined ? sheetStyle : captionedSheetStyle);
    sheets.body.append(sheets.importNode(parsed, true));
  }
  await waitForImages(sheets);
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true });
  view.focus();
  view.print();
}
