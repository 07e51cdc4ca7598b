import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { BackgroundField } from '#parts/drawing-tasks/editor/background-field.tsx';
import { GuideFields } from '#parts/drawing-tasks/editor/guide-fields.tsx';
import { PromptField } from '#parts/drawing-tasks/editor/prompt-field.tsx';
import { ToolsField } from '#parts/drawing-tasks/editor/tools-field.tsx';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../messages.ts';
import type { Drawing } from '../model.ts';
import { editorMessages } from './editor-messages.ts';
import { MarkFields } from './mark-fields.tsx';
import { Preview } from './preview.tsx';

/** What to draw, on which page, with which tools, beside the task as students will see it. */
export function Editor(props: EditorProps<Drawing>) {
  const { content, onChange, conversionResults, issues, uploadFile, uploads, goTo } = props;
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const errorAt = useIssueTexts(messages, goTo ? issues : []);
  const update = (change: (drawing: Drawing) => Partial<Drawing>) =>
    onChange((drawing) => ({ ...drawing, ...change(drawing) }));
  const parts = { task: content, errorAt, update };
  const fields = (
    <>
      <PromptField
        prompt={content.prompt}
        picture={content.picture}
        label={t('prompt')}
        placeholder={t('prompt_placeholder')}
        error={errorAt('prompt')}
        uploadFile={uploadFile}
        onPrompt={(prompt) => update(() => ({ prompt }))}
        onPicture={(change) => update(({ picture }) => ({ picture: change(picture) }))}
      />
      <BackgroundField {...parts} {...{ conversionResults, uploadFile, uploads }} />
      <ToolsField {...parts} />
      <MarkFields {...parts} onChange={onChange} />
      <GuideFields {...parts} isAskedFor={goTo?.path[0] === 'rubric'} />
    </>
  );
  return (
    <div ref={root}>
      <PageEditor
        fields={fields}
        preview={<Preview drawing={content} conversionResults={conversionResults} />}
      />
    </div>
  );
}
