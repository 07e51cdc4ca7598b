import { Button, Modal, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ClipboardEvent, useDeferredValue, useMemo, useRef } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTypedInScope } from '#ui/unsent/typed-scope.tsx';
import { editorMessages } from '../../editor-fields/messages.ts';
import { questionsMax } from '../../limits.ts';
import type { Question } from '../../model.ts';
import { parsePastedQuestions } from '../../paste/paste-questions.ts';
import { keepScripts } from '../../paste/paste-scripts.ts';
import styles from './paste-dialog.module.css';
import { PastePreview } from './paste-preview.tsx';

type PasteDialogProps = {
  isOpen: boolean;
  /** Number of questions that can still be added. */
  addableQuestionCount: number;
  onClose: () => void;
  onInsert: (questions: Question[]) => void;
};

export function PasteDialog({ isOpen, addableQuestionCount, onClose, onInsert }: PasteDialogProps) {
  const t = useMessages(editorMessages);
  const tCommon = useMessages(commonMessages);
  const isSmallScreen = useMediaQuery('(max-width: 47.99em)');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('paste')}
      size="72rem"
      fullScreen={isSmallScreen}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <PasteForm addableQuestionCount={addableQuestionCount} onClose={onClose} onInsert={onInsert} />
    </Modal>
  );
}

/** Pastes a text with its raised and lowered characters, which its plain text lacks. */
function pasteScripts(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: field } = event;
  const text = keepScripts(clipboardData.getData('text/plain'), clipboardData.getData('text/html'));
  if (text === undefined) return;
  event.preventDefault();
  // Unlike a new value, it can be undone. It is deprecated without a successor.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function PasteForm({ addableQuestionCount, onClose, onInsert }: Omit<PasteDialogProps, 'isOpen'>) {
  const t = useMessages(editorMessages);
  const tCommon = useMessages(commonMessages);
  const input = useRef<HTMLTextAreaElement>(null);
  const typed = useTypedInScope('paste', t('paste'), '');
  const text = typed.value;
  const deferredText = useDeferredValue(text);
  const { questions, problems } = useMemo(() => parsePastedQuestions(deferredText), [deferredText]);
  const fittingQuestions = questions.slice(0, addableQuestionCount);
  const cancel = () => {
    typed.clear();
    onClose();
  };
  const insert = () => {
    typed.clear();
    onInsert(fittingQuestions);
  };
  function selectLine(line: number) {
    const field = input.current;
    if (!field) return;
    const textLines = text.split('\n');
    const lineStart = textLines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    field.focus();
    field.setSelectionRange(lineStart, lineStart + (textLines[line - 1]?.length ?? 0));
    field.scrollTop = Math.max(0, (field.scrollHeight * (line - 3)) / textLines.length);
  }
  return (
    <>
      <KeptNote typed={typed} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Textarea
            ref={input}
            className={styles.source}
            classNames={{ wrapper: styles.wrapper, input: styles.input }}
            label={t('paste_label')}
            description={t('paste_help')}
            data-autofocus
            value={text}
            onChange={(event) => typed.setValue(event.currentTarget.value)}
            onPaste={pasteScripts}
          />
          <Button variant="default" onClick={() => typed.setValue(t('paste_example_text'))}>
            {t('paste_example')}
          </Button>
        </div>
        <PastePreview questions={fittingQuestions} problems={problems} onShowLine={selectLine} />
      </div>
      {questions.length > addableQuestionCount && (
        <p className={styles.note}>{t('paste_room', { max: questionsMax, count: addableQuestionCount })}</p>
      )}
      <DialogFoot>
        <Button variant="default" onClick={cancel}>
          {tCommon('cancel')}
        </Button>
        <Button disabled={fittingQuestions.length === 0} onClick={insert}>
          {t('paste_insert', { count: fittingQuestions.length })}
        </Button>
      </DialogFoot>
    </>
  );
}
