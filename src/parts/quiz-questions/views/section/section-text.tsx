import { RichView } from '#parts/formatted-text/views/rich-view.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../../answer-parts/messages.ts';
import { drawZoomPicture } from '../../answer-parts/zoom-picture.tsx';
import type { PublicSection } from '../../sections/schema.ts';
import { LateSoundPlayer } from '../question/late-sound-player.tsx';
import styles from './section.module.css';
import { sectionViewMessages } from './section-messages.ts';

export type SectionProps = { section: PublicSection; mediaUrl: (url: string) => string };

export const hasText = ({ passage, sound }: PublicSection) => passage !== '' || sound !== undefined;

/** The heading, or what else the section is. */
export function useSectionName({ heading, passage, sound }: PublicSection): string {
  const t = useMessages(sectionViewMessages);
  const tShared = useMessages(messages);
  if (heading.trim() !== '') return heading;
  return passage === '' && sound ? tShared('sound') : t('passage');
}

/** The passage to read and the sound to listen to. */
export function SectionText({ section: { passage, sound }, mediaUrl }: SectionProps) {
  return (
    <>
      {sound && <LateSoundPlayer src={mediaUrl(sound.url)} />}
      {passage !== '' && (
        <div className={styles.passage}>
          {typeof passage === 'string' ? (
            passage
          ) : (
            <RichView tree={passage} mediaUrl={mediaUrl} drawPicture={drawZoomPicture} />
          )}
        </div>
      )}
    </>
  );
}
