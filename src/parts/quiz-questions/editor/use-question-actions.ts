import { moveItem } from '#parts/editor-parts/move-item.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createQuestion } from '../create-question.ts';
import { editorMessages } from '../editor-fields/messages.ts';
import { questionsMax, sectionsMax } from '../limits.ts';
import type { Question, QuestionType } from '../model.ts';
import { findEndOfSection, moveToSection } from '../sections/changes.ts';
import { listRows, readRows, setSection } from '../sections/rows.ts';
import type { Sectioned } from '../sections/sectioned.ts';
import { editorOf } from './editor-of.tsx';
import { joinPicked } from './join-picked.view.ts';
import type { PickedQuestion } from './question-source.view.ts';
import type { Choice } from './use-choice.ts';

/** The actions that change questions, and the choice with them. A question that is added comes into the section around its place. */
export function useQuestionActions(
  { questions }: Sectioned,
  onChange: (change: (content: Sectioned) => Sectioned) => void,
  setChoice: (choice: Choice) => void,
) {
  function insert(
    addedQuestions: readonly Question[],
    insertIndex: number,
    isJustAdded = false,
    field = 'body',
  ): void {
    onChange((content) => {
      const all = content.questions;
      const changed = [...all.slice(0, insertIndex), ...addedQuestions, ...all.slice(insertIndex)];
      return { ...content, questions: changed.slice(0, questionsMax) };
    });
    setChoice({ id: addedQuestions[0]?.id, focusRequest: { field }, isJustAdded });
  }

  const insertInSection = (added: readonly Question[], sectionId: string | undefined, isJustAdded = false) =>
    insert(
      added.map((question) => setSection(question, sectionId)),
      findEndOfSection(questions, sectionId),
      isJustAdded,
    );

  return {
    insertInSection,
    addToSection: (type: QuestionType, sectionId: string | undefined) =>
      insertInSection([createQuestion(type)], sectionId, true),
    /** Behind the question, in its section. */
    insertBehind: (question: Question, added: Question, isJustAdded = false) =>
      insert([setSection(added, question.section_id)], questions.indexOf(question) + 1, isJustAdded),
    /** Behind all others, with the sections of their passages. */
    insertPicked: (picked: readonly PickedQuestion[]) => {
      const joined = joinPicked(picked);
      onChange((content) => ({
        ...content,
        sections: [...(content.sections ?? []), ...joined.sections].slice(0, sectionsMax),
      }));
      insert(joined.questions, questions.length);
    },
    /** Begins the first question. If its text is already typed, the focus moves to its answers. */
    start: (type: QuestionType, text: string) => {
      const question = createQuestion(type);
      const firstField = text.trim() === '' ? undefined : editorOf(question).firstAnswerField;
      const body = { ...question.body, text: text.trim() };
      insert([{ ...question, body }], 0, true, firstField ?? 'body');
    },
    /** `from` and `to` are places among the rows, those of sections too. */
    move: (from: number, to: number) =>
      onChange((content) => ({ ...content, questions: readRows(moveItem(listRows(content), from, to)) })),
    moveToSection: (id: string, sectionId: string | undefined) =>
      onChange((content) => moveToSection(content, id, sectionId)),
    remove: (question: Question) => {
      const index = questions.indexOf(question);
      onChange((content) => ({
        ...content,
        questions: content.questions.filter(({ id }) => id !== question.id),
      }));
      const neighbourQuestion = questions[index + 1] ?? questions[index - 1];
      setChoice({ id: neighbourQuestion?.id, focusRequest: { field: 'body' }, isJustAdded: false });
      showToast('info', translate(editorMessages, 'deleted', { number: index + 1 }), {
        label: translate(commonMessages, 'undo'),
        run: () => insert([question], index),
      });
    },
  };
}
