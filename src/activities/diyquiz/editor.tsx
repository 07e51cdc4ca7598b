import type { EditorProps } from '#form/activity-views.ts';
import { QuestionsEditor } from '#parts/quiz-questions/editor/questions-editor.tsx';
import { getEffectiveLayout } from './effective-layout.ts';
import { LayoutSettings } from './layout-settings.tsx';
import type { Quiz } from './model.ts';

/** The questions of the quiz, and its layout for students. */
export function Editor({ content, onChange, issues, uploadFile, goTo }: EditorProps<Quiz>) {
  const hasTimeLimit = getEffectiveLayout({ ...content, layout: 'all_on_page' }) !== 'all_on_page';
  return (
    <QuestionsEditor
      questions={content.questions}
      onChange={(change) => onChange((quiz) => ({ ...quiz, questions: change(quiz.questions) }))}
      issues={issues}
      uploadFile={uploadFile}
      goTo={goTo}
      onAddSections={(added) =>
        onChange((quiz) => ({ ...quiz, sections: [...(quiz.sections ?? []), ...added] }))
      }
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
