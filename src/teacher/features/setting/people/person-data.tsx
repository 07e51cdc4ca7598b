import { Button } from '@mantine/core';
import { IconDownload, IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { download } from '#ui/api/download.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { leaverMessages } from './leaver-messages.ts';
import styles from './people.module.css';

type Person = ApiReply<'GET /admin/person'>;

/** Downloads all stored data about the person, and erases it once the account is closed. */
export function PersonData({ person }: { person: Person }) {
  const t = useMessages(leaverMessages);
  const [isDownloading, setIsDownloading] = useState(false);
  const { id, name, is_closed } = person;
  const saveData = async () => {
    setIsDownloading(true);
    await download('POST /admin/person_export', { id })
      .then((zip) => saveFile(zip, `${name}.zip`))
      .catch(() => showToast('error', t('export_failed')));
    setIsDownloading(false);
  };
  return (
    <section className={styles.places} aria-labelledby="person-data">
      <h3 id="person-data">{t('data')}</h3>
      <p>{t('data_text')}</p>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={isDownloading}
          onClick={() => void saveData()}
        >
          {t('export')}
        </Button>
        {is_closed && <EraseButton id={id} name={name} />}
      </div>
    </section>
  );
}

/** Says how much will be erased, and requires the person's name to confirm. */
function EraseButton({ id, name }: { id: number; name: string }) {
  const t = useMessages(leaverMessages);
  const traces = useCall('GET /admin/person_traces', { id });
  const erase = useSend('POST /admin/person_erase', {
    refreshes: ['GET /admin/person', 'GET /admin/people'],
    successText: t('erased'),
  });
  const askAndErase = async () => {
    if (!traces.data) return;
    const isSure = await confirm({
      title: t('erase_title', { name }),
      text: t('erase_ask', traces.data),
      confirmLabel: t('erase'),
      danger: true,
      textToType: { label: t('type_name', { name }), expected: name, error: t('other_name') },
    });
    if (isSure) erase.mutate({ id, name });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconEraser size={18} aria-hidden="true" />}
      disabled={!traces.data}
      loading={erase.isPending}
      onClick={() => void askAndErase()}
    >
      {t('erase')}
    </Button>
  );
}
