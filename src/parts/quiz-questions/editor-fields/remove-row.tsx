import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

type RemoveRowProps = {
  /** Says which row. */
  label: string;
  disabled?: boolean;
  /** As of `AddRow`. */
  isOfKey?: boolean;
  onRemove: () => void;
};

/** The button that removes a row of fields, as high as they are. */
export function RemoveRow({ label, disabled, isOfKey, onRemove }: RemoveRowProps) {
  return (
    <ActionIcon
      color="gray"
      size="input-sm"
      aria-label={label}
      disabled={disabled ?? false}
      data-changes-seen={!isOfKey || undefined}
      onClick={onRemove}
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
}
