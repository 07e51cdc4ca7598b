import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { AddressField } from '#parts/reading/editor/address-field.tsx';
import { editorMessages } from '#parts/reading/editor/messages.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { WebPageCard } from '#parts/reading/views/web-page-card.tsx';
import { isWebAddress } from '#parts/reading/web-address.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Link, noteMaxLength, titleMaxLength } from './model.ts';

const doNothing = () => undefined;

/** Address, title and note of a link, beside the card that students get. */
export function Editor({ content, onChange, issues, goTo }: EditorProps<Link>) {
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const changeFields = (changedFields: Partial<Link>) =>
    onChange((draft) => ({ ...draft, ...changedFields }));
  const fields = (
    <>
      <AddressField
        url={content.url}
        issues={issues}
        showsIssue={goTo !== undefined}
        onChange={(url) => changeFields({ url })}
        onChecked={(url, { title }) =>
          onChange((draft) => (draft.url === url && draft.title.trim() === '' ? { ...draft, title } : draft))
        }
      />
      <TextInput
        label={t('title')}
        description={t('title_hint')}
        maxLength={titleMaxLength}
        value={content.title}
        onChange={({ currentTarget: { value } }) => changeFields({ title: value })}
      />
      <Textarea
        label={t('note')}
        description={t('note_hint')}
        autosize
        minRows={3}
        maxLength={noteMaxLength}
        value={content.note}
        onChange={({ currentTarget: { value } }) => changeFields({ note: value })}
      />
    </>
  );
  const preview = isWebAddress(content.url) ? (
    <WebPageCard {...content} mode="work" isOpened={false} onOpen={doNothing} />
  ) : null;
  return (
    <div ref={root}>
      <PageEditor fields={fields} preview={preview} />
    </div>
  );
}
