import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { DraftIssue } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createQuestion } from '../create-question.ts';
import { editorMessages } from '../editor-fields/messages.ts';
import type { UploadFile } from '../editor-fields/use-upload.ts';
import { questionsMax } from '../limits.ts';
import type { QuestionType } from '../model.ts';
import { keepTogether } from '../sections/changes.ts';
import { listRows } from '../sections/rows.ts';
import type { Sectioned } from '../sections/sectioned.ts';
import { ChosenPanel } from './chosen-panel.tsx';
import { EditorSidebar } from './editor-sidebar.tsx';
import { groupIssues } from './issue-paths.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';
import type { OwnFields } from './question-panel/question-form.tsx';
import type { PickedQuestion } from './question-source.view.ts';
import styles from './questions-editor.module.css';
import { StartPanel } from './start-panel.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { useChoice } from './use-choice.ts';
import { useCtrlEnter } from './use-ctrl-enter.ts';
import { useQuestionActions } from './use-question-actions.ts';
import { useSectionActions } from './use-section-actions.ts';

type QuestionsEditorProps = {
  content: Sectioned;
  onChange: (change: (content: Sectioned) => Sectioned) => void;
  /** Issues of the whole draft; the editor shows those whose path begins with `questions` or `sections` and a number. */
  issues: readonly DraftIssue[];
  uploadFile: UploadFile;
  goTo: EditorProps['goTo'];
  /** Fields for settings of all questions together. */
  settings: ReactNode;
  /** True where questions stand by themselves. */
  hasNoSections?: boolean;
  ownFields?: OwnFields;
  /** Those of the picked questions that the type can ask; it says which it refuses. Absent: all. */
  keepFitting?: (picked: readonly PickedQuestion[]) => readonly PickedQuestion[];
};

const keepAll = (picked: readonly PickedQuestion[]) => picked;

/** Number of issues by the id of the question or section. */
function countIssues({ questions, sections = [] }: Sectioned, issues: readonly DraftIssue[]) {
  const countsIn = (name: 'questions' | 'sections', list: readonly { id: string }[]) => {
    const issuesByIndex = groupIssues(issues, name);
    return list.map(({ id }, index) => [id, issuesByIndex.get(index)?.length ?? 0] as const);
  };
  return new Map([...countsIn('questions', questions), ...countsIn('sections', sections)]);
}

/** The questions in a list, in sections where there are some, with the chosen question or section beside it. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { content, onChange: changeContent, issues, goTo, settings } = props;
  const { hasNoSections = false, keepFitting = keepAll } = props;
  const { questions } = content;
  const t = useMessages(editorMessages);
  const isSmallScreen = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const root = useRef<HTMLDivElement>(null);
  const [isPasting, setPasting] = useState(false);
  // Called by its own name: as a method of the props it would be a new function at each keystroke, for every field.
  const onChange: QuestionsEditorProps['onChange'] = (change) =>
    changeContent((current) => keepTogether(change(current)));
  const choice = useChoice(content, goTo);
  const { chosenQuestion, chosenSection, chosenId } = choice;
  const actions = useQuestionActions(content, onChange, choice.setChoice);
  const sectionActions = useSectionActions(content, onChange, choice.setChoice);
  const rows = useMemo(() => listRows(content), [content]);
  const issueCountById = countIssues(content, issues);
  const addableQuestionCount = questionsMax - questions.length;
  const chosenType: QuestionType = chosenQuestion?.type ?? 'single';
  const addSection = hasNoSections ? undefined : () => sectionActions.add(chosenType);
  const chosenSectionId = chosenSection?.id ?? chosenQuestion?.section_id;
  const addAlike = () => {
    if (chosenQuestion) actions.insertBehind(chosenQuestion, createQuestion(chosenType), true);
    else actions.addToSection(chosenType, chosenSectionId);
  };
  const insertPicked = (picked: readonly PickedQuestion[]) => {
    const fitting = keepFitting(picked);
    if (fitting.length > 0) actions.insertPicked(fitting);
  };
  useCtrlEnter(root, () => {
    if (chosenId !== undefined && addableQuestionCount > 0) addAlike();
  });
  return (
    <div ref={root} className={styles.editor}>
      <SummaryBar
        questions={questions}
        unfinishedIds={[...issueCountById].flatMap(([id, count]) => (count > 0 ? [id] : []))}
        settings={settings}
        onShowIssue={choice.showIssue}
      />
      {chosenId === undefined ? (
        <StartPanel
          onAdd={actions.start}
          onPaste={() => setPasting(true)}
          onPick={insertPicked}
          onAddSection={addSection}
          goTo={goTo}
        />
      ) : (
        <div className={styles.columns}>
          <EditorSidebar
            rows={rows}
            chosenId={chosenId}
            issueCountById={issueCountById}
            addableQuestionCount={addableQuestionCount}
            isSmallScreen={isSmallScreen}
            onChoose={choice.choose}
            onShowIssue={choice.showIssue}
            onMove={actions.move}
            onAdd={(type) => actions.addToSection(type, undefined)}
            onAddToSection={(sectionId) => actions.addToSection(chosenType, sectionId)}
            onAddSection={addSection}
            onPaste={() => setPasting(true)}
            onPick={insertPicked}
          />
          <ChosenPanel
            {...props}
            onChange={onChange}
            onAddAlike={addAlike}
            {...{ choice, actions, sectionActions }}
          />
        </div>
      )}
      <PasteDialog
        isOpen={isPasting}
        addableQuestionCount={addableQuestionCount}
        onClose={() => setPasting(false)}
        onInsert={(addedQuestions) => {
          actions.insertInSection(addedQuestions, chosenSectionId);
          setPasting(false);
          showToast('success', t('paste_done', { count: addedQuestions.length }));
        }}
      />
    </div>
  );
}
