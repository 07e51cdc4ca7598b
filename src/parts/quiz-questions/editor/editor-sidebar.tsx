import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconClipboardText, IconListNumbers } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../editor-fields/messages.ts';
import { questionsMax } from '../limits.ts';
import type { QuestionType } from '../model.ts';
import { PickQuestions } from './pick-questions.tsx';
import { AddQuestion } from './question-list/add-question.tsx';
import { QuestionList } from './question-list/question-list.tsx';
import type { PickedQuestion } from './question-source.view.ts';
import styles from './questions-editor.module.css';

type QuestionListProps = ComponentProps<typeof QuestionList>;

type EditorSidebarProps = QuestionListProps & {
  chosenIndex: number;
  addableQuestionCount: number;
  /** The list is in a drawer. */
  isSmallScreen: boolean | undefined;
  onAdd: (type: QuestionType) => void;
  onPaste: () => void;
  onPick: (picked: readonly PickedQuestion[]) => void;
};

/** The list with buttons to add questions: beside the question, or in a drawer on small screens. */
export function EditorSidebar({ chosenIndex, isSmallScreen, ...props }: EditorSidebarProps) {
  const t = useMessages(editorMessages);
  const tCommon = useMessages(commonMessages);
  const [isOpen, setOpen] = useState(false);
  if (!isSmallScreen) {
    return (
      <nav className={styles.sidebar} aria-label={t('question_list')}>
        <ListWithActions {...props} />
      </nav>
    );
  }
  const { questions, onChoose, onShowIssue, onAdd, onPaste, onPick } = props;
  const findNeighbourId = (by: number) => questions[chosenIndex + by]?.id;
  const chooseNeighbour = (by: number) => {
    const id = findNeighbourId(by);
    if (id !== undefined) onChoose(id);
  };
  /** Closes the drawer and runs the action. */
  const closeDrawerThen =
    <A extends unknown[]>(action: (...args: A) => void) =>
    (...args: A) => {
      setOpen(false);
      action(...args);
    };
  return (
    <nav className={styles.switcher} aria-label={t('question_list')}>
      <Button
        variant="default"
        className={styles.opener}
        leftSection={<IconListNumbers size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('question_of', { number: chosenIndex + 1, total: questions.length })}
      </Button>
      <ActionIcon
        variant="default"
        aria-label={t('previous')}
        disabled={findNeighbourId(-1) === undefined}
        onClick={() => chooseNeighbour(-1)}
      >
        <IconChevronUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('next')}
        disabled={findNeighbourId(1) === undefined}
        onClick={() => chooseNeighbour(1)}
      >
        <IconChevronDown size={20} aria-hidden />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('questions')}
        closeButtonProps={{ 'aria-label': tCommon('close') }}
      >
        <ListWithActions
          {...props}
          onChoose={closeDrawerThen(onChoose)}
          onShowIssue={closeDrawerThen(onShowIssue)}
          onAdd={closeDrawerThen(onAdd)}
          onPaste={closeDrawerThen(onPaste)}
          onPick={closeDrawerThen(onPick)}
        />
      </Drawer>
    </nav>
  );
}

type ListWithActionsProps = Omit<EditorSidebarProps, 'chosenIndex' | 'isSmallScreen'>;

function ListWithActions({
  addableQuestionCount,
  onAdd,
  onPaste,
  onPick,
  ...listProps
}: ListWithActionsProps) {
  const t = useMessages(editorMessages);
  const chosenType = listProps.questions.find(({ id }) => id === listProps.chosenId)?.type ?? 'single';
  return (
    <>
      <div className={styles.actions}>
        <AddQuestion type={chosenType} disabled={addableQuestionCount <= 0} onAdd={onAdd} />
        <Button
          fullWidth
          variant="default"
          leftSection={<IconClipboardText size={20} aria-hidden />}
          disabled={addableQuestionCount <= 0}
          onClick={onPaste}
        >
          {t('paste')}
        </Button>
        <PickQuestions
          fullWidth
          questions={listProps.questions}
          disabled={addableQuestionCount <= 0}
          onPick={onPick}
        />
        {addableQuestionCount <= 0 && (
          <p className={styles.hint}>{t('questions_full', { max: questionsMax })}</p>
        )}
      </div>
      <div className={styles.scroller}>
        <QuestionList {...listProps} />
      </div>
      <p className={styles.hint}>{t('list_keys')}</p>
    </>
  );
}
