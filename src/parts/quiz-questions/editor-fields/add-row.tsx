import { Button, Kbd } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Elements } from '#ui/elements.ts';
import styles from './fields.module.css';

type AddRowProps = {
  label: string;
  /** No further row may be added. */
  isFull: boolean;
  /** Says how many rows there may be, once there are as many. */
  fullNote?: string;
  /** The Enter key in the last row adds one, too. */
  hasEnterKey?: boolean;
  /** `data-field` of the button. */
  field?: string;
  /** Students see none of the rows, so that even the key of a used question may have more or fewer of them. */
  isOfKey?: boolean;
  /** What else stands in the line. */
  children?: Elements;
  onAdd: () => void;
};

/** The line below rows of fields: its button adds a row. */
export function AddRow(props: AddRowProps) {
  const { label, isFull, fullNote, hasEnterKey, field, isOfKey, children, onAdd } = props;
  return (
    <div className={styles.toolbar} data-changes-seen={!isOfKey || undefined}>
      <Button
        variant="light"
        leftSection={<IconPlus size={20} aria-hidden />}
        rightSection={hasEnterKey && <Kbd className={styles.keys}>Enter</Kbd>}
        disabled={isFull}
        data-field={field}
        onClick={onAdd}
      >
        {label}
      </Button>
      {isFull && fullNote && <span className={styles.hint}>{fullNote}</span>}
      {children}
    </div>
  );
}
