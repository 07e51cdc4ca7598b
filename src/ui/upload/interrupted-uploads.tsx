import { useEffect, useState } from 'react';
import type { PreviousUpload } from 'tus-js-client';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import styles from './drop-area.module.css';

/** Uploads older than this are gone from the server. */
const keptMs = 24 * 3_600_000;

async function openUrlStorage() {
  return (await import('tus-js-client')).defaultOptions.urlStorage;
}

async function listInterrupted(): Promise<PreviousUpload[]> {
  const all = await (await openUrlStorage()).findAllUploads();
  return all.filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < keptMs);
}

/** Uploads that a reload or a closed window cut off: choosing the same file again goes on with them. */
export function InterruptedUploads({ kinds }: { kinds: readonly string[] }) {
  const t = useMessages(uploadMessages);
  const [uploads, setUploads] = useState<PreviousUpload[]>([]);
  useEffect(() => {
    void listInterrupted().then(setUploads);
  }, []);
  const shown = uploads.filter(({ metadata }) => kinds.includes(metadata['kind'] ?? ''));
  const forget = async ({ urlStorageKey }: PreviousUpload) => {
    await (await openUrlStorage()).removeUpload(urlStorageKey);
    setUploads(await listInterrupted());
  };
  return shown.map((upload) => (
    <p key={upload.urlStorageKey} className={styles.interrupted}>
      {t('interrupted', { name: upload.metadata['filename'] ?? '' })}
      <Button look="plain" onClick={() => void forget(upload)}>
        {t('forget')}
      </Button>
    </p>
  ));
}
