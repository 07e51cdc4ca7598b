import { Chip } from '@mantine/core';
import { GuideFields } from '#parts/drawing-tasks/editor/guide-fields.tsx';
import { PromptField } from '#parts/drawing-tasks/editor/prompt-field.tsx';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { RemoveRow } from '#parts/quiz-questions/editor-fields/remove-row.tsx';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { nameCard } from '../cards.ts';
import type { AnswerCard, TaskQuestion } from '../model.ts';
import { changeIn, removeFrom } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import type { PartProps } from './part-props.ts';

type QuestionFieldsProps = PartProps & { question: TaskQuestion; index: number; isRubricAskedFor: boolean };

/** One question card: what to do, its points, and which cards are right. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { task, question, index, errorAt, onChange, uploadFile, isRubricAskedFor } = props;
  const t = useMessages(editorMessages);
  const number = index + 1;
  const path = `questions.${index}.`;
  const { item, handle } = useSortableItem(question.id, t('move_question', { number }));
  const update = (change: (current: TaskQuestion) => Partial<TaskQuestion>) =>
    onChange(changeIn('questions', question.id, (current) => ({ ...current, ...change(current) })));
  const errorBelow = (field: string) => errorAt(`${path}${field}`);
  return (
    <section {...item} className={styles.question} aria-label={t('question', { number })}>
      <div className={styles.head}>
        {handle}
        <h2>{t('question', { number })}</h2>
        <RemoveRow
          label={t('remove_question', { number })}
          disabled={task.questions.length === 1}
          onRemove={() => onChange(removeFrom('questions', question.id))}
        />
      </div>
      <PromptField
        prompt={question.prompt}
        picture={question.picture}
        label={t('prompt')}
        placeholder={t('prompt_placeholder')}
        error={errorBelow('prompt')}
        path={path}
        uploadFile={uploadFile}
        onPrompt={(prompt) => update(() => ({ prompt }))}
        onPicture={(change) => update(({ picture }) => ({ picture: change(picture) }))}
      />
      <NumberField
        className={styles.score}
        label={t('score')}
        min={0}
        max={scoreMax}
        step={scoreStep}
        value={question.score}
        error={errorBelow('score')}
        data-field={`${path}score`}
        onChange={(score) => update(() => ({ score }))}
      />
      <RightCards
        cards={task.cards}
        chosen={question.right_cards}
        onChange={(right_cards) => update(() => ({ right_cards }))}
      />
      <GuideFields
        task={question}
        path={path}
        errorAt={errorBelow}
        update={update}
        isAskedFor={isRubricAskedFor}
      />
    </section>
  );
}

type RightCardsProps = {
  cards: readonly AnswerCard[];
  chosen: string[];
  onChange: (ids: string[]) => void;
};

function RightCards({ cards, chosen, onChange }: RightCardsProps) {
  const t = useMessages(editorMessages);
  return (
    <div role="group" aria-label={t('right_cards')} className={styles.right}>
      <p className={styles.label}>{t('right_cards')}</p>
      <div className={styles.chips}>
        <Chip.Group multiple value={chosen} onChange={onChange}>
          {cards.map(({ id }) => (
            <Chip key={id} size="md" value={id}>
              {nameCard(cards, id)}
            </Chip>
          ))}
        </Chip.Group>
      </div>
      <p className={styles.hint}>{t(chosen.length > 0 ? 'marks_itself' : 'teacher_marks')}</p>
    </div>
  );
}
