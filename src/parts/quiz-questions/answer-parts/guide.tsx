import type { MarkingGuide } from '#form/activity-type.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './guide.module.css';
import { guideMessages } from './guide-messages.ts';

/** The model answer and the rubric, once they may be shown. */
export function Guide({ guide }: { guide: MarkingGuide }) {
  const t = useMessages(guideMessages);
  const { number } = useFormats();
  const { model_answer, rubric } = guide;
  if (model_answer === '' && rubric.length === 0) return null;
  return (
    <dl className={styles.key}>
      {model_answer && <dt>{t('model_answer')}</dt>}
      {model_answer && <dd className={styles.model}>{model_answer}</dd>}
      {rubric.length > 0 && <dt>{t('rubric')}</dt>}
      {rubric.map(({ text, points }) => (
        <dd key={text} className={styles.line}>
          <span>{text}</span>
          <span className={styles.points}>{t('points', { count: number(points) })}</span>
        </dd>
      ))}
    </dl>
  );
}
