import { Button, Kbd } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { circleNumber, splitBlanks } from '../../../body-text.ts';
import { BodyText } from '../../../editor-fields/body-text-field.tsx';
import styles from '../../../editor-fields/fields.module.css';
import type { BodyProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { blanksMax } from '../../../limits.ts';
import type { Blank, schema } from '../schema.ts';
import blankStyles from './blank-fields.module.css';
import { blankEditorMessages } from './blank-messages.ts';
import { type EditedText, editBlankText, insertBlank } from './blank-text.ts';

/** The text with a circled number in place of each mark. */
function BlankPreview({ text }: { text: string }) {
  const t = useMessages(blankEditorMessages);
  const readableParts = splitBlanks(text).map((part) =>
    'blank' in part ? circleNumber(part.blank + 1) : part.text,
  );
  return <p className={blankStyles.preview}>{t('blank_preview', { text: readableParts.join('') })}</p>;
}

/** The text of a fill-in-blank question. Its blanks are numbered by position while it is typed. */
export function BlankBody(props: BodyProps<QuestionOf<typeof schema>>) {
  const { id, description, question, errorAt, update, formatButton } = props;
  const { blanks } = question;
  const text = toText(question.body.text);
  const blanksError = errorAt('blanks');
  const t = useMessages(blankEditorMessages);
  const input = useRef<HTMLTextAreaElement>(null);
  const [removedBlanks, setRemovedBlanks] = useState<Blank[]>([]);
  const [wantedCaret, setWantedCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (wantedCaret) input.current?.setSelectionRange(wantedCaret.at, wantedCaret.at);
  }, [wantedCaret]);

  function applyEdit(editedText: EditedText) {
    setRemovedBlanks(editedText.removedBlanks);
    update(({ body }) => ({ body: { ...body, text: editedText.text }, blanks: editedText.blanks }));
  }
  const isFull = blanks.length >= blanksMax;
  function insertBlankAtCursor() {
    const field = input.current;
    if (!field || isFull) return;
    const editedText = insertBlank({ text, blanks }, field.selectionStart, field.selectionEnd);
    applyEdit(editedText);
    setWantedCaret({ at: editedText.caret });
    field.focus();
  }
  return (
    <>
      <BodyText
        ref={input}
        id={id}
        description={description}
        value={text}
        error={errorAt('body.text')}
        rightSection={formatButton}
        aria-keyshortcuts="Control+B"
        onChange={(event) => {
          const field = event.currentTarget;
          const editedText = editBlankText(
            { text, blanks },
            field.value,
            field.selectionStart,
            removedBlanks,
          );
          if (editedText.text !== field.value) setWantedCaret({ at: editedText.caret });
          applyEdit(editedText);
        }}
        onKeyDown={(event) => {
          if (pressedKey(event).toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          insertBlankAtCursor();
        }}
      />
      <div className={styles.toolbar}>
        <Button
          variant="light"
          leftSection={<IconForms size={20} aria-hidden />}
          rightSection={<Kbd className={styles.keys}>Ctrl B</Kbd>}
          disabled={isFull}
          data-field="blanks"
          onClick={insertBlankAtCursor}
        >
          {t('insert_blank')}
        </Button>
        <span className={blanksError ? styles.error : styles.hint}>
          {blanksError ?? (isFull ? t('blanks_full', { max: blanksMax }) : t('blanks_help'))}
        </span>
      </div>
      {blanks.length > 0 && <BlankPreview text={text} />}
    </>
  );
}
