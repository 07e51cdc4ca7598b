import { toPublicSection } from '../../sections/public-sections.ts';
import type { Section } from '../../sections/schema.ts';
import { hasText, SectionText, useSectionName } from '../section/section-text.tsx';
import styles from './section-note.module.css';

/** For teachers: what stands above the questions of a section, folded until it is needed. */
export function SectionNote({ section, mediaUrl }: { section: Section; mediaUrl: (url: string) => string }) {
  const shown = toPublicSection(section);
  const name = useSectionName(shown);
  if (!hasText(shown)) return <p className={styles.heading}>{name}</p>;
  return (
    <details className={styles.note}>
      <summary className={styles.heading}>{name}</summary>
      <div className={styles.text}>
        <SectionText section={shown} mediaUrl={mediaUrl} />
      </div>
    </details>
  );
}
