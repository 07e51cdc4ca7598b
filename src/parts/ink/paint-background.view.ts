import { type InkPage, listRuledLines, type PageSize } from './pages.ts';
import type { PictureStore } from './picture-store.view.ts';

export const paper = '#ffffff';
const ruling = '#c9d6e4';
function paintPicture(context: CanvasRenderingContext2D, image: HTMLImageElement, page: PageSize): void {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(page.width / naturalWidth, page.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  context.drawImage(image, (page.width - width) / 2, (page.height - height) / 2, width, height);
}

/** What lies below the ink of a page, on a canvas whose units are those of the page. */
export function paintBackground(
  context: CanvasRenderingContext2D,
  page: InkPage,
  pictures: PictureStore,
): void {
  context.fillStyle = paper;
  context.fillRect(0, 0, page.width, page.height);
  if (page.background.kind === 'picture') {
    const image = pictures.find({ url: page.background.url });
    if (image) paintPicture(context, image, page);
    return;
  }
  const lines = listRuledLines(page.background.kind, page);
  if (lines.length === 0) return;
  context.strokeStyle = ruling;
  context.lineWidth = 1;
  context.beginPath();
  for (const [x1, y1, x2, y2] of lines) {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  }
  context.stroke();
}
