import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { phraseMaxLength } from '#contract/limits.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { useTyped } from '#ui/unsent/use-typed.ts';
import styles from '../marking.module.css';
import { markingMessages } from '../messages.ts';
import { type Phrase, phraseReads } from './use-phrases.ts';

/** Changes or deletes one of the teacher's phrases. */
export function PhraseEditor({ phrase, index }: { phrase: Phrase; index: number }) {
  const t = useMessages(markingMessages);
  const title = t('phrase', { number: index + 1 });
  const typed = useTyped(`phrase:${phrase.id}`, title, phrase.text);
  const text = typed.value;
  const save = useSend('POST /study/phrase_save', { refreshes: phraseReads });
  const remove = useSend('POST /study/phrase_delete', { refreshes: phraseReads });
  const saveIfChanged = () => {
    const newText = text.trim();
    if (newText !== '' && newText !== phrase.text)
      typed.clearAfter(save.mutateAsync({ id: phrase.id, text: newText }));
  };
  return (
    <li className={styles.phraseEditor}>
      <TextInput
        aria-label={title}
        value={text}
        maxLength={phraseMaxLength}
        onChange={(event) => typed.setValue(event.currentTarget.value)}
        onBlur={saveIfChanged}
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
