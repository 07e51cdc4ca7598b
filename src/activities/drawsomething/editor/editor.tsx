import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { messages } from '../messages.ts';
import type { Drawing } from '../model.ts';
import { BackgroundField } from './background-field.tsx';
import { GuideFields } from './guide-fields.tsx';
import { MarkFields } from './mark-fields.tsx';
import { Preview } from './preview.tsx';
import { PromptField } from './prompt-field.tsx';
import { ToolsField } from './tools-field.tsx';

/** What to draw, on which page, with which tools, beside the task as students will see it. */
export function Editor(props: EditorProps<Drawing>) {
  const { content, onChange, conversionResults, issues, uploadFile, uploads, goTo } = props;
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const errorAt = useIssueTexts(messages, goTo ? issues : []);
  const update = (change: (drawing: Drawing) => Partial<Drawing>) =>
    onChange((drawing) => ({ ...drawing, ...change(drawing) }));
  const parts = { drawing: content, errorAt, update };
  const fields = (
    <>
      <PromptField {...parts} uploadFile={uploadFile} />
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
