import { Button, FileButton, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { CameraButton } from '#ui/upload/pick/camera-button.tsx';
import type { Picture } from '../common/schema.ts';
import { altMaxLength } from '../limits.ts';
import { editorMessages } from './messages.ts';
import styles from './picture-box.module.css';
import { useFocusAfterReplace } from './use-focus-after-replace.ts';

type PictureBoxProps = {
  picture: Picture | undefined;
  /** `data-field` of the button that chooses the picture. */
  field: string;
  altLabel: string;
  isBusy: boolean;
  /** The issue of the picture, or the reason why its upload failed. */
  error: string | undefined;
  /** The picture is small, and several may be chosen at once. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** undefined removes the picture. */
  onChange: (picture: Picture | undefined) => void;
};

const acceptedTypes = 'image/png,image/jpeg,image/gif';

/** Chooses, shows, describes, replaces and removes one picture. The parent takes dropped and pasted pictures. */
export function PictureBox(props: PictureBoxProps) {
  const { picture, field, isBusy, error } = props;
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterReplace(box, picture !== undefined);
  return (
    <div ref={box}>
      {picture ? (
        <ChosenPicture {...props} picture={picture} />
      ) : (
        <div className={styles.empty} data-invalid={error ? true : undefined}>
          <ChooseButton {...props} field={field} isBusy={isBusy} />
          <CameraButton busy={isBusy} onFiles={props.onFiles} />
          <DropHint />
        </div>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function DropHint() {
  const t = useMessages(editorMessages);
  return <span className={styles.hint}>{t('drop_picture')}</span>;
}

function ChooseButton({ picture, field, isBusy, multiple, onFiles }: PictureBoxProps) {
  const t = useMessages(editorMessages);
  return (
    <FileButton
      multiple
      accept={acceptedTypes}
      onChange={(files) => files.length > 0 && onFiles(files)}
      inputProps={{ multiple: multiple ?? false }}
    >
      {({ onClick }) => (
        <Button
          variant={picture ? 'default' : 'light'}
          leftSection={picture ? undefined : <IconPhotoPlus size={20} aria-hidden />}
          px="sm"
          loading={isBusy}
          data-field={field}
          onClick={onClick}
        >
          {t(picture ? 'replace_picture' : 'choose_picture')}
        </Button>
      )}
    </FileButton>
  );
}

function ChosenPicture(props: PictureBoxProps & { picture: Picture }) {
  const { picture, altLabel, field, multiple, onChange } = props;
  const t = useMessages(editorMessages);
  return (
    <div className={styles.shown}>
      <img
        className={styles.picture}
        data-small={multiple || undefined}
        src={mediaUrl(picture.url)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
      <div className={styles.about}>
        <TextInput
          label={altLabel}
          maxLength={altMaxLength}
          value={picture.alt}
          data-field={`${field}.alt`}
          onChange={(event) => onChange({ ...picture, alt: event.currentTarget.value })}
        />
        <div className={styles.actions}>
          <ChooseButton {...props} />
          <CameraButton busy={props.isBusy} onFiles={props.onFiles} />
          <Button variant="subtle" color="red" px="sm" onClick={() => onChange(undefined)}>
            {t('remove_picture')}
          </Button>
        </div>
      </div>
    </div>
  );
}
