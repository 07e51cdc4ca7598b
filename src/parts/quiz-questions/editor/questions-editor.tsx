import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { DraftIssue } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { duplicateQuestion } from '../create-question.ts';
import { changeById } from '../editor-fields/change-by-id.ts';
import { editorMessages } from '../editor-fields/messages.ts';
import type { UploadFile } from '../editor-fields/use-upload.ts';
import { questionsMax } from '../limits.ts';
import type { Question } from '../model.ts';
import type { Section } from '../sections/schema.ts';
import { EditorSidebar } from './editor-sidebar.tsx';
import { groupIssuesByQuestion } from './issue-paths.ts';
import { joinPicked } from './join-picked.view.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';

import { QuestionPanel } from './question-panel/question-panel.tsx';
import type { PickedQuestion } from './question-source.view.ts';
import styles from './questions-editor.module.css';
import { StartPanel } from './start-panel.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { useCtrlEnter } from './use-ctrl-enter.ts';
import { useQuestionActions } from './use-question-actions.ts';

type QuestionsEditorProps = {
  questions: Question[];
  onChange: (change: (questions: Question[]) => Question[]) => void;
  /** Issues of the whole draft; the editor shows those whose path begins with `questions` and a number. */
  issues: readonly DraftIssue[];
  uploadFile: UploadFile;
  goTo: EditorProps['goTo'];
  /** Adds the sections of questions that are taken from elsewhere with their passage. */
  onAddSections: (sections: readonly Section[]) => void;
  /** Fields for settings of all questions together. */
  settings: ReactNode;
};

/** The questions in a list, with the chosen question beside it. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { questions, onChange, issues, uploadFile, goTo, onAddSections, settings } = props;
  const t = useMessages(editorMessages);
  const isSmallScreen = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const root = useRef<HTMLDivElement>(null);
  const [isPasting, setPasting] = useState(false);
  const actions = useQuestionActions(questions, onChange, goTo);
  const { index, chosenQuestion, focusRequest, isJustAdded } = actions;
  const issuesByQuestion = groupIssuesByQuestion(issues);
  const issueCountById = new Map(
    questions.map(({ id }, questionIndex) => [id, issuesByQuestion.get(questionIndex)?.length ?? 0]),
  );
  const addableQuestionCount = questionsMax - questions.length;
  useCtrlEnter(root, () => {
    if (chosenQuestion && addableQuestionCount > 0) actions.add(chosenQuestion.type, index + 1);
  });
  const insertPicked = (picked: readonly PickedQuestion[]) => {
    const joined = joinPicked(picked);
    if (joined.sections.length > 0) onAddSections(joined.sections);
    actions.insert(joined.questions, questions.length);
  };
  return (
    <div ref={root} className={styles.editor}>
      <SummaryBar
        questions={questions}
        unfinishedIds={questions.filter(({ id }) => issueCountById.get(id)).map(({ id }) => id)}
        settings={settings}
        onShowIssue={actions.showIssue}
      />
      {chosenQuestion ? (
        <div className={styles.columns}>
          <EditorSidebar
            questions={questions}
            chosenId={chosenQuestion.id}
            issueCountById={issueCountById}
            addableQuestionCount={addableQuestionCount}
            chosenIndex={index}
            isSmallScreen={isSmallScreen}
            onChoose={actions.choose}
            onShowIssue={actions.showIssue}
            onMove={actions.move}
            onAdd={(type) => actions.add(type, questions.length)}
            onPaste={() => setPasting(true)}
            onPick={insertPicked}
          />
          <QuestionPanel
            key={chosenQuestion.id}
            question={chosenQuestion}
            questionNumber={index + 1}
            questionCount={questions.length}
            issues={issuesByQuestion.get(index) ?? []}
            isJustAdded={isJustAdded}
            canAdd={addableQuestionCount > 0}
            focusRequest={focusRequest}
            update={(change) =>
              onChange((allQuestions) => changeById(allQuestions, chosenQuestion.id, change))
            }
            uploadFile={uploadFile}
            onAddSameType={() => actions.add(chosenQuestion.type, index + 1)}
            onDuplicate={() => actions.insert([duplicateQuestion(chosenQuestion)], index + 1)}
            onDelete={() => actions.remove(chosenQuestion)}
          />
        </div>
      ) : (
        <StartPanel
          onAdd={actions.start}
          onPaste={() => setPasting(true)}
          onPick={insertPicked}
          goTo={goTo}
        />
      )}
      <PasteDialog
        isOpen={isPasting}
        addableQuestionCount={addableQuestionCount}
        onClose={() => setPasting(false)}
        onInsert={(addedQuestions) => {
          actions.insert(addedQuestions, questions.length);
          setPasting(false);
          showToast('success', t('paste_done', { count: addedQuestions.length }));
        }}
      />
    </div>
  );
}
