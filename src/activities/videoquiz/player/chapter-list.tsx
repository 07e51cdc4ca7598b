import { formatTime } from '#parts/video-view/strip.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicVideoQuiz } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type ChapterListProps = { chapters: PublicVideoQuiz['chapters']; onGo: (seconds: number) => void };

/** The chapters of the video; each leads to its beginning. */
export function ChapterList({ chapters, onGo }: ChapterListProps) {
  const t = useMessages(playerMessages);
  if (chapters.length === 0) return null;
  return (
    <nav className={styles.chapters} aria-label={t('chapters')}>
      <ol>
        {chapters.map(({ id, at_s, title }) => (
          <li key={id}>
            <button type="button" onClick={() => onGo(at_s)}>
              <span className={styles.time}>{formatTime(at_s)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
