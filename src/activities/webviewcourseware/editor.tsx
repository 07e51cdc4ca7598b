import { Textarea, TextInput } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { EditorProps } from '../activity-type.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { findSite, nameOf, noteMaxLength, titleMaxLength, type Webcourseware } from './model.ts';
import { PackageField } from './package-field.tsx';
import { PackageFrame } from './package-frame.tsx';

/** The package with its title and note, beside its pages at work. */
export function Editor({ content, made, onChange, uploadFile, uploads, goTo }: EditorProps<Webcourseware>) {
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  const wish = useMemo(() => (goTo ? { field: goTo.path.join('.') } : null), [goTo]);
  useFieldFocus(root, wish, undefined);
  const change = (part: Partial<Webcourseware>) => onChange((draft) => ({ ...draft, ...part }));
  const { package: given, title, note } = content;
  const site = findSite(content, made);

  function give(next: Webcourseware['package']): void {
    change({ package: next });
    if (!given) return;
    showToast('info', translate(editorMessages, 'replaced', { name: given.name }), {
      label: translate(commonMessages, 'undo'),
      run: () => change({ package: given }),
    });
  }

  const fields = (
    <>
      <PackageField given={given} uploads={uploads} uploadFile={uploadFile} site={site} onGive={give} />
      <TextInput
        label={t('title')}
        description={t('title_hint')}
        maxLength={titleMaxLength}
        value={title}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <Textarea
        label={t('note')}
        description={t('note_hint')}
        autosize
        minRows={3}
        maxLength={noteMaxLength}
        value={note}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
    </>
  );
  const preview = site ? (
    <div className={styles.preview}>
      <PackageFrame site={site} title={nameOf(content)} note={note} />
    </div>
  ) : null;
  return (
    <div ref={root}>
      <PageEditor fields={fields} preview={preview} nothingYet={t('nothing_yet')} />
    </div>
  );
}
