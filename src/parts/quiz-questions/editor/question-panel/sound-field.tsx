import { Button, FileButton, Input } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { editorMessages } from '../../editor-fields/messages.ts';
import { useFocusAfterReplace } from '../../editor-fields/use-focus-after-replace.ts';
import { type UploadFile, useUpload } from '../../editor-fields/use-upload.ts';
import type { Sound } from '../../model.ts';
import styles from './sound-field.module.css';

type SoundFieldProps = {
  sound: Sound | undefined;
  /** undefined removes the sound. */
  onChange: (sound: Sound | undefined) => void;
  uploadFile: UploadFile;
};

/** The MP3 of a question or a section, with buttons to choose, play and remove it; it may also be dropped. */
export function SoundField({ sound, onChange, uploadFile }: SoundFieldProps) {
  const t = useMessages(editorMessages);
  const { isUploading, error, upload } = useUpload(uploadFile, 'sound');
  const fieldElement = useRef<HTMLDivElement>(null);
  useFocusAfterReplace(fieldElement, sound !== undefined);
  const addSound = (files: File[]) =>
    upload(files.slice(0, 1), 1, ({ stored: { url, name } }) => onChange({ url, name }));
  return (
    <FileTarget onFiles={(files) => void addSound(files)}>
      <Input.Wrapper
        ref={fieldElement}
        label={t('sound')}
        labelElement="div"
        description={sound ? undefined : t('sound_hint')}
      >
        {sound ? (
          <div className={styles.sound}>
            <span className={styles.name}>{sound.name}</span>
            <PlayButton key={sound.url} url={mediaUrl(sound.url)} />
            <Button variant="subtle" color="red" onClick={() => onChange(undefined)}>
              {t('remove_sound')}
            </Button>
          </div>
        ) : (
          <FileButton accept="audio/mpeg,.mp3" onChange={(file) => file && void addSound([file])}>
            {({ onClick }) => (
              <Button
                variant="default"
                fullWidth
                mt="xs"
                leftSection={<IconVolume size={20} aria-hidden />}
                loading={isUploading}
                onClick={onClick}
              >
                {t('choose_sound')}
              </Button>
            )}
          </FileButton>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </Input.Wrapper>
    </FileTarget>
  );
}

function PlayButton({ url }: { url: string }) {
  const t = useMessages(editorMessages);
  const audio = useRef<HTMLAudioElement>(null);
  const [playState, setPlayState] = useState<'still' | 'playing' | 'failed'>('still');
  useEffect(() => () => audio.current?.pause(), []);
  function toggle() {
    audio.current ??= new Audio(url);
    if (playState === 'playing') {
      audio.current.pause();
      setPlayState('still');
      return;
    }
    audio.current.onended = () => setPlayState('still');
    audio.current.play().then(
      () => setPlayState('playing'),
      () => setPlayState('failed'),
    );
  }
  const Icon = playState === 'playing' ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <>
      <Button variant="light" leftSection={<Icon size={18} aria-hidden />} onClick={toggle}>
        {t(playState === 'playing' ? 'pause' : 'play')}
      </Button>
      {playState === 'failed' && (
        <p className={styles.error} role="alert">
          {t('sound_failed')}
        </p>
      )}
    </>
  );
}
