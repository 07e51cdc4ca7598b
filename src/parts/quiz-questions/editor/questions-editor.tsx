import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { DraftIssue } from '#activities/activity-type.ts';
import type { EditorProps } from '#activities/activity-views.ts';
import { type FocusRequest, firstIssue } from '#parts/editor-parts/use-field-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createQuestion, duplicateQuestion } from '../create-question.ts';
import { questionsMax } from '../limits.ts';
import type { Question, QuestionType } from '../model.ts';
import { EditorSidebar } from './editor-sidebar.tsx';
import { fieldOf, groupIssues } from './issue-paths.ts';
import { editorMessages } from './messages.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';
import { changeById, moveItem } from './question-changes.ts';
import { QuestionPanel } from './question-panel/question-panel.tsx';
import styles from './questions-editor.module.css';
import { StartPanel } from './start-panel.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { useCtrlEnter } from './use-ctrl-enter.ts';
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
  const [choice, setChoice] = useState<Choice>({ id: undefined, focus: null, isFresh: false });
  const root = useRef<HTMLDivElement>(null);
  const [isPasting, setPasting] = useState(false);
  const [gone, setGone] = useState<EditorProps['goTo']>(undefined);
  if (goTo && goTo !== gone) {
    const [list, at, ...path] = goTo.path;
    setGone(goTo);
    const target = list === 'questions' && typeof at === 'number' ? questions[at] : undefined;
    if (target) setChoice({ id: target.id, focus: { field: fieldOf(path) }, isFresh: false });
  }
  const found = questions.findIndex(({ id }) => id === choice.id);
  const index = Math.max(0, found);
  const chosen = questions[index];
  const grouped = groupIssues(issues);
  const issueCounts = new Map(questions.map(({ id }, at) => [id, grouped.get(at)?.length ?? 0]));
  const room = questionsMax - questions.length;

  function insert(added: readonly Question[], at: number, isFresh: boolean, field = 'body') {
    onChange((all) => [...all.slice(0, at), ...added, ...all.slice(at)].slice(0, questionsMax));
    setChoice({ id: added[0]?.id, focus: { field }, isFresh });
  }
  /** Begins the first question. Where its text was typed already, the keyboard goes on to its answers. */
  function start(type: QuestionType, text: string) {
    const question = createQuestion(type);
    const hasAnswers = text.trim() !== '' && question.answers.length > 0;
    const body = { ...question.body, text: text.trim() };
    insert([{ ...question, body }], 0, true, hasAnswers ? 'answers.0.text' : 'body');
  }
  const add = (type: QuestionType, at: number) => insert([createQuestion(type)], at, true);
  const showIssue = (id: string) => setChoice({ id, focus: { field: firstIssue }, isFresh: false });
  useCtrlEnter(root, () => {
    if (chosen && room > 0) add(chosen.type, index + 1);
  });
  function remove(question: Question) {
    onChange((all) => all.filter(({ id }) => id !== question.id));
    const next = questions[index + 1] ?? questions[index - 1];
    setChoice({ id: next?.id, focus: { field: 'body' }, isFresh: false });
    showToast('info', translate(editorMessages, 'deleted', { number: index + 1 }), {
      label: translate(commonMessages, 'undo'),
      run: () => insert([question], index, false),
    });
  }
  const sidebar = {
    questions,
    chosenId: chosen?.id,
    issueCounts,
    room,
    onChoose: (id: string) => setChoice((now) => (now.id === id ? now : { id, focus: null, isFresh: false })),
    onShowIssue: showIssue,
    onMove: (from: number, to: number) => onChange((all) => moveItem(all, from, to)),
    onAdd: (type: QuestionType) => add(type, questions.length),
    onPaste: () => setPasting(true),
  };
  return (
    <div ref={root} className={styles.editor}>
      <SummaryBar
        questions={questions}
        unfinished={questions.filter(({ id }) => issueCounts.get(id)).map(({ id }) => id)}
        settings={settings}
        onShowIssue={showIssue}
      />
      {chosen ? (
        <div className={styles.columns}>
          <EditorSidebar {...sidebar} index={index} isSmall={isSmall} />
          <QuestionPanel
            key={chosen.id}
            question={chosen}
            number={index + 1}
            total={questions.length}
            issues={grouped.get(index) ?? []}
            isFresh={choice.isFresh && choice.id === chosen.id}
            canAdd={room > 0}
            focus={choice.focus}
            update={(change) => onChange((all) => changeById(all, chosen.id, change))}
            uploadFile={uploadFile}
            onAddSameType={() => add(chosen.type, index + 1)}
            onDuplicate={() => insert([duplicateQuestion(chosen)], index + 1, false)}
            onDelete={() => remove(chosen)}
          />
        </div>
      ) : (
        <StartPanel onAdd={start} onPaste={() => setPasting(true)} goTo={goTo} />
      )}
      <PasteDialog
        isOpen={isPasting}
        room={room}
        onClose={() => setPasting(false)}
        onInsert={(added) => {
          insert(added, questions.length, false);
          setPasting(false);
          showToast('success', t('paste_done', { count: added.length }));
        }}
      />
    </div>
  );
}

type Choice = { id: string | undefined; focus: FocusRequest | null; isFresh: boolean };
