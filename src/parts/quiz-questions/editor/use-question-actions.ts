import { useState } from 'react';
import type { EditorProps } from '#activities/activity-views.ts';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { type FocusRequest, firstIssue } from '#parts/editor-parts/use-field-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createQuestion } from '../create-question.ts';
import { questionsMax } from '../limits.ts';
import type { Question, QuestionType } from '../model.ts';
import { fieldOf } from './issue-paths.ts';
import { editorMessages } from './messages.ts';

/** `isFresh`: the question was just added, so that it does not show issues yet. */
type Choice = { id: string | undefined; focus: FocusRequest | null; isFresh: boolean };

/** The chosen question, and the actions that change the list or the choice. An issue that the teacher follows chooses its question. */
export function useQuestionActions(
  questions: readonly Question[],
  onChange: (change: (questions: Question[]) => Question[]) => void,
  goTo: EditorProps['goTo'],
) {
  const [choice, setChoice] = useState<Choice>({ id: undefined, focus: null, isFresh: false });
  const [followed, setFollowed] = useState<EditorProps['goTo']>();
  if (goTo && goTo !== followed) {
    const [list, at, ...path] = goTo.path;
    setFollowed(goTo);
    const targetQuestion = list === 'questions' && typeof at === 'number' ? questions[at] : undefined;
    if (targetQuestion) setChoice({ id: targetQuestion.id, focus: { field: fieldOf(path) }, isFresh: false });
  }
  const index = Math.max(
    0,
    questions.findIndex(({ id }) => id === choice.id),
  );
  const chosenQuestion = questions[index];

  function insert(added: readonly Question[], at: number, isFresh = false, field = 'body'): void {
    onChange((all) => [...all.slice(0, at), ...added, ...all.slice(at)].slice(0, questionsMax));
    setChoice({ id: added[0]?.id, focus: { field }, isFresh });
  }

  return {
    index,
    chosen: chosenQuestion,
    focus: choice.focus,
    isFresh: choice.isFresh && choice.id === chosenQuestion?.id,
    insert,
    add: (type: QuestionType, at: number) => insert([createQuestion(type)], at, true),
    /** Begins the first question. If its text is already typed, the focus moves to its answers. */
    start: (type: QuestionType, text: string) => {
      const question = createQuestion(type);
      const hasAnswers = text.trim() !== '' && question.answers.length > 0;
      const body = { ...question.body, text: text.trim() };
      insert([{ ...question, body }], 0, true, hasAnswers ? 'answers.0.text' : 'body');
    },
    choose: (id: string) => setChoice((now) => (now.id === id ? now : { id, focus: null, isFresh: false })),
    showIssue: (id: string) => setChoice({ id, focus: { field: firstIssue }, isFresh: false }),
    move: (from: number, to: number) => onChange((all) => moveItem(all, from, to)),
    remove: (question: Question) => {
      onChange((all) => all.filter(({ id }) => id !== question.id));
      const next = questions[index + 1] ?? questions[index - 1];
      setChoice({ id: next?.id, focus: { field: 'body' }, isFresh: false });
      showToast('info', translate(editorMessages, 'deleted', { number: index + 1 }), {
        label: translate(commonMessages, 'undo'),
        run: () => insert([question], index),
      });
    },
  };
}
