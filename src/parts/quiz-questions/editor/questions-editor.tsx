import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { DraftIssue } from '#activities/activity-type.ts';
import type { EditorProps } from '#activities/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { duplicateQuestion } from '../create-question.ts';
import { questionsMax } from '../limits.ts';
import type { Question } from '../model.ts';
import { EditorSidebar } from './editor-sidebar.tsx';
import { groupIssues } from './issue-paths.ts';
import { editorMessages } from './messages.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';
import { changeById } from './question-changes.ts';
import { QuestionPanel } from './question-panel/question-panel.tsx';
import styles from './questions-editor.module.css';
import { StartPanel } from './start-panel.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { useCtrlEnter } from './use-ctrl-enter.ts';
import { useQuestionActions } from './use-question-actions.ts';
import type { UploadFile } from './use-upload.ts';

type QuestionsEditorProps = {
  questions: Question[];
  onChange: (change: (questions: Question[]) => Question[]) => void;
  /** Issues of the whole draft; the editor shows those whose path begins with `questions` and a number. */
  issues: readonly DraftIssue[];
  uploadFile: UploadFile;
  goTo: EditorProps['goTo'];
  /** Fields for settings of all questions together. */
  settings: ReactNode;
};

/** The questions in a list, with the chosen question beside it. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { questions, onChange, issues, uploadFile, goTo, settings } = props;
  const t = useMessages(editorMessages);
  const isSmall = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const root = useRef<HTMLDivElement>(null);
  const [isPasting, setPasting] = useState(false);
  const actions = useQuestionActions(questions, onChange, goTo);
  const { index, chosen, focus, isFresh } = actions;
  const issuesByQuestion = groupIssues(issues);
  const issueCounts = new Map(questions.map(({ id }, at) => [id, issuesByQuestion.get(at)?.length ?? 0]));
  const freePlaces = questionsMax - questions.length;
  useCtrlEnter(root, () => {
    if (chosen && freePlaces > 0) actions.add(chosen.type, index + 1);
  });
  return (
    <div ref={root} className={styles.editor}>
      <SummaryBar
        questions={questions}
        unfinished={questions.filter(({ id }) => issueCounts.get(id)).map(({ id }) => id)}
        settings={settings}
        onShowIssue={actions.showIssue}
      />
      {chosen ? (
        <div className={styles.columns}>
          <EditorSidebar
            questions={questions}
            chosenId={chosen.id}
            issueCounts={issueCounts}
            freePlaces={freePlaces}
            index={index}
            isSmall={isSmall}
            onChoose={actions.choose}
            onShowIssue={actions.showIssue}
            onMove={actions.move}
            onAdd={(type) => actions.add(type, questions.length)}
            onPaste={() => setPasting(true)}
          />
          <QuestionPanel
            key={chosen.id}
            question={chosen}
            number={index + 1}
            total={questions.length}
            issues={issuesByQuestion.get(index) ?? []}
            isFresh={isFresh}
            canAdd={freePlaces > 0}
            focus={focus}
            update={(change) => onChange((all) => changeById(all, chosen.id, change))}
            uploadFile={uploadFile}
            onAddSameType={() => actions.add(chosen.type, index + 1)}
            onDuplicate={() => actions.insert([duplicateQuestion(chosen)], index + 1)}
            onDelete={() => actions.remove(chosen)}
          />
        </div>
      ) : (
        <StartPanel onAdd={actions.start} onPaste={() => setPasting(true)} goTo={goTo} />
      )}
      <PasteDialog
        isOpen={isPasting}
        freePlaces={freePlaces}
        onClose={() => setPasting(false)}
        onInsert={(added) => {
          actions.insert(added, questions.length);
          setPasting(false);
          showToast('success', t('paste_done', { count: added.length }));
        }}
      />
    </div>
  );
}
