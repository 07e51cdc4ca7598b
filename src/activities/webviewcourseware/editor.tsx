import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { findSite, getShownTitle, noteMaxLength, titleMaxLength, type Webcourseware } from './model.ts';
import { PackageField } from './package-field.tsx';
import { PackageFrame } from './package-frame.tsx';

/** Fields of the package beside its pages, which can be tried. */
export function Editor({
  content,
  conversionResults,
  onChange,
  uploadFile,
  uploads,
  goTo,
}: EditorProps<Webcourseware>) {
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const changeFields = (changedFields: Partial<Webcourseware>) =>
    onChange((draft) => ({ ...draft, ...changedFields }));
  const { package: htmlPackage, title, note } = content;
  const site = findSite(content, conversionResults);

  function replacePackage(newPackage: Webcourseware['package']): void {
    changeFields({ package: newPackage });
    if (!htmlPackage) return;
    showToast('info', translate(editorMessages, 'replaced', { name: htmlPackage.name }), {
      label: translate(commonMessages, 'undo'),
      run: () => changeFields({ package: htmlPackage }),
    });
  }

  const fields = (
    <>
      <PackageField {...{ htmlPackage, site, uploads, uploadFile }} onChange={replacePackage} />
      <TextInput
        label={t('title')}
        description={t('title_hint')}
        maxLength={titleMaxLength}
        value={title}
        onChange={({ currentTarget: { value } }) => changeFields({ title: value })}
      />
      <Textarea
        label={t('note')}
        description={t('note_hint')}
        autosize
        minRows={3}
        maxLength={noteMaxLength}
        value={note}
        onChange={({ currentTarget: { value } }) => changeFields({ note: value })}
      />
    </>
  );
  const preview = site ? (
    <div className={styles.preview}>
      <PackageFrame site={site} title={getShownTitle(content)} note={note} />
    </div>
  ) : null;
  return (
    <div ref={root}>
      <PageEditor fields={fields} preview={preview} noPreviewText={t('nothing_yet')} />
    </div>
  );
}
