import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { clearToken } from '#ui/api/session-token.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { schoolMessages } from './school-messages.ts';

/** Long, because emptying the school deletes all its files. */
const emptyTimeoutMs = 120_000;

/** Empties a demo school, so that a real one can be set up; renders nothing in other schools. */
export function DemoSetting() {
  const t = useMessages(schoolMessages);
  const formats = useFormats();
  const [typedWord, setTypedWord] = useState('');
  const { data } = useCall('GET /admin/demo_school', {}, { reportsInPlace: true });
  const emptySchool = useSend('POST /admin/demo_empty', {
    timeoutMs: emptyTimeoutMs,
    onSuccess: ({ setup_token }) => {
      clearToken();
      // Loads a new page, so that no data of the demo school is left in memory.
      location.assign(`/setup#${setup_token}`);
    },
  });
  if (!data?.is_demo) return null;
  const { people, classes, units, activities, attempts, bytes } = data;
  const confirmWord = t('demo_word');
  return (
    <section className={styles.card} aria-labelledby="setting-demo">
      <h2 id="setting-demo">{t('demo')}</h2>
      <p className={styles.text}>{t('demo_text')}</p>
      <p>{t('demo_counts', { people, classes, units, activities, attempts, bytes: formats.bytes(bytes) })}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (typedWord.trim() === confirmWord) emptySchool.mutate({ confirm: 'empty' });
        }}
      >
        <TextInput
          label={t('demo_confirm', { word: confirmWord })}
          autoComplete="off"
          value={typedWord}
          onChange={({ currentTarget }) => setTypedWord(currentTarget.value)}
        />
        <Button
          type="submit"
          color="red"
          loading={emptySchool.isPending}
          disabled={typedWord.trim() !== confirmWord}
        >
          {t('demo_empty')}
        </Button>
      </form>
    </section>
  );
}
