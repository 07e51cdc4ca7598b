import { Button, FileButton, Input } from '@mantine/core';
import { IconBadgeCc } from '@tabler/icons-react';
import type { EditorProps } from '#form/activity-views.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { VideoQuiz } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type CaptionsFieldProps = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  captions: VideoQuiz['captions'];
  /** undefined removes them. */
  onChange: (captions: VideoQuiz['captions']) => void;
};

/** The file of captions, with buttons to choose and to remove it. */
export function CaptionsField({ captions, uploadFile, uploads, onChange }: CaptionsFieldProps) {
  const t = useMessages(editorMessages);
  const offers = uploads.filter(({ kind }) => kind === 'captions');
  const upload = useMixedUpload(uploadFile, offers);
  const uploadCaptions = (file: File) =>
    upload.upload([file], { onArrival: ({ stored: { url, name } }) => onChange({ url, name }) });
  return (
    <Input.Wrapper label={t('captions')} labelElement="div">
      {captions ? (
        <div className={styles.row}>
          <span className={styles.name}>{captions.name}</span>
          <Button variant="subtle" color="red" onClick={() => onChange(undefined)}>
            {t('remove_captions')}
          </Button>
        </div>
      ) : (
        <div className={styles.row}>
          <FileButton accept=".vtt,text/vtt" onChange={(file) => file && void uploadCaptions(file)}>
            {({ onClick }) => (
              <Button
                variant="default"
                leftSection={<IconBadgeCc size={20} aria-hidden />}
                loading={upload.isUploading}
                onClick={onClick}
              >
                {t('choose_captions')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
      <UploadErrors errors={upload.errors} />
    </Input.Wrapper>
  );
}
