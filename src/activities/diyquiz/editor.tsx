import { SegmentedControl, Switch } from '@mantine/core';
import { QuestionsEditor } from '#parts/quiz-questions/editor/questions-editor.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { EditorProps } from '../activity-views.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { effectiveLayout, type Quiz } from './model.ts';

/** The questions of the quiz, and its layout for students. */
export function Editor({ content, onChange, issues, uploadFile, goTo }: EditorProps<Quiz>) {
  const isTimed = effectiveLayout({ ...content, layout: 'all_on_page' }) !== 'all_on_page';
  return (
    <QuestionsEditor
      questions={content.questions}
      onChange={(change) => onChange((quiz) => ({ ...quiz, questions: change(quiz.questions) }))}
      issues={issues}
      uploadFile={uploadFile}
      goTo={goTo}
      settings={
        <LayoutSettings
          layout={effectiveLayout(content)}
          isTimed={isTimed}
          allowBack={content.allow_back}
          onChange={(change) => onChange((quiz) => ({ ...quiz, ...change }))}
        />
      }
    />
  );
}

type LayoutSettingsProps = {
  layout: Quiz['layout'];
  /** A question has a time limit, which forces the layout. */
  isTimed: boolean;
  allowBack: boolean;
  onChange: (change: Partial<Pick<Quiz, 'layout' | 'allow_back'>>) => void;
};

function LayoutSettings({ layout, isTimed, allowBack, onChange }: LayoutSettingsProps) {
  const t = useMessages(editorMessages);
  const data = [
    { value: 'one_by_one' as const, label: t('one_by_one') },
    { value: 'all_on_page' as const, label: t('all_on_page'), disabled: isTimed },
  ];
  return (
    <>
      <SegmentedControl
        aria-label={t('layout')}
        value={layout}
        data={data}
        onChange={(next) => onChange({ layout: next })}
      />
      {isTimed && <span className={styles.note}>{t('layout_forced')}</span>}
      <Switch
        label={t('allow_back')}
        checked={allowBack || layout === 'all_on_page'}
        disabled={layout === 'all_on_page'}
        onChange={(event) => onChange({ allow_back: event.currentTarget.checked })}
      />
    </>
  );
}
