import { Textarea, type TextareaProps } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { bodyMaxLength } from '../limits.ts';
import { editorMessages } from './messages.ts';

/** The text of a question. */
export function BodyText(props: TextareaProps) {
  const t = useMessages(editorMessages);
  return (
    <Textarea
      placeholder={t('body_placeholder')}
      size="md"
      autosize
      minRows={2}
      maxRows={12}
      maxLength={bodyMaxLength}
      data-field="body.text"
      {...props}
    />
  );
}
