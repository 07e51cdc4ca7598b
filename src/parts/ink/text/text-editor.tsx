import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { inkMessages } from '../ink-messages.ts';
import { inkTextMaxLength } from '../limits.ts';
import { colourCodes } from '../palette.ts';
import { lineHeight, textFont } from '../text-lines.ts';
import type { TextDraft } from './text-draft.ts';
import styles from './text-editor.module.css';

type TextEditorProps = {
  draft: TextDraft;
  /** Called with what is typed whenever it may be lost otherwise, and at the end. Never with the same text twice. */
  onSave: (text: string) => void;
  /** `byKey`: the person goes on with the keyboard. */
  onEnd: (byKey: boolean) => void;
};

/** After a tap some browsers give the focus to what lay under the finger. */
const tapMs = 600;

/**
 * A real text field over the page, so that input methods work. It has the text itself: nothing renders while somebody
 * types. Whatever takes it away keeps what was typed.
 */
export function TextEditor({ draft, onSave, onEnd }: TextEditorProps) {
  const t = useMessages(inkMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const savedText = useRef(draft.text);
  const hasEnded = useRef(false);
  const save = (text: string) => {
    if (text === savedText.current) return;
    savedText.current = text;
    onSave(text);
  };
  const saveLatest = useEffectEvent(save);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const openedAt = performance.now();
    fitHeight(element);
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
    const keepFocus = () => {
      if (hasEnded.current || element.value !== '' || performance.now() - openedAt >= tapMs) return;
      element.focus({ preventScroll: true });
    };
    element.addEventListener('blur', keepFocus);
    return () => element.removeEventListener('blur', keepFocus);
  }, []);

  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const saveNow = () => saveLatest(element.value);
    const listening = new AbortController();
    addEventListener('pagehide', saveNow, { signal: listening.signal });
    document.addEventListener('visibilitychange', saveNow, { signal: listening.signal });
    return () => {
      listening.abort();
      saveNow();
    };
  }, []);

  const end = (byKey: boolean) => {
    hasEnded.current = true;
    save(field.current?.value ?? '');
    onEnd(byKey);
  };
  const { at, width, size, colour } = draft;
  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label={t('typed_text')}
      defaultValue={draft.text}
      maxLength={inkTextMaxLength}
      rows={1}
      style={{
        left: at[0],
        top: at[1],
        width,
        fontSize: size,
        fontFamily: textFont,
        lineHeight,
        color: colourCodes[colour],
        caretColor: colourCodes[colour],
      }}
      onInput={({ currentTarget }) => fitHeight(currentTarget)}
      onBlur={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) end(false);
      }}
      onKeyDown={(event) => {
        const key = pressedKey(event);
        if (key !== 'Escape' && !(key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
        event.preventDefault();
        end(true);
      }}
    />
  );
}

function fitHeight(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}
