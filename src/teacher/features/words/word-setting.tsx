import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { checkedWordMaxLength, checkedWordsMax } from '#contract/limits.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import settingStyles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { wordMessages } from './word-messages.ts';
import styles from './words.module.css';

/** Sets for the whole school which words are looked for in what students write. */
export function WordSetting() {
  const t = useMessages(wordMessages);
  const reply = useCall('GET /admin/checked_words', {}, { reportsInPlace: true });
  return (
    <section className={settingStyles.card} aria-labelledby="setting-words">
      <h2 id="setting-words">{t('words')}</h2>
      <p className={settingStyles.text}>{t('words_text')}</p>
      {reply.isPending && <Skeleton lines={3} height="2.75rem" />}
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.data && <WordsForm words={reply.data.words} />}
    </section>
  );
}

/** The words or phrases of a text, each once. Separators of pasted lists count as line ends. */
function splitWords(text: string): string[] {
  const words = text.split(/[\n,，、;；]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

function WordsForm({ words }: { words: readonly string[] }) {
  const t = useMessages(wordMessages);
  const tCommon = useMessages(commonMessages);
  const tEdit = useMessages(editMessages);
  const tChange = useMessages(changeMessages);
  const typed = useTyped('setting:words', t('words'), words.join('\n'));
  // Saving drops what is typed; separators that were typed last must not vanish under the cursor.
  const [lastText, setLastText] = useState<string>();
  const text = typed.keptAt === undefined ? (lastText ?? typed.value) : typed.value;
  const startOver = () => {
    setLastText(undefined);
    typed.clear();
  };
  const save = useSend('POST /admin/checked_words', {
    refreshes: ['GET /admin/checked_words'],
    successText: tChange('saved'),
    failureText: tEdit('edit_failed'),
  });
  const enteredWords = splitWords(text);
  const tooLongWord = enteredWords.find((word) => word.length > checkedWordMaxLength);
  const excessCount = enteredWords.length - checkedWordsMax;
  const error =
    tooLongWord === undefined
      ? excessCount > 0 && t('words_too_many', { max: checkedWordsMax, over: excessCount })
      : t('word_too_long', { word: `${tooLongWord.slice(0, 12)} …`, max: checkedWordMaxLength });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!error) typed.clearAfter(save.mutateAsync({ words: enteredWords }));
      }}
    >
      <KeptNote typed={{ keptAt: typed.keptAt, clear: startOver }} />
      <Textarea
        label={t('words_list')}
        autosize
        minRows={3}
        maxRows={10}
        error={error}
        value={text}
        onChange={({ currentTarget }) => {
          setLastText(currentTarget.value);
          typed.setValue(currentTarget.value);
        }}
      />
      <Button type="submit" loading={save.isPending} disabled={Boolean(error)}>
        {tCommon('save')}
      </Button>
    </form>
  );
}
