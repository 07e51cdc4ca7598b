import { useId, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './section.module.css';
import { sectionViewMessages } from './section-messages.ts';
import { hasText, type SectionProps, SectionText, useSectionName } from './section-text.tsx';

type SectionViewProps = SectionProps & {
  /** With one question at a time: it can be folded on a phone, and scrolls beside the question on a wide screen. */
  isBeside?: boolean;
};

/** What stands above the questions of a section. */
export function SectionView({ isBeside = false, ...props }: SectionViewProps) {
  const { section } = props;
  const headingId = useId();
  const name = useSectionName(section);
  if (isBeside && hasText(section)) return <FoldableSection {...props} />;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {name}
      </h2>
      <SectionText {...props} />
    </section>
  );
}

function FoldableSection(props: SectionProps) {
  const t = useMessages(sectionViewMessages);
  const headingId = useId();
  const textId = useId();
  const name = useSectionName(props.section);
  const [isFolded, setFolded] = useState(false);
  return (
    <section
      className={`${styles.section} ${styles.beside}`}
      aria-labelledby={headingId}
      data-folded={isFolded || undefined}
    >
      <header className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {name}
        </h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls={textId}
          aria-label={`${t(isFolded ? 'unfold' : 'fold')}: ${name}`}
          onClick={() => setFolded(!isFolded)}
        >
          {t(isFolded ? 'unfold' : 'fold')}
        </button>
      </header>
      {/* On a wide screen it scrolls by itself, also with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div id={textId} className={styles.text} role="group" aria-labelledby={headingId} tabIndex={0}>
        <SectionText {...props} />
      </div>
    </section>
  );
}
