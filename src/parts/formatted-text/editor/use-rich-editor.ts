import { Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fitsLimits } from '../fits-limits.ts';
import { gapsMax } from '../limits.ts';
import type { RichText } from '../rich-text.ts';
import { cleanPaste, type PasteLoss } from './clean-paste.view.ts';
import type { DocNode } from './doc-node.ts';
import { extensions } from './extensions.view.ts';
import { fromDoc } from './from-doc.ts';
import { createGapExtension } from './gap-extension.view.ts';
import { addGapIds, type Gap, type GapRules, listGaps } from './gaps.ts';
import { type EditorLook, readLook } from './read-look.view.ts';
import { toDoc } from './to-doc.ts';

type RichEditorOptions = {
  text: RichText;
  maxLength: number;
  /** Attributes of the element that is typed into. */
  attributes: Record<string, string>;
  takesFocus: boolean;
  gaps?: GapRules | undefined;
  onChange: (text: RichText, gaps: Gap[]) => void;
  onPaste: (loss: PasteLoss) => void;
  onPictures: (files: File[]) => void;
  /** A change would have made the text too long; it was not made. */
  onTooMuch: () => void;
};

const joinIds = (ids: readonly string[] = []) => ids.join(' ');
const isSame = (one: RichText, other: RichText) => JSON.stringify(one) === JSON.stringify(other);

/** Refuses what would make the text longer than it may be, as a field with a length does. */
function createLimit(maxLength: number, onTooMuch: () => void): Extension {
  return Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction) => {
          if (!transaction.docChanged || transaction.getMeta('isGiven') === true) return true;
          const doc: DocNode = transaction.doc.toJSON();
          const fits = fitsLimits(fromDoc(doc), maxLength) && listGaps(doc).length <= gapsMax;
          if (!fits) onTooMuch();
          return fits;
        },
      }),
    ],
  });
}

const hasPictures = (data: DataTransfer | null): data is DataTransfer =>
  data !== null && data.files.length > 0 && !data.types.includes('text/html');

/** The editor in an element, and how the place of its cursor looks. */
export function useRichEditor(host: RefObject<HTMLElement | null>, options: RichEditorOptions) {
  const [editor, setEditor] = useState<Editor>();
  const [look, setLook] = useState<EditorLook>();
  const lastText = useRef(options.text);
  const lastGapIds = useRef(joinIds(options.gaps?.ids));
  const { text, gaps: gapRules } = options;

  const tellChange = useEffectEvent((changedEditor: Editor) => {
    const doc: DocNode = changedEditor.getJSON();
    const changedText = fromDoc(doc);
    const gaps = listGaps(doc);
    const gapIds = joinIds(gaps.map(({ id }) => id));
    if (isSame(changedText, lastText.current) && (!gapRules || gapIds === lastGapIds.current)) return;
    lastText.current = changedText;
    lastGapIds.current = gapIds;
    options.onChange(changedText, gaps);
  });
  const tellTooMuch = useEffectEvent(() => options.onTooMuch());
  const clean = useEffectEvent((html: string) => {
    const { html: cleanHtml, loss } = cleanPaste(html);
    options.onPaste(loss);
    return cleanHtml;
  });
  const takePictures = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!hasPictures(data)) return false;
    event.preventDefault();
    event.stopPropagation();
    options.onPictures(Array.from(data.files));
    return true;
  });
  const start = useEffectEvent((element: HTMLElement) => {
    const { attributes, maxLength, takesFocus } = options;
    return new Editor({
      element,
      injectCSS: false,
      extensions: [
        ...extensions,
        createLimit(maxLength, () => tellTooMuch()),
        ...(gapRules ? [createGapExtension(gapRules)] : []),
      ],
      content: addGapIds(toDoc(lastText.current), gapRules?.ids ?? []),
      autofocus: takesFocus && 'end',
      editorProps: {
        attributes,
        transformPastedHTML: (html) => clean(html),
        handlePaste: (_view, event) => takePictures(event, event.clipboardData),
        handleDrop: (_view, event) => takePictures(event, event.dataTransfer),
      },
      onCreate: ({ editor: startedEditor }) => {
        setEditor(startedEditor);
        setLook(readLook(startedEditor));
      },
      onUpdate: ({ editor: changedEditor }) => tellChange(changedEditor),
      onTransaction: ({ editor: changedEditor }) => setLook(readLook(changedEditor)),
    });
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const startedEditor = start(host.current);
    return () => startedEditor.destroy();
  }, [host]);

  // Another window's text, or one that was brought back.
  const showGiven = useEffectEvent((startedEditor: Editor) => {
    const doc = addGapIds(toDoc(text), gapRules?.ids ?? []);
    startedEditor.chain().setMeta('isGiven', true).setContent(doc, { emitUpdate: false }).run();
  });
  useEffect(() => {
    if (!editor || isSame(text, lastText.current)) return;
    lastText.current = text;
    lastGapIds.current = joinIds(gapRules?.ids);
    showGiven(editor);
  }, [editor, text, gapRules?.ids]);

  return { editor, look };
}
