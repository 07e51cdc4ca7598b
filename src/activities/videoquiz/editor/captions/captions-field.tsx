import { Button, FileButton, Input } from '@mantine/core';
import { IconBadgeCc, IconKeyboard } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { offerUndo } from '#parts/editor-parts/offer-undo.view.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { captionsMessages } from '../../captions/captions-messages.ts';
import { formatVtt } from '../../captions/format-vtt.ts';
import type { VideoQuiz } from '../../model.ts';
import styles from '../editor.module.css';
import { editorMessages } from '../editor-messages.ts';
import { CaptionsTyping } from './captions-typing.tsx';
import { loadCues, readCaptions } from './read-captions.view.ts';
import { useTypedCaptions } from './use-typed-captions.ts';

type CaptionsFieldProps = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  captions: VideoQuiz['captions'];
  video: RefObject<HTMLVideoElement | null>;
  /** undefined removes them. */
  onChange: (captions: VideoQuiz['captions']) => void;
};

const typedName = 'captions.vtt';

/** The captions: a file, or typed here along the video. What a file has wrong is said with its line. */
export function CaptionsField({ captions, video, uploadFile, uploads, onChange }: CaptionsFieldProps) {
  const t = useMessages(editorMessages);
  const tCaptions = useMessages(captionsMessages);
  const upload = useMixedUpload(
    uploadFile,
    uploads.filter(({ kind }) => kind === 'captions'),
  );
  const [fault, setFault] = useState<string>();
  const { typing, hasTyped, begin, end, ...typed } = useTypedCaptions();
  function replace(changed: VideoQuiz['captions']): void {
    onChange(changed);
    if (!captions) return;
    const text = t(changed ? 'captions_replaced' : 'captions_removed', { name: captions.name });
    offerUndo(text, () => onChange(captions));
  }
  const store = (file: File, isTyped: boolean) =>
    upload.upload([file], {
      onArrival: ({ stored: { url, name } }) => {
        // Lines that somebody types stay beside a file that is chosen meanwhile.
        if (isTyped || !hasTyped) end();
        replace({ url, name });
      },
    });
  async function takeFile(file: File): Promise<void> {
    const read = await readCaptions(file);
    setFault('fault' in read ? tCaptions(read.fault.message, { line: read.fault.line }) : undefined);
    if ('cues' in read) await store(file, false);
  }
  async function beginTyping(): Promise<void> {
    const cues = captions ? await loadCues(captions.url) : [];
    setFault(cues ? undefined : tCaptions('not_read'));
    if (cues) begin(cues);
  }
  return (
    <Input.Wrapper label={t('captions')} labelElement="div">
      <div className={styles.row}>
        {captions && <span className={styles.name}>{captions.name}</span>}
        <FileButton accept=".vtt,text/vtt" onChange={(file) => file && void takeFile(file)}>
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
        <Button
          variant="default"
          leftSection={<IconKeyboard size={20} aria-hidden />}
          disabled={typing !== undefined}
          onClick={() => void beginTyping()}
        >
          {tCaptions(captions ? 'change_captions' : 'type_captions')}
        </Button>
        {captions && (
          <Button variant="subtle" color="red" onClick={() => replace(undefined)}>
            {t('remove_captions')}
          </Button>
        )}
      </div>
      <UploadErrors errors={fault === undefined ? upload.errors : [fault]} />
      {typing && (
        <CaptionsTyping
          typing={typing}
          kept={typed.kept}
          usedName={captions?.name}
          video={video}
          isSaving={upload.isUploading}
          onType={typed.change}
          onRemove={(cue) => typed.removeCue(typing, cue)}
          onSave={(cues) => void store(new File([formatVtt(cues)], typedName, { type: 'text/vtt' }), true)}
          onCancel={typed.discard}
        />
      )}
    </Input.Wrapper>
  );
}
