import { Button, Kbd } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { QuestionForm } from '#parts/quiz-questions/editor/question-panel/question-form.tsx';
import panelStyles from '#parts/quiz-questions/editor/question-panel/question-panel.module.css';
import { useCtrlEnter } from '#parts/quiz-questions/editor/use-ctrl-enter.ts';
import { findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { uploadFile } from '#ui/upload/upload-file.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import styles from './create.module.css';
import { CreateBar } from './create-bar.tsx';
import { createMessages } from './create-messages.ts';
import { FactsForm } from './facts-form.tsx';
import { PassageFields } from './passage-fields.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { QuestionDraft } from './question-draft.ts';
import { type SavedQuestion, useQuestionDraft } from './use-question-draft.ts';

type QuestionEditorProps = {
  /** Undefined: a new one. */
  id: number | undefined;
  initial: QuestionDraft;
  onSaved: (saved: SavedQuestion) => void;
  /** After saving: the next one begins with the facts of this one. */
  onNext: (draft: QuestionDraft) => void;
};

const bodyFocus = { field: 'body' };

/** One question with its facts, passage and attachments. */
export function QuestionEditor({ id, initial, onSaved, onNext }: QuestionEditorProps) {
  const t = useMessages(createMessages);
  const title = t(id === undefined ? 'new_question' : 'edit_question');
  const { draft, typed, isSaving, hasConflict, change, save, keepMine, takeNewer } = useQuestionDraft(
    id,
    title,
    initial,
  );
  const { content, facts } = draft;
  const page = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const changeContent = (transform: (one: QuestionDraft['content']) => QuestionDraft['content']) =>
    change((one) => ({ ...one, content: transform(one.content) }));
  const saveOnly = async () => {
    const saved = await save();
    if (saved) onSaved(saved);
  };
  const saveAndGoOn = async () => {
    if (!isSaving && (await save())) onNext(draft);
  };
  useCtrlEnter(page, () => void saveAndGoOn());
  return (
    <div ref={page}>
      <CreateBar
        title={title}
        baseNumber={draft.baseNumber}
        isUnsaved={typed.keptAt !== undefined}
        isSaving={isSaving}
        onSave={() => void saveOnly()}
      >
        <Button
          variant="subtle"
          leftSection={<IconEye size={20} aria-hidden />}
          onClick={() => setPreviewed(true)}
        >
          {t('preview')}
        </Button>
        <Button
          variant="default"
          rightSection={<Kbd className={styles.keys}>Ctrl Enter</Kbd>}
          loading={isSaving}
          onClick={() => void saveAndGoOn()}
        >
          {t('save_next')}
        </Button>
      </CreateBar>
      <div className={styles.page}>
        <KeptNote typed={typed} />
        {hasConflict && id !== undefined && (
          <ConflictPanel id={id} onKeepMine={keepMine} onTakeNewer={takeNewer} />
        )}
        <div className={styles.columns}>
          <div className={styles.main}>
            <PassageFields
              passage={content.passage}
              uploadFile={uploadFile}
              onChange={(transform) =>
                changeContent(({ passage, ...rest }) => {
                  const changed = transform(passage);
                  return changed ? { ...rest, passage: changed } : rest;
                })
              }
            />
            <section ref={panel} className={panelStyles.panel} aria-label={title}>
              <QuestionForm
                root={panel}
                question={content.question}
                issues={findQuestionIssues(content.question)}
                isJustAdded={id === undefined}
                focusRequest={id === undefined ? bodyFocus : null}
                update={(transform) =>
                  changeContent((one) => ({ ...one, question: transform(one.question) }))
                }
                uploadFile={uploadFile}
              />
            </section>
          </div>
          <aside className={styles.card} aria-label={t('facts')}>
            <h2>{t('facts')}</h2>
            <FactsForm
              kind="question"
              facts={facts}
              onChange={(part) => change((one) => ({ ...one, facts: { ...one.facts, ...part } }))}
            />
            <AttachmentsField
              attachments={content.attachments}
              uploadFile={uploadFile}
              onChange={(transform) =>
                changeContent((one) => ({ ...one, attachments: transform(one.attachments) }))
              }
            />
          </aside>
        </div>
      </div>
      {isPreviewed && <PreviewDialog content={content} onClose={() => setPreviewed(false)} />}
    </div>
  );
}
