import { useMessages } from '#ui/i18n/use-messages.ts';
import { inkMessages } from '../ink-messages.ts';
import { colourCodes } from '../palette.ts';
import { stampLineWidth, stampPaths, stampSquare, usualStampColour } from '../shape-paths.ts';
import type { StampChoice } from '../tool-choice.ts';
import styles from './toolbar.module.css';

export const stampKey = (choice: StampChoice): string =>
  choice.stamp === 'words' ? `words ${choice.words}` : choice.stamp;

/** What a stamp is called. */
export function useStampName(): (choice: StampChoice) => string {
  const t = useMessages(inkMessages);
  return (choice) => (choice.stamp === 'words' ? choice.words : t(choice.stamp));
}

export function StampFace({ stamp: choice }: { stamp: StampChoice }) {
  if (choice.stamp === 'words') return <span className={styles.wordStamp}>{choice.words}</span>;
  const code = colourCodes[usualStampColour[choice.stamp]];
  return (
    <svg viewBox={`0 0 ${stampSquare} ${stampSquare}`} width={24} height={24} aria-hidden="true">
      {stampPaths[choice.stamp].map(({ d, isFilled }) => (
        <path
          key={d}
          d={d}
          fill={isFilled ? code : 'none'}
          stroke={isFilled ? 'none' : code}
          strokeWidth={stampLineWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
