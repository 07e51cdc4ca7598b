import { useEffect, useMemo } from 'react';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { Question } from '../../model.ts';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';

type QuestionListProps = {
  questions: readonly Question[];
  chosenId: string | undefined;
  issueCountById: ReadonlyMap<string, number>;
  onChoose: (id: string) => void;
  onShowIssue: (id: string) => void;
  onMove: (from: number, to: number) => void;
};

/** All questions in order. The list is one tab stop; arrow keys move within it. */
export function QuestionList(props: QuestionListProps) {
  const { questions, chosenId, issueCountById, onChoose, onShowIssue, onMove } = props;
  const t = useMessages(editorMessages);
  const joinedIds = questions.map(({ id }) => id).join(' ');
  // Stays the same array while only texts change, so that no row renders again.
  const ids = useMemo(() => joinedIds.split(' '), [joinedIds]);
  const onStep = useMemo(
    () => (id: string, by: number) => {
      const nextId = ids[ids.indexOf(id) + by];
      if (nextId === undefined) return;
      onChoose(nextId);
      findRowElement(nextId)?.focus();
    },
    [ids, onChoose],
  );
  useEffect(() => {
    if (chosenId !== undefined) findRowElement(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <SortableList ids={ids} onMove={onMove}>
      <ol className={styles.list} aria-label={t('questions')}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            questionNumber={index + 1}
            isChosen={question.id === chosenId}
            issueCount={issueCountById.get(question.id) ?? 0}
            onChoose={onChoose}
            onShowIssue={onShowIssue}
            onStep={onStep}
          />
        ))}
      </ol>
    </SortableList>
  );
}

function findRowElement(id: string): HTMLElement | null {
  return document.getElementById(`question-${id}`);
}
