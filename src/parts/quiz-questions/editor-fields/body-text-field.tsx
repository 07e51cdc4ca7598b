import type { TextareaProps } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { bodyMaxLength } from '../limits.ts';
import { GrowingText } from './growing-text.tsx';
import { editorMessages } from './messages.ts';

/** The text of a question. */
export function BodyText(props: Omit<TextareaProps, 'rows'>) {
  const t = useMessages(editorMessages);
  return (
    <GrowingText
      rows={2}
      placeholder={t('body_placeholder')}
      maxLength={bodyMaxLength}
      data-field="body.text"
      {...props}
    />
  );
}
