import { type ReactNode, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';
import { CameraButton } from '#ui/upload/pick/camera-button.tsx';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { InterruptedUploads } from '#ui/upload/pick/interrupted-uploads.tsx';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import { usePagePaste } from '#ui/upload/pick/use-page-paste.ts';
import styles from './drop-area.module.css';

type DropAreaProps = {
  /** Extensions with their dot, e.g. `.pdf`, together with others of which one file may have as many bytes. */
  limits: readonly { extensions: readonly string[]; maxBytes: number }[];
  /** Extensions of the same kinds that this server cannot convert: said beforehand. */
  unavailable?: readonly string[];
  /** Upload kinds whose interrupted uploads are offered to go on with. */
  kinds: readonly string[];
  multiple?: boolean;
  busy?: boolean;
  /** Place of an issue that leads here. */
  field?: string;
  /** Above the button: what to add here. */
  children?: ReactNode;
  onFiles: (files: File[]) => void;
};

const megabyte = 1024 * 1024;

/** Takes files by choosing, dragging, pasting anywhere on the page, and pictures from the camera as well. */
export function DropArea(props: DropAreaProps) {
  const { limits, unavailable = [], kinds, multiple = false, busy = false, field, children, onFiles } = props;
  const t = useMessages(uploadMessages);
  const area = useRef<HTMLDivElement>(null);
  usePagePaste(area, onFiles);
  const extensions = limits.flatMap((limit) => limit.extensions);
  const takesPictures = extensions.includes('.jpg');
  const limitTexts = limits.map((limit) => {
    const size = t(multiple ? 'size_limit' : 'size_limit_one', {
      size: Math.ceil(limit.maxBytes / megabyte),
    });
    return ` · ${limit.extensions.join(' ')} (${size})`;
  });
  return (
    <FileTarget className={styles.area} onFiles={onFiles}>
      {children}
      <div ref={area} className={styles.buttons}>
        <PickButton
          label={t(multiple ? 'choose_files' : 'choose_file')}
          look="soft"
          accept={extensions.join(',')}
          multiple={multiple}
          busy={busy}
          field={field}
          onFiles={onFiles}
        />
        {takesPictures && <CameraButton busy={busy} onFiles={onFiles} />}
      </div>
      <p className={styles.hint}>
        {t(takesPictures ? 'drop_or_paste' : multiple ? 'drop_here' : 'drop_one')}
        {limitTexts}
      </p>
      {unavailable.length > 0 && (
        <p className={styles.hint}>{t('cannot_take', { extensions: unavailable.join(' ') })}</p>
      )}
      <InterruptedUploads kinds={kinds} />
    </FileTarget>
  );
}
