import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconClipboardText, IconListNumbers } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { questionsMax } from '../limits.ts';
import type { QuestionType } from '../model.ts';
import { editorMessages } from './messages.ts';
import { AddQuestion } from './question-list/add-question.tsx';
import { QuestionList } from './question-list/question-list.tsx';
import styles from './questions-editor.module.css';

type ListProps = ComponentProps<typeof QuestionList>;

type EditorSidebarProps = ListProps & {
  index: number;
  freePlaces: number;
  /** The list is in a drawer. */
  isSmall: boolean | undefined;
  onAdd: (type: QuestionType) => void;
  onPaste: () => void;
};

/** The list with buttons to add questions: beside the question, or in a drawer on small screens. */
export function EditorSidebar({ index, isSmall, ...props }: EditorSidebarProps) {
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const [isOpen, setOpen] = useState(false);
  if (!isSmall) {
    return (
      <nav className={styles.sidebar} aria-label={t('question_list')}>
        <ListWithActions {...props} />
      </nav>
    );
  }
  const { questions, onChoose, onShowIssue, onAdd, onPaste } = props;
  const neighbour = (by: number) => questions[index + by]?.id;
  const step = (by: number) => {
    const id = neighbour(by);
    if (id !== undefined) onChoose(id);
  };
  /** Closes the drawer and runs the action. */
  const closing =
    <A extends unknown[]>(action: (...given: A) => void) =>
    (...given: A) => {
      setOpen(false);
      action(...given);
    };
  return (
    <nav className={styles.switcher} aria-label={t('question_list')}>
      <Button
        variant="default"
        className={styles.opener}
        leftSection={<IconListNumbers size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('question_of', { number: index + 1, total: questions.length })}
      </Button>
      <ActionIcon
        variant="default"
        aria-label={t('previous')}
        disabled={neighbour(-1) === undefined}
        onClick={() => step(-1)}
      >
        <IconChevronUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('next')}
        disabled={neighbour(1) === undefined}
        onClick={() => step(1)}
      >
        <IconChevronDown size={20} aria-hidden />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('questions')}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <ListWithActions
          {...props}
          onChoose={closing(onChoose)}
          onShowIssue={closing(onShowIssue)}
          onAdd={closing(onAdd)}
          onPaste={closing(onPaste)}
        />
      </Drawer>
    </nav>
  );
}

type ListWithActionsProps = Omit<EditorSidebarProps, 'index' | 'isSmall'>;

function ListWithActions({ freePlaces, onAdd, onPaste, ...list }: ListWithActionsProps) {
  const t = useMessages(editorMessages);
  const chosenType = list.questions.find(({ id }) => id === list.chosenId)?.type ?? 'single';
  return (
    <>
      <div className={styles.actions}>
        <AddQuestion type={chosenType} disabled={freePlaces <= 0} onAdd={onAdd} />
        <Button
          fullWidth
          variant="default"
          leftSection={<IconClipboardText size={20} aria-hidden />}
          disabled={freePlaces <= 0}
          onClick={onPaste}
        >
          {t('paste')}
        </Button>
        {freePlaces <= 0 && <p className={styles.hint}>{t('questions_full', { max: questionsMax })}</p>}
      </div>
      <div className={styles.scroller}>
        <QuestionList {...list} />
      </div>
      <p className={styles.hint}>{t('list_keys')}</p>
    </>
  );
}
