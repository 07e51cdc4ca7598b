import type { RichText } from '../rich-text.ts';
import { LateRichView } from './late-rich-view.tsx';

type FormattedProps = {
  text: RichText;
  className?: string | undefined;
  mediaUrl: (url: string) => string;
};

/** A text, with its formatting if it has some. */
export function Formatted({ text, className, mediaUrl }: FormattedProps) {
  return (
    <div className={className}>
      {typeof text === 'string' ? text : <LateRichView tree={text} mediaUrl={mediaUrl} />}
    </div>
  );
}
