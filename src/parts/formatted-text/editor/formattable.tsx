import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTextSize } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { richMessages } from './editor-messages.ts';
import type { RichFieldProps } from './rich-field.tsx';

const LateRichField = createLateComponent(async () => (await import('./rich-field.tsx')).RichField);

export type FormattableProps = Omit<RichFieldProps, 'takesFocus'> & {
  /** The field of a text without formatting, with the button that asks for some. */
  children: (text: string, formatButton: ReactNode) => ReactNode;
};

/** A field of words alone, until its text has formatting or the teacher asks for it. */
export function Formattable({ children, ...fieldProps }: FormattableProps) {
  const { text, label } = fieldProps;
  const t = useMessages(richMessages);
  const [isAsked, setAsked] = useState(false);
  if (typeof text !== 'string' || isAsked) return <LateRichField {...fieldProps} takesFocus={isAsked} />;
  const name = `${t('formatting')}: ${label}`;
  return children(
    text,
    <Tooltip label={t('formatting')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={name}
        onPointerEnter={() => void LateRichField.load().catch(() => undefined)}
        onClick={() => setAsked(true)}
      >
        <IconTextSize size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>,
  );
}
