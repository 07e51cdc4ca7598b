import { Input, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { RichText, TextPicture } from '../rich-text.ts';
import type { PasteLoss } from './clean-paste.view.ts';
import { richMessages } from './editor-messages.ts';
import { FormulaPanel, type TypedFormula } from './formula-panel.tsx';
import type { Gap, GapRules } from './gaps.ts';
import type { EditorLook } from './read-look.view.ts';
import styles from './rich-field.module.css';
import { Toolbar } from './toolbar.tsx';
import { useRichEditor } from './use-rich-editor.ts';

export type RichFieldProps = {
  text: RichText;
  label: string;
  /** The label is not above the field already. */
  showsLabel?: boolean | undefined;
  description?: string | undefined;
  error?: string | undefined;
  maxLength: number;
  /** `data-field`, by which issues find the field. */
  field: string;
  takesFocus: boolean;
  /** The text has gaps that students fill in. */
  gaps?: GapRules | undefined;
  onChange: (text: RichText, gaps: Gap[]) => void;
  /** Stores pictures and gives each on as it arrives. */
  addPictures: (files: File[], onPicture: (picture: TextPicture) => void) => void;
};

/** A field for text with formatting, pictures, tables and formulas. */
export function RichField(props: RichFieldProps) {
  const {
    text,
    label,
    showsLabel,
    description,
    error,
    maxLength,
    field,
    takesFocus,
    gaps,
    onChange,
    addPictures,
  } = props;
  const t = useMessages(richMessages);
  const host = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [formula, setFormula] = useState<TypedFormula>();
  const describeLoss = useLossText();
  const { editor, look } = useRichEditor(host, {
    text,
    maxLength,
    takesFocus,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'data-field': field },
    gaps,
    onChange: (changedText, changedGaps) => {
      setNote('');
      onChange(changedText, changedGaps);
    },
    // After the change that follows, which clears the note.
    onPaste: (loss) => queueMicrotask(() => setNote((current) => describeLoss(loss) || current)),
    onPictures: (files) => insertPictures(files),
    onTooMuch: () => setNote(t('too_much')),
  });
  const insertPictures = (files: File[]) =>
    addPictures(files, (picture) => editor?.chain().insertContent({ type: 'picture', attrs: picture }).run());
  const chosenFormula = look?.chosen?.type === 'formula' ? readFormula(look.chosen.attrs) : undefined;

  return (
    <Input.Wrapper label={showsLabel && label} labelElement="div" description={description} error={error}>
      <div className={styles.field} data-invalid={error ? true : undefined}>
        {editor && look && (
          <Toolbar
            editor={editor}
            look={look}
            onFormula={() => setFormula(chosenFormula ?? { tex: '', block: false })}
            onPicture={() => fileInput.current?.click()}
            gaps={gaps}
          />
        )}
        {formula && (
          <FormulaPanel
            formula={formula}
            onCancel={() => {
              setFormula(undefined);
              editor?.commands.focus();
            }}
            onDone={(attrs) => {
              setFormula(undefined);
              editor?.chain().focus().insertContent({ type: 'formula', attrs }).run();
            }}
          />
        )}
        {editor && look?.chosen?.type === 'picture' && <PictureAlt editor={editor} chosen={look.chosen} />}
        <div
          ref={host}
          className={styles.text}
          onDoubleClick={() => chosenFormula && setFormula(chosenFormula)}
        />
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/gif"
        onChange={(event) => {
          insertPictures(Array.from(event.currentTarget.files ?? []));
          event.currentTarget.value = '';
        }}
      />
    </Input.Wrapper>
  );
}

const readFormula = ({ tex, block }: Record<string, unknown>): TypedFormula => ({
  tex: String(tex),
  block: block === true,
});

/** Says what a paste lost, with counts. */
function useLossText(): (loss: PasteLoss) => string {
  const t = useMessages(richMessages);
  return ({ equations, pictures, highlights, merged }) => {
    const parts = [
      equations > 0 && t('lost_equations', { count: equations }),
      pictures > 0 && t('lost_pictures', { count: pictures }),
      highlights > 0 && t('lost_highlights', { count: highlights }),
      merged > 0 && t('lost_merged', { count: merged }),
    ].filter((part) => part !== false);
    return parts.length > 0 ? t('paste_lost', { list: parts.join(' · ') }) : '';
  };
}

function PictureAlt({ editor, chosen }: { editor: Editor; chosen: NonNullable<EditorLook['chosen']> }) {
  const t = useMessages(richMessages);
  return (
    <div className={styles.panel}>
      <TextInput
        label={t('picture_alt')}
        maxLength={200}
        value={String(chosen.attrs['alt'])}
        onChange={(event) => editor.commands.updateAttributes('picture', { alt: event.currentTarget.value })}
      />
    </div>
  );
}
