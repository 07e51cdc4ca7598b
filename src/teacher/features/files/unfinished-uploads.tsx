import { Button } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { focusPage } from '#teacher/shared/dialogs/return-focus.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './unfinished.module.css';
import { unfinishedMessages } from './unfinished-messages.ts';

type UnfinishedUpload = ApiReply<'GET /admin/uploads'>['items'][number];

/** Interval of reading the uploads again, because they go on without this page. */
const refetchMs = 10_000;
const shownUploadsMax = 100;

function UnfinishedItem({ upload, onCancel }: { upload: UnfinishedUpload; onCancel: () => void }) {
  const t = useMessages(unfinishedMessages);
  const formats = useFormats();
  const namePerson = useNamePerson();
  const { name: fileName, owner_name, is_guest, received_bytes, bytes, created_at } = upload;
  const name = namePerson({ student_name: owner_name, student_name_eng: '', class_number: null, is_guest });
  const progressParams = {
    received: formats.bytes(received_bytes),
    size: formats.bytes(bytes),
    time: formats.dateTime(created_at),
  };
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong>{fileName}</strong> · {name}
        <p className={styles.facts}>{t('progress', progressParams)}</p>
      </div>
      <Button variant="default" aria-label={t('cancel_named', { file: fileName, name })} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </li>
  );
}

/** Unfinished uploads, for administrators of the school's storage. */
export function UnfinishedUploads() {
  const t = useMessages(unfinishedMessages);
  const uploads = useCall('GET /admin/uploads', { limit: shownUploadsMax }, { quiet: true, refetchMs });
  const discard = useSend('POST /upload/discard', {
    refreshes: ['GET /admin/uploads', 'GET /admin/storage'],
    successText: t('cancelled'),
    onSuccess: focusPage,
  });
  if (!uploads.data) return null;
  const { items, total } = uploads.data;
  return (
    <section className={styles.part} aria-labelledby="setting-unfinished">
      <h3 id="setting-unfinished">{t('title')}</h3>
      <p className={styles.facts}>{t(items.length === 0 ? 'none' : 'text')}</p>
      <ul className={styles.list}>
        {items.map((upload) => (
          <UnfinishedItem
            key={upload.id}
            upload={upload}
            onCancel={() => discard.mutate({ id: upload.id })}
          />
        ))}
      </ul>
      {total > items.length && <p>{t('more', { count: total - items.length })}</p>}
    </section>
  );
}
