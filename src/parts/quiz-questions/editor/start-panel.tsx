import { Button, TextInput } from '@mantine/core';
import { IconClipboardText, IconSection } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { useTypedInScope } from '#ui/unsent/typed-scope.tsx';
import { editorMessages } from '../editor-fields/messages.ts';
import { bodyMaxLength } from '../limits.ts';
import type { QuestionType } from '../model.ts';
import { offeredTypes } from './editor-of.tsx';
import { TypeIcon, useKindTexts } from './kind-texts.tsx';
import { PickQuestions } from './pick-questions.tsx';
import type { PickedQuestion } from './question-source.view.ts';
import { sectionEditorMessages } from './sections/section-editor-messages.ts';
import styles from './start-panel.module.css';

type StartPanelProps = {
  /** `text` is the question's text; empty if nothing was typed. */
  onAdd: (type: QuestionType, text: string) => void;
  onPaste: () => void;
  onAddSection: (() => void) | undefined;
  onPick: (picked: readonly PickedQuestion[]) => void;
  /** A new object each time that the teacher follows an issue. */
  goTo: EditorProps['goTo'];
};

const noIds: readonly number[] = [];

/** Begins the first question with its text or its type. */
export function StartPanel({ onAdd, onPaste, onPick, onAddSection, goTo }: StartPanelProps) {
  const t = useMessages(editorMessages);
  const tKind = useKindTexts();
  const tSection = useMessages(sectionEditorMessages);
  // It is no question yet, so the draft does not have it.
  const typed = useTypedInScope('first_question', t('body'), '');
  const questionText = typed.value;
  const start = (type: QuestionType) => {
    typed.clear();
    onAdd(type, questionText);
  };
  const textInput = useRef<HTMLInputElement>(null);
  const [firstType = 'single'] = offeredTypes;
  useEffect(() => {
    if (goTo || document.activeElement === document.body) textInput.current?.focus({ preventScroll: true });
  }, [goTo]);
  return (
    <section className={styles.start}>
      <EmptyActivities className={styles.picture} />
      <h2 className={styles.title}>{t('start_title')}</h2>
      <TextInput
        ref={textInput}
        className={styles.first}
        aria-label={t('body')}
        placeholder={t('start_placeholder')}
        description={t('start_enter')}
        inputWrapperOrder={['input', 'description']}
        maxLength={bodyMaxLength}
        value={questionText}
        onChange={({ currentTarget }) => typed.setValue(currentTarget.value)}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Enter' || questionText.trim() === '') return;
          event.preventDefault();
          // Otherwise the same key press would also reach the answer that gets the focus.
          event.stopPropagation();
          start(firstType);
        }}
      />
      <p className={styles.text}>{t('start_text')}</p>
      <ul className={styles.types}>
        {offeredTypes.map((type) => (
          <li key={type}>
            <button type="button" className={styles.type} onClick={() => start(type)}>
              <span className={styles.icon}>
                <TypeIcon type={type} size={28} />
              </span>
              <span className={styles.name}>{tKind(type)}</span>
              <span className={styles.hint}>{tKind(type, 'hint')}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" leftSection={<IconClipboardText size={20} aria-hidden />} onClick={onPaste}>
        {t('paste')}
      </Button>
      {onAddSection && (
        <Button variant="subtle" leftSection={<IconSection size={20} aria-hidden />} onClick={onAddSection}>
          {tSection('add_section')}
        </Button>
      )}
      <PickQuestions variant="subtle" takenIds={noIds} onPick={onPick} />
    </section>
  );
}
