import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import type { Marking } from './marking-items.ts';
import { markingMessages } from './messages.ts';

export type Guide = Marking['guides'][number];

/** The sum of the chosen lines of a rubric, as text for the score field. */
export function sumPoints({ rubric }: Guide, chosenLines: ReadonlySet<number>): string {
  const points = rubric.reduce((sum, line, index) => sum + (chosenLines.has(index) ? line.points : 0), 0);
  return String(Math.round(points * 2) / 2);
}

type MarkingGuideProps = {
  guide: Guide;
  chosenLines: ReadonlySet<number>;
  onToggle: (index: number) => void;
};

/** The model answer, and the rubric whose points can be clicked. */
export function MarkingGuide({ guide, chosenLines, onToggle }: MarkingGuideProps) {
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  return (
    <>
      {guide.rubric.length > 0 && (
        <section aria-label={t('rubric')}>
          <h3>{t('rubric')}</h3>
          <ol className={styles.rubric}>
            {guide.rubric.map((line, index) => (
              <li key={line.text}>
                <button
                  type="button"
                  className={styles.phrase}
                  aria-pressed={chosenLines.has(index)}
                  onClick={() => onToggle(index)}
                >
                  <kbd>⇧{index + 1}</kbd> <span>{line.text}</span>{' '}
                  <b>{t('points', { points: number(line.points) })}</b>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {guide.model_answer !== '' && (
        <details open>
          <summary>{t('model_answer')}</summary>
          <p className={styles.modelAnswer}>{guide.model_answer}</p>
        </details>
      )}
    </>
  );
}
