import { ActionIcon, Button, Drawer } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconClipboardText,
  IconListNumbers,
  IconSection,
} from '@tabler/icons-react';
import { useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../editor-fields/messages.ts';
import { questionsMax, sectionsMax } from '../limits.ts';
import type { QuestionType } from '../model.ts';
import { useSectionName } from '../sections/use-section-name.ts';
import { PickQuestions } from './pick-questions.tsx';
import { AddQuestion } from './question-list/add-question.tsx';
import { listChoosableIds, QuestionList, type QuestionListProps } from './question-list/question-list.tsx';
import type { PickedQuestion } from './question-source.view.ts';
import styles from './questions-editor.module.css';
import { sectionEditorMessages } from './sections/section-editor-messages.ts';

type EditorSidebarProps = Omit<QuestionListProps, 'canAdd'> & {
  addableQuestionCount: number;
  /** The list is in a drawer. */
  isSmallScreen: boolean | undefined;
  onAdd: (type: QuestionType) => void;
  /** Absent where questions stand by themselves. */
  onAddSection: (() => void) | undefined;
  onPaste: () => void;
  onPick: (picked: readonly PickedQuestion[]) => void;
};

/** The list with buttons to add questions: beside the question, or in a drawer on small screens. */
export function EditorSidebar({ isSmallScreen, ...props }: EditorSidebarProps) {
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
  const { rows, chosenId, onChoose, onShowIssue, onAdd, onAddToSection, onAddSection, onPaste, onPick } =
    props;
  const ids = listChoosableIds(rows);
  const findNeighbourId = (by: number) => ids[ids.indexOf(chosenId ?? '') + by];
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
        <ChosenName rows={rows} chosenId={chosenId} />
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
          onAddToSection={closeDrawerThen(onAddToSection)}
          onAddSection={onAddSection && closeDrawerThen(onAddSection)}
          onPaste={closeDrawerThen(onPaste)}
          onPick={closeDrawerThen(onPick)}
        />
      </Drawer>
    </nav>
  );
}

/** Which question it is of how many, or the name of the section. */
function ChosenName({ rows, chosenId }: Pick<EditorSidebarProps, 'rows' | 'chosenId'>) {
  const t = useMessages(editorMessages);
  const nameOf = useSectionName();
  const chosenRow = rows.find(({ id }) => id === chosenId);
  if (chosenRow && chosenRow.kind !== 'question') return nameOf(chosenRow.section);
  const questionIds = rows.flatMap(({ kind, id }) => (kind === 'question' ? [id] : []));
  return t('question_of', { number: questionIds.indexOf(chosenId ?? '') + 1, total: questionIds.length });
}

type ListWithActionsProps = Omit<EditorSidebarProps, 'isSmallScreen'>;

function ListWithActions(props: ListWithActionsProps) {
  const { addableQuestionCount, onAdd, onAddSection, onPaste, onPick, ...listProps } = props;
  const t = useMessages(editorMessages);
  const tSection = useMessages(sectionEditorMessages);
  const chosenRow = listProps.rows.find(({ id }) => id === listProps.chosenId);
  const chosenType = chosenRow?.kind === 'question' ? chosenRow.question.type : 'single';
  const canAdd = addableQuestionCount > 0;
  const areSectionsFull = listProps.rows.filter(({ kind }) => kind === 'begin').length >= sectionsMax;
  return (
    <>
      <div className={styles.actions}>
        <AddQuestion type={chosenType} disabled={!canAdd} onAdd={onAdd} />
        <Button
          fullWidth
          variant="default"
          leftSection={<IconClipboardText size={20} aria-hidden />}
          disabled={!canAdd}
          onClick={onPaste}
        >
          {t('paste')}
        </Button>
        <PickQuestions
          fullWidth
          takenIds={listProps.rows.flatMap((row) =>
            row.kind === 'question' ? (row.question.bank?.question_id ?? []) : [],
          )}
          disabled={!canAdd}
          onPick={onPick}
        />
        {onAddSection && (
          <Button
            fullWidth
            variant="default"
            leftSection={<IconSection size={20} aria-hidden />}
            disabled={!canAdd || areSectionsFull}
            title={tSection('add_section_hint')}
            onClick={onAddSection}
          >
            {tSection('add_section')}
          </Button>
        )}
        {areSectionsFull && <p className={styles.hint}>{tSection('sections_full', { max: sectionsMax })}</p>}
        {!canAdd && <p className={styles.hint}>{t('questions_full', { max: questionsMax })}</p>}
      </div>
      <div className={styles.scroller}>
        <QuestionList {...listProps} canAdd={canAdd} />
      </div>
      <p className={styles.hint}>{t('list_keys')}</p>
    </>
  );
}
