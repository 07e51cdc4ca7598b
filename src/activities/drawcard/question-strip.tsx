import { messages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import styles from './question-strip.module.css';

type QuestionStripProps = {
  /** In their order; `isAnswered` is absent where nobody answers. */
  questions: readonly { id: string; isAnswered?: boolean }[];
  currentIndex: number;
  onGo: (index: number) => void;
};

/** The question cards by number; nothing where there is one alone. */
export function QuestionStrip({ questions, currentIndex, onGo }: QuestionStripProps) {
  const t = useMessages(messages);
  if (questions.length < 2) return null;
  return (
    <nav aria-label={t('questions')} className={styles.strip} data-scrolls-sideways>
      {questions.map(({ id, isAnswered }, index) => {
        const state = isAnswered === undefined ? [] : [t(isAnswered ? 'answered' : 'not_answered')];
        return (
          <button
            key={id}
            type="button"
            className={styles.number}
            aria-current={index === currentIndex ? 'step' : undefined}
            aria-label={[t('question_number', { number: index + 1 }), ...state].join(', ')}
            onClick={() => onGo(index)}
          >
            {index + 1}
            {isAnswered && (
              <span className={styles.sign}>
                <TickIcon size="0.75rem" />
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
