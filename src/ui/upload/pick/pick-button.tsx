import { useRef } from 'react';
import { Button } from '#ui/primitives/button.tsx';

type PickButtonProps = {
  label: string;
  look: 'soft' | 'plain';
  /** As in HTML: extensions or media types, with commas between. */
  accept: string;
  multiple?: boolean;
  busy?: boolean;
  /** Takes a photo with the camera at the back, where the device has one. */
  isCamera?: boolean;
  /** Place of an issue that leads here. */
  field?: string | undefined;
  onFiles: (files: File[]) => void;
};

/** A button by which files are chosen on the device. */
export function PickButton(props: PickButtonProps) {
  const { label, look, accept, multiple = false, busy = false, isCamera = false, field, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button look={look} busy={busy} data-field={field} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
