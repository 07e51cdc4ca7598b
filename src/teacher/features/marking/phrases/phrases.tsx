import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import { markingMessages } from '../messages.ts';
import { AddPhrase } from './add-phrase.tsx';
import { PhraseEditor } from './phrase-editor.tsx';
import type { Phrase } from './use-phrases.ts';

type PhrasesProps = { phrases: readonly Phrase[]; comment: string; onInsert: (text: string) => void };

/** The teacher's own phrases: inserted by a click or by Alt and a number, also added and deleted here. */
export function Phrases({ phrases, comment, onInsert }: PhrasesProps) {
  const t = useMessages(markingMessages);
  const [isEditing, setEditing] = useState(false);
  const trimmedComment = comment.trim();
  if (phrases.length === 0 && trimmedComment === '') return null;
  return (
    <section aria-label={t('phrases')} className={styles.phrases}>
      <div className={styles.panelHead}>
        <h3>{t('phrases')}</h3>
        {phrases.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => setEditing(!isEditing)}>
            {t(isEditing ? 'finish_editing' : 'edit_phrases')}
          </Button>
        )}
      </div>
      <ol>
        {phrases.map((phrase, index) =>
          isEditing ? (
            <PhraseEditor key={phrase.id} phrase={phrase} index={index} />
          ) : (
            <li key={phrase.id}>
              <button type="button" className={styles.phrase} onClick={() => onInsert(phrase.text)}>
                {index < 9 && <kbd>{index + 1}</kbd>} <span>{phrase.text}</span>
              </button>
            </li>
          ),
        )}
      </ol>
      <AddPhrase phrases={phrases} text={trimmedComment} />
    </section>
  );
}
