import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { AddressField } from '#parts/reading/editor/address-field.tsx';
import { editorMessages } from '#parts/reading/editor/messages.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { mayEmbed, PageFrame } from '#parts/reading/views/page-frame.tsx';
import { WebPageCard } from '#parts/reading/views/web-page-card.tsx';
import { isWebAddress } from '#parts/reading/web-address.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { webviewMessages } from './editor-messages.ts';
import { titleMaxLength, type Webview } from './model.ts';

const doNothing = () => undefined;

/** Address and title of a web page, beside the page as students will see it. */
export function Editor({ content, onChange, issues, goTo }: EditorProps<Webview>) {
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const successMessage = useEmbeddingNote(content);
  const fields = (
    <>
      <AddressField
        url={content.url}
        issues={issues}
        showsIssue={goTo !== undefined}
        {...(successMessage === undefined ? {} : { successMessage })}
        onChange={(url) => onChange((draft) => ({ ...draft, url, frameable: null }))}
        onChecked={(url, { title, frameable }) =>
          onChange((draft) =>
            draft.url === url ? { ...draft, frameable, title: draft.title.trim() || title } : draft,
          )
        }
      />
      <TextInput
        label={t('title')}
        description={t('title_hint')}
        maxLength={titleMaxLength}
        value={content.title}
        onChange={({ currentTarget: { value } }) => onChange((draft) => ({ ...draft, title: value }))}
      />
    </>
  );
  const { url, title, frameable } = content;
  const preview = !isWebAddress(url) ? null : frameable && mayEmbed(url) ? (
    <PageFrame url={url} title={title} />
  ) : (
    <WebPageCard url={url} title={title} mode="work" isOpened={false} onOpen={doNothing} />
  );
  return (
    <div ref={root}>
      <PageEditor fields={fields} preview={preview} />
    </div>
  );
}

function useEmbeddingNote({ url, frameable }: Webview): string | undefined {
  const t = useMessages(webviewMessages);
  if (isWebAddress(url) && !mayEmbed(url)) return t('own_host');
  if (frameable === null) return undefined;
  return t(frameable ? 'frameable' : 'not_frameable');
}
