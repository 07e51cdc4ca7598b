import { QuestionSourceContext } from '#parts/quiz-questions/editor/question-source.view.ts';
import {
  ActivityEditor,
  type ActivityEditorProps,
} from '#teacher/features/activities/editor/activity-editor.tsx';
import type { RenderPreview } from '#teacher/features/activities/editor/preview/draft-preview.tsx';
import { bankSource } from '#teacher/features/exam/picker/bank-source.ts';
import { ActivityPreview } from '#teacher/features/preview/activity-preview.tsx';

const renderPreview: RenderPreview = ({ type, form, content }) => (
  <ActivityPreview
    type={type}
    content={content}
    name={form.name}
    description={form.description}
    displayLanguage={form.display_language}
    startupScreen={form.startup_screen}
  />
);

/** The editor with the preview and the question bank, which are features of their own. */
export function EditorPage(props: Omit<ActivityEditorProps, 'renderPreview'>) {
  return (
    <QuestionSourceContext value={bankSource}>
      <ActivityEditor {...props} renderPreview={renderPreview} />
    </QuestionSourceContext>
  );
}
