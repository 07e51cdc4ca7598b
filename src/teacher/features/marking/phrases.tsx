import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { phraseMaxLength } from '#contract/limits.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import styles from './marking.module.css';
import { markingMessages } from './messages.ts';

export type Phrase = { id: number; text: string };

const refreshes = ['GET /study/phrases'] as const;

export function usePhrases(): readonly Phrase[] {
  return useCall('GET /study/phrases', {}, { quiet: true }).data?.phrases ?? [];
}

function PhraseEditor({ phrase, index }: { phrase: Phrase; index: number }) {
  const t = useMessages(markingMessages);
  const [text, setText] = useState(phrase.text);
  const save = useSend('POST /study/phrase_save', { refreshes });
  const remove = useSend('POST /study/phrase_delete', { refreshes });
  const finish = () => {
    const changed = text.trim();
    if (changed !== '' && changed !== phrase.text) save.mutate({ id: phrase.id, text: changed });
  };
  return (
    <li className={styles.phraseEditor}>
      <TextInput
        aria-label={t('phrase', { number: index + 1 })}
        value={text}
        maxLength={phraseMaxLength}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={finish}
      />
      <IconButton
        aria-label={t('delete_phrase', { text: phrase.text })}
        onClick={() => remove.mutate({ id: phrase.id })}
      >
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

type PhrasesProps = { phrases: readonly Phrase[]; comment: string; onInsert: (text: string) => void };

/** The teacher's own phrases: inserted by a click or by Alt and a number, also added and deleted here. */
export function Phrases({ phrases, comment, onInsert }: PhrasesProps) {
  const t = useMessages(markingMessages);
  const [isEditing, setEditing] = useState(false);
  const save = useSend('POST /study/phrase_save', { refreshes });
  const trimmed = comment.trim();
  if (phrases.length === 0 && trimmed === '') return null;
  const isNew =
    trimmed !== '' && trimmed.length <= phraseMaxLength && phrases.every(({ text }) => text !== trimmed);
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
                {index < 9 && <kbd>{index + 1}</kbd>} {phrase.text}
              </button>
            </li>
          ),
        )}
      </ol>
      {isNew && (
        <Button size="compact-sm" variant="light" onClick={() => save.mutate({ text: trimmed })}>
          {t('add_phrase')}
        </Button>
      )}
    </section>
  );
}
