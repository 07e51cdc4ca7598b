import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { loadCdnUrl, mediaUrl } from '#ui/media-url.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { uploadFile } from '#ui/upload/upload-file.ts';
import schoolStyles from './school.module.css';
import { schoolMessages } from './school-messages.ts';

/** Chooses or removes the school's logo. */
export function LogoForm({ logo }: { logo: string }) {
  const t = useMessages(schoolMessages);
  const [isSending, setSending] = useState(false);
  const save = useSend('POST /admin/school_logo', {
    refreshes: ['GET /admin/school'],
    successText: t('saved'),
    onSuccess: () => void loadCdnUrl(),
  });
  const uploadLogo = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    try {
      save.mutate({ logo: (await uploadFile(file, 'picture')).url });
    } catch (error) {
      if (error instanceof Error) showToast('error', error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={schoolStyles.logo} role="group" aria-label={t('logo')}>
      {logo !== '' && <img src={mediaUrl(logo)} alt={t('logo')} />}
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void uploadLogo(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={isSending || save.isPending}>
            {t('choose_logo')}
          </Button>
        )}
      </FileButton>
      {logo !== '' && (
        <Button variant="subtle" onClick={() => save.mutate({ logo: '' })}>
          {t('remove_logo')}
        </Button>
      )}
      <p className={styles.text}>{t('logo_text')}</p>
    </div>
  );
}
