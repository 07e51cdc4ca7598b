import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { type FocusRequest, firstIssueMarker } from '#parts/editor-parts/use-field-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createQuestion } from '../create-question.ts';
import { editorMessages } from '../editor-fields/messages.ts';
import { questionsMax } from '../limits.ts';
import type { Question, QuestionType } from '../model.ts';
import { editorOf } from './editor-of.tsx';
import { fieldOf } from './issue-paths.ts';

/** The chosen question. If it `isJustAdded`, it does not show issues yet. */
type QuestionChoice = { id: string | undefined; focusRequest: FocusRequest | null; isJustAdded: boolean };

/** The chosen question, and the actions that change the list or the choice. An issue that the teacher follows chooses its question. */
export function useQuestionActions(
  questions: readonly Question[],
  onChange: (change: (questions: Question[]) => Question[]) => void,
  goTo: EditorProps['goTo'],
) {
  const [choice, setChoice] = useState<QuestionChoice>({
    id: undefined,
    focusRequest: null,
    isJustAdded: false,
  });
  const [followedIssue, setFollowedIssue] = useState<EditorProps['goTo']>();
  if (goTo && goTo !== followedIssue) {
    const [listName, questionIndex, ...path] = goTo.path;
    setFollowedIssue(goTo);
    const targetQuestion =
      listName === 'questions' && typeof questionIndex === 'number' ? questions[questionIndex] : undefined;
    if (targetQuestion)
      setChoice({ id: targetQuestion.id, focusRequest: { field: fieldOf(path) }, isJustAdded: false });
  }
  const index = Math.max(
    0,
    questions.findIndex(({ id }) => id === choice.id),
  );
  const chosenQuestion = questions[index];

  function insert(
    addedQuestions: readonly Question[],
    insertIndex: number,
    isJustAdded = false,
    field = 'body',
  ): void {
    onChange((all) =>
      [...all.slice(0, insertIndex), ...addedQuestions, ...all.slice(insertIndex)].slice(0, questionsMax),
    );
    setChoice({ id: addedQuestions[0]?.id, focusRequest: { field }, isJustAdded });
  }

  return {
    index,
    chosenQuestion,
    focusRequest: choice.focusRequest,
    isJustAdded: choice.isJustAdded && choice.id === chosenQuestion?.id,
    insert,
    add: (type: QuestionType, insertIndex: number) => insert([createQuestion(type)], insertIndex, true),
    /** Begins the first question. If its text is already typed, the focus moves to its answers. */
    start: (type: QuestionType, text: string) => {
      const question = createQuestion(type);
      const firstField = text.trim() === '' ? undefined : editorOf(question).firstAnswerField;
      const body = { ...question.body, text: text.trim() };
      insert([{ ...question, body }], 0, true, firstField ?? 'body');
    },
    choose: (id: string) =>
      setChoice((current) => (current.id === id ? current : { id, focusRequest: null, isJustAdded: false })),
    showIssue: (id: string) =>
      setChoice({ id, focusRequest: { field: firstIssueMarker }, isJustAdded: false }),
    move: (from: number, to: number) => onChange((all) => moveItem(all, from, to)),
    remove: (question: Question) => {
      onChange((all) => all.filter(({ id }) => id !== question.id));
      const neighbourQuestion = questions[index + 1] ?? questions[index - 1];
      setChoice({ id: neighbourQuestion?.id, focusRequest: { field: 'body' }, isJustAdded: false });
      showToast('info', translate(editorMessages, 'deleted', { number: index + 1 }), {
        label: translate(commonMessages, 'undo'),
        run: () => insert([question], index),
      });
    },
  };
}
