import { Textarea, type TextareaProps } from '@mantine/core';

/** A text of one line that grows with what is typed. */
export function OptionalText(props: TextareaProps) {
  return <Textarea autosize minRows={1} maxRows={8} {...props} />;
}
