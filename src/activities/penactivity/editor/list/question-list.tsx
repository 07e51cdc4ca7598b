import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { QuestionFields } from '../../model.ts';
import type { DraftQuestion } from '../../questions.ts';
import { sumScores } from '../changes.ts';
import { editorMessages } from '../editor-messages.ts';
import panel from '../panel.module.css';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';

type QuestionListProps = {
  questions: readonly DraftQuestion[];
  chosenId: string | undefined;
  findIssueText: (field: string) => string | undefined;
  onChoose: (question: DraftQuestion) => void;
  onChange: (id: string, change: (fields: QuestionFields) => Partial<QuestionFields>) => void;
  onRemove: (id: string) => void;
};

/** The regions of all pages or, without any, the pages: their names and points, and how they are marked. */
export function QuestionList(props: QuestionListProps) {
  const { questions, chosenId, findIssueText, onChoose, onChange, onRemove } = props;
  const t = useMessages(editorMessages);
  const { number } = useFormats();
  const hasRegions = questions[0]?.kind === 'region';
  const sums = {
    count: questions.length,
    points: number(sumScores(questions.map(({ part }) => part))),
  };
  return (
    <section className={panel.panel} aria-label={t(hasRegions ? 'regions' : 'page_questions')}>
      <h2 className={panel.head}>
        {t(hasRegions ? 'regions' : 'page_questions')}{' '}
        <small>{t(hasRegions ? 'sum_regions' : 'sum_pages', sums)}</small>
      </h2>
      {!hasRegions && <p className={styles.hint}>{t('no_regions')}</p>}
      <ol className={styles.rows}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.part.id}
            question={question}
            number={index + 1}
            isChosen={question.part.id === chosenId}
            findIssueText={findIssueText}
            onChoose={() => onChoose(question)}
            onChange={(change) => onChange(question.part.id, change)}
            onRemove={question.kind === 'region' ? () => onRemove(question.part.id) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}
