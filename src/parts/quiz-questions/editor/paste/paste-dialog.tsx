import { Button, Modal, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { questionsMax } from '../../limits.ts';
import type { Question } from '../../model.ts';
import { parsePastedQuestions } from '../../paste/paste-questions.ts';
import { editorMessages } from '../messages.ts';
import styles from './paste-dialog.module.css';
import { PastePreview } from './paste-preview.tsx';

type PasteDialogProps = {
  isOpen: boolean;
  /** Number of questions that can still be added. */
  freePlaces: number;
  onClose: () => void;
  onInsert: (questions: Question[]) => void;
};

export function PasteDialog({ isOpen, freePlaces, onClose, onInsert }: PasteDialogProps) {
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const isSmall = useMediaQuery('(max-width: 47.99em)');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('paste')}
      size="72rem"
      fullScreen={isSmall}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <PasteForm freePlaces={freePlaces} onClose={onClose} onInsert={onInsert} />
    </Modal>
  );
}

function PasteForm({ freePlaces, onClose, onInsert }: Omit<PasteDialogProps, 'isOpen'>) {
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const { questions, problems } = useMemo(() => parsePastedQuestions(deferredText), [deferredText]);
  const takenQuestions = questions.slice(0, freePlaces);
  function showLine(line: number) {
    const field = input.current;
    if (!field) return;
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    field.scrollTop = Math.max(0, (field.scrollHeight * (line - 3)) / lines.length);
  }
  return (
    <>
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
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button variant="default" onClick={() => setText(t('paste_example_text'))}>
            {t('paste_example')}
          </Button>
        </div>
        <PastePreview questions={takenQuestions} problems={problems} onShowLine={showLine} />
      </div>
      {questions.length > freePlaces && (
        <p className={styles.note}>{t('paste_room', { max: questionsMax, count: freePlaces })}</p>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button disabled={takenQuestions.length === 0} onClick={() => onInsert(takenQuestions)}>
          {t('paste_insert', { count: takenQuestions.length })}
        </Button>
      </DialogFoot>
    </>
  );
}
