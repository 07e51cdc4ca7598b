import { useEffect, useState } from 'react';
import type { PreviousUpload } from 'tus-js-client';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import { dropUpload, listRecords } from '#ui/upload/upload-records.ts';
import { useUploads } from '#ui/upload/upload-store.ts';
import styles from './drop-area.module.css';

/** Uploads that a reload or a closed window cut off: choosing the same file again goes on with them. */
export function InterruptedUploads({ kinds }: { kinds: readonly string[] }) {
  const t = useMessages(uploadMessages);
  const [uploads, setUploads] = useState<PreviousUpload[]>([]);
  const isIdle = useUploads().running.length === 0;
  useEffect(() => {
    // Again after every upload, which may have gone on with one of these.
    if (isIdle) void listRecords().then(setUploads);
  }, [isIdle]);
  const shown = uploads.filter(({ metadata }) => kinds.includes(metadata['kind'] ?? ''));
  const drop = (upload: PreviousUpload) => {
    setUploads(uploads.filter((each) => each !== upload));
    if (upload.uploadUrl) void dropUpload(upload.uploadUrl);
  };
  return shown.map((upload) => (
    <p key={upload.urlStorageKey} className={styles.interrupted}>
      {t('interrupted', { name: upload.metadata['filename'] ?? '' })}
      <Button look="plain" onClick={() => drop(upload)}>
        {t('forget')}
      </Button>
    </p>
  ));
}
