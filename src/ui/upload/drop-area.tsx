import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FileTarget } from '#ui/upload/file-target.tsx';
import { InterruptedUploads } from '#ui/upload/interrupted-uploads.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import styles from './drop-area.module.css';

type DropAreaProps = {
  /** Extensions with their dot, e.g. `.pdf`. */
  extensions: readonly string[];
  /** Extensions of the same kinds that this server cannot convert: said beforehand. */
  unavailable?: readonly string[];
  /** Upload kinds whose interrupted uploads are offered to go on with. */
  kinds: readonly string[];
  maxBytes: number;
  multiple?: boolean;
  busy?: boolean;
  /** Offers the camera on devices that have one. */
  camera?: boolean;
  /** Place of an issue that leads here. */
  field?: string;
  /** Above the button: what to add here. */
  children?: ReactNode;
  onFiles: (files: File[]) => void;
};

const megabyte = 1024 * 1024;

/** Takes files by choosing, dragging, pasting or from the camera. Pasting works anywhere on the page while no field has the focus. */
export function DropArea(props: DropAreaProps) {
  const { extensions, unavailable = [], kinds, maxBytes, multiple, camera, children, onFiles } = props;
  const t = useMessages(uploadMessages);
  usePagePaste(onFiles);
  return (
    <FileTarget className={styles.area} onFiles={onFiles}>
      {children}
      <div className={styles.buttons}>
        <ChooseButton {...props} accept={extensions.join(',')} />
        {camera && <ChooseButton {...props} accept="image/*" isCamera />}
      </div>
      <p className={styles.hint}>
        {t(extensions.includes('.png') ? 'drop_or_paste' : multiple ? 'drop_here' : 'drop_one')} ·{' '}
        {extensions.join(' ')} ·{' '}
        {t(multiple ? 'size_limit' : 'size_limit_one', { size: Math.floor(maxBytes / megabyte) })}
      </p>
      {unavailable.length > 0 && (
        <p className={styles.hint}>{t('cannot_take', { extensions: unavailable.join(' ') })}</p>
      )}
      <InterruptedUploads kinds={kinds} />
    </FileTarget>
  );
}

type ChooseButtonProps = Pick<DropAreaProps, 'multiple' | 'busy' | 'field' | 'onFiles'> & {
  accept: string;
  isCamera?: boolean;
};

function ChooseButton({ accept, isCamera, multiple, busy, field, onFiles }: ChooseButtonProps) {
  const t = useMessages(uploadMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple && !isCamera}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        look={isCamera ? 'plain' : 'soft'}
        busy={busy ?? false}
        className={isCamera ? styles.camera : undefined}
        data-field={isCamera ? undefined : field}
        onClick={() => input.current?.click()}
      >
        {t(isCamera ? 'take_picture' : multiple ? 'choose_files' : 'choose_file')}
      </Button>
    </>
  );
}

function usePagePaste(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      // Fields and drop targets with the focus take what is pasted into them themselves.
      if (files.length === 0 || document.activeElement !== document.body) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
