import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

type RemoveRowProps = {
  /** Says which row. */
  label: string;
  disabled?: boolean;
  onRemove: () => void;
};

/** The button that removes a row of fields, as high as they are. */
export function RemoveRow({ label, disabled, onRemove }: RemoveRowProps) {
  return (
    <ActionIcon
      color="gray"
      size="input-sm"
      aria-label={label}
      disabled={disabled ?? false}
      onClick={onRemove}
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
}
