import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../messages.ts';
import { AllOnPage } from './all-on-page.tsx';
import { OneByOne } from './one-by-one.tsx';
import styles from './quiz-player.module.css';
import type { QuizProps } from './quiz-props.ts';

/** A row of questions to answer, or to look back at: for every type that asks some. */
export function QuizPlayer(props: QuizProps) {
  const t = useMessages(messages);
  const { layout, questions } = props.content;
  if (questions.length === 0) return <p className={styles.none}>{t('no_questions')}</p>;
  return (
    <div className={styles.quiz}>
      {layout === 'one_by_one' ? <OneByOne {...props} /> : <AllOnPage {...props} />}
    </div>
  );
}
