import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { importFileMaxBytes } from '#contract/limits.ts';
import { saveFile } from '#teacher/shared/save-file.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import styles from './import.module.css';
import { importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

const megabyte = 1024 * 1024;
/** Long enough for a large file over a slow connection. */
const uploadTimeoutMs = 120_000;

/** The file's bytes as base64, without the prefix of a data URL. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** The first step: choosing the school year and the file. */
export function FileStep() {
  const t = useMessages(importScreenMessages);
  const [chosen, setChosen] = useState<number>();
  const [isTooLarge, setTooLarge] = useState(false);
  const index = useCall('GET /teacher/index', {}, { inPlace: true });
  const begin = useSend('POST /admin/import_begin', {
    refreshes: importReads,
    quiet: true,
    timeoutMs: uploadTimeoutMs,
  });
  if (index.isPending) return <Skeleton lines={3} height="2.75rem" />;
  if (index.isError) return <LoadError error={index.error} onRetry={() => void index.refetch()} />;
  const { calendar_list, current_calendar_id } = index.data;
  const calendar_id = chosen ?? current_calendar_id ?? calendar_list[0]?.id;
  if (calendar_id === undefined) return <p role="alert">{t('no_school_year')}</p>;
  const size = importFileMaxBytes / megabyte;
  const send = async (file: File) => {
    setTooLarge(file.size > importFileMaxBytes);
    if (file.size <= importFileMaxBytes)
      begin.mutate({ name: file.name, content: await readBase64(file), calendar_id });
  };
  return (
    <>
      <NativeSelect
        className={styles.year ?? ''}
        label={t('school_year')}
        value={String(calendar_id)}
        data={calendar_list.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      />
      <p className={styles.hint}>{t('formats', { size })}</p>
      <div className={styles.buttons}>
        <PickButton
          label={t('choose_file')}
          look="soft"
          accept=".csv,.txt,.tsv,.xlsx,.zip"
          busy={begin.isPending}
          onFiles={([file]) => file && void send(file)}
        />
        <Button
          variant="default"
          onClick={async () => {
            const { writeTemplate } = await import('./write-template.ts');
            saveFile(await writeTemplate(t('template_name')), `${t('template_name')}.xlsx`);
          }}
        >
          {t('template')}
        </Button>
      </div>
      <p className={styles.hint}>{t('template_text')}</p>
      {isTooLarge && (
        <p role="alert" className={styles.problem}>
          {t('formats', { size })}
        </p>
      )}
      {begin.isError && !isTooLarge && (
        <p role="alert" className={styles.problem}>
          {begin.error.message}
        </p>
      )}
    </>
  );
}
