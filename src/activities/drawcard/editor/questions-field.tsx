import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { AddRow } from '#parts/quiz-questions/editor-fields/add-row.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { questionsMax } from '../limits.ts';
import { addTo, createQuestion, moveIn } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { ListError } from './list-error.tsx';
import type { PartProps } from './part-props.ts';
import { QuestionFields } from './question-fields.tsx';

type QuestionsFieldProps = PartProps & {
  /** Number of the question whose rubric the teacher wants to see. */
  openRubric: number | undefined;
};

/** The question cards: each has a page of its own. */
export function QuestionsField(props: QuestionsFieldProps) {
  const { task, errorAt, onChange, openRubric } = props;
  const t = useMessages(editorMessages);
  const { questions } = task;
  return (
    <fieldset className={styles.list}>
      <legend>{t('questions')}</legend>
      <SortableList
        ids={questions.map(({ id }) => id)}
        onMove={(from, to) => onChange(moveIn('questions', from, to))}
      >
        {questions.map((question, index) => (
          <QuestionFields
            {...props}
            key={question.id}
            question={question}
            index={index}
            isRubricAskedFor={openRubric === index}
          />
        ))}
      </SortableList>
      <AddRow
        label={t('add_question')}
        isFull={questions.length >= questionsMax}
        field="questions"
        onAdd={() => onChange(addTo('questions', createQuestion()))}
      />
      <ListError error={errorAt('questions')} />
    </fieldset>
  );
}
