import { useRef } from 'react';
import { Button } from '#ui/primitives/button.tsx';

type PickButtonProps = {
  label: string;
  look: 'soft' | 'plain';
  /** As in HTML: extensions or media types, separated by commas. */
  accept: string;
  multiple?: boolean;
  busy?: boolean;
  /** Takes a photo with the rear camera, if the device has one. */
  isCamera?: boolean;
  /** The field name in issues that link to this button. */
  field?: string | undefined;
  onFiles: (files: File[]) => void;
};

/** A button that opens the device's file dialog. */
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
          // Otherwise choosing the same file again would cause no change event.
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
