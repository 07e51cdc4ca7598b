import { type ReactNode, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';
import { CameraButton } from './camera-button.tsx';
import styles from './drop-area.module.css';
import { FileTarget } from './file-target.tsx';
import { InterruptedUploads } from './interrupted-uploads.tsx';
import { PickButton } from './pick-button.tsx';
import { usePagePaste } from './use-page-paste.ts';

type DropAreaProps = {
  /** Extensions with their dot, e.g. `.pdf`, grouped by the size limit of one file. */
  limits: readonly { extensions: readonly string[]; maxBytes: number }[];
  /** Extensions of the same kinds that this server cannot convert; the area says so. */
  unavailable?: readonly string[];
  /** Upload kinds whose interrupted uploads are listed. */
  kinds: readonly string[];
  multiple?: boolean;
  busy?: boolean;
  /** The field name in issues that link to this area. */
  field?: string;
  /** Shown above the button, e.g. which files to add. */
  children?: ReactNode;
  onFiles: (files: File[]) => void;
};

const bytesPerMegabyte = 1024 * 1024;

/**
 * Accepts files that are chosen, dropped on the area, or pasted anywhere on the page; where pictures are accepted, also
 * photos from the camera. Lists interrupted uploads.
 */
export function DropArea(props: DropAreaProps) {
  const { limits, unavailable = [], kinds, multiple = false, busy = false, field, children, onFiles } = props;
  const t = useMessages(uploadMessages);
  const area = useRef<HTMLDivElement>(null);
  usePagePaste(area, onFiles);
  const extensions = limits.flatMap((limit) => limit.extensions);
  const takesPictures = extensions.includes('.jpg');
  const limitTexts = limits.map((limit) => {
    const size = t(multiple ? 'size_limit' : 'size_limit_one', {
      size: Math.ceil(limit.maxBytes / bytesPerMegabyte),
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
