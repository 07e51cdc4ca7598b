import { Button } from '@mantine/core';
import { phraseMaxLength } from '#contract/limits.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { markingMessages } from '../messages.ts';
import { type Phrase, phraseReads } from './use-phrases.ts';

type AddPhraseProps = { phrases: readonly Phrase[]; text: string };

/** A button that keeps a text as a phrase, if it is not one yet. */
export function AddPhrase({ phrases, text }: AddPhraseProps) {
  const t = useMessages(markingMessages);
  const save = useSend('POST /study/phrase_save', { refreshes: phraseReads });
  const isNew =
    text !== '' && text.length <= phraseMaxLength && phrases.every((phrase) => phrase.text !== text);
  if (!isNew) return null;
  return (
    <Button size="compact-sm" variant="light" onClick={() => save.mutate({ text })}>
      {t('add_phrase')}
    </Button>
  );
}
