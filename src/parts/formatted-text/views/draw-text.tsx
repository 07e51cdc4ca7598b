import type { ReactNode } from 'react';
import type { RichText } from '../rich-text.ts';
import { LateRichView } from './late-rich-view.tsx';
import type { DrawPicture } from './rich-view.tsx';

/** What to put into an element for a text, which may have formatting: words, or paragraphs, lists and tables. */
export function drawText(
  text: RichText,
  mediaUrl: (url: string) => string,
  drawPicture?: DrawPicture,
): ReactNode {
  return typeof text === 'string' ? (
    text
  ) : (
    <LateRichView tree={text} mediaUrl={mediaUrl} drawPicture={drawPicture} />
  );
}
