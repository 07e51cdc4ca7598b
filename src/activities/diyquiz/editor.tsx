import type { EditorProps } from '#form/activity-views.ts';
import { getEffectiveLayout } from '#parts/quiz/effective-layout.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { LayoutSettings } from '#parts/quiz/views/layout-settings.tsx';
import { QuestionsEditor } from '#parts/quiz-questions/editor/questions-editor.tsx';

/** The questions of the quiz, and its layout for students. */
export function Editor({ content, onChange, issues, uploadFile, goTo }: EditorProps<Quiz>) {
  const hasTimeLimit = getEffectiveLayout({ ...content, layout: 'all_on_page' }) !== 'all_on_page';
  return (
    <QuestionsEditor
      content={content}
      onChange={(change) => onChange((quiz) => ({ ...quiz, ...change(quiz) }))}
      issues={issues}
      uploadFile={uploadFile}
      goTo={goTo}
      settings={
        <LayoutSettings
          layout={getEffectiveLayout(content)}
          hasTimeLimit={hasTimeLimit}
          allowBack={content.allow_back}
          onChange={(change) => onChange((quiz) => ({ ...quiz, ...change }))}
        />
      }
    />
  );
}
