import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { BackgroundField } from '#parts/drawing-tasks/editor/background-field.tsx';
import { TaskPreview } from '#parts/drawing-tasks/editor/task-preview.tsx';
import { ToolsField } from '#parts/drawing-tasks/editor/tools-field.tsx';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { messages } from '../messages.ts';
import type { CardTask } from '../model.ts';
import { Player } from '../player/player.tsx';
import { toPublic } from '../public-task.ts';
import { resolve } from '../resolve.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { CardsField } from './cards-field.tsx';
import { ClipartField } from './clipart-field.tsx';
import { QuestionsField } from './questions-field.tsx';

/** The number of the question to whose rubric an issue leads. */
function findRubric(goTo: EditorProps['goTo']): number | undefined {
  const [list, index, field] = goTo?.path ?? [];
  return list === 'questions' && field === 'rubric' && typeof index === 'number' ? index : undefined;
}

/** Question cards, answer cards, clipart, page, tools and attachments, beside the task as students will see it. */
export function Editor(props: EditorProps<CardTask>) {
  const { content, onChange, conversionResults, issues, uploadFile, uploads, goTo } = props;
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const errorAt = useIssueTexts(messages, goTo ? issues : []);
  const update = (change: (task: CardTask) => Partial<CardTask>) =>
    onChange((task) => ({ ...task, ...change(task) }));
  const parts = { task: content, errorAt, onChange, uploadFile };
  const fields = (
    <>
      <CardsField {...parts} />
      <QuestionsField {...parts} openRubric={findRubric(goTo)} />
      <ClipartField {...parts} />
      <BackgroundField task={content} {...{ errorAt, update, conversionResults, uploadFile, uploads }} />
      <ToolsField task={content} {...{ errorAt, update }} />
      <AttachmentsField {...parts} uploads={uploads} />
    </>
  );
  return (
    <div ref={root}>
      <PageEditor
        fields={fields}
        preview={<TaskPreview Player={Player} content={toPublic(resolve(content, conversionResults))} />}
      />
    </div>
  );
}
