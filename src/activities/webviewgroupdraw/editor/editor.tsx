import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { BackgroundField } from '#parts/drawing-tasks/editor/background-field.tsx';
import { PromptField } from '#parts/drawing-tasks/editor/prompt-field.tsx';
import { ToolsField } from '#parts/drawing-tasks/editor/tools-field.tsx';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../messages.ts';
import type { Board } from '../model.ts';
import { OwnerField, PageCountField } from './board-fields.tsx';
import { editorMessages } from './editor-messages.ts';
import { MarkFields } from './mark-fields.tsx';
import { Preview } from './preview.tsx';
import { WebPageFields } from './web-page-fields.tsx';

/** What to draw together, on which pages, beside which web page; beside it the task as students will see it. */
export function Editor(props: EditorProps<Board>) {
  const { content, onChange, conversionResults, issues, uploadFile, uploads, goTo } = props;
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const errorAt = useIssueTexts(messages, goTo ? issues : []);
  const update = (change: (board: Board) => Partial<Board>) =>
    onChange((board) => ({ ...board, ...change(board) }));
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
      <OwnerField {...parts} />
      <BackgroundField {...parts} {...{ conversionResults, uploadFile, uploads }} />
      <PageCountField {...parts} />
      <ToolsField {...parts} />
      <WebPageFields {...parts} issues={issues} showsIssue={goTo !== undefined} />
      {content.board_of === 'group' && <MarkFields {...parts} isAskedFor={goTo?.path[0] === 'rubric'} />}
    </>
  );
  return (
    <div ref={root}>
      <PageEditor
        fields={fields}
        preview={<Preview board={content} conversionResults={conversionResults} />}
      />
    </div>
  );
}
