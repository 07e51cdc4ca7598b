import { Button, TextInput } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { examTitleMaxLength } from '#contract/limits.ts';
import { editorMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { sectionsMax } from '#parts/quiz-questions/limits.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { uploadFile } from '#ui/upload/upload-file.ts';
import { AttachmentsField } from '../create/attachments-field.tsx';
import { ConflictPanel } from '../create/conflict-panel.tsx';
import styles from '../create/create.module.css';
import { CreateBar } from '../create/create-bar.tsx';
import { createMessages } from '../create/create-messages.ts';
import { FactsForm } from '../create/facts-form.tsx';
import { beginSection, changeSections, listTakenIds, type PaperDraft, sumPoints } from './paper-draft.ts';
import { paperMessages } from './paper-messages.ts';
import { PaperSections } from './paper-sections.tsx';
import type { PaperOfQuiz } from './quiz-dialog.tsx';
import { usePaperDraft } from './use-paper-draft.ts';

type PaperEditorProps = {
  /** Undefined: a new one. */
  id: number | undefined;
  initial: PaperDraft;
  onSaved: (id: number) => void;
  /** Called once the paper is saved. */
  onMakeQuiz: (paper: PaperOfQuiz) => void;
};

/** A paper: its sections with their questions, and its facts. */
export function PaperEditor({ id, initial, onSaved, onMakeQuiz }: PaperEditorProps) {
  const t = useMessages(paperMessages);
  const pageTitle = t(id === undefined ? 'new_paper' : 'edit_paper');
  const { draft, typed, isSaving, hasConflict, change, save, keepMine, takeNewer } = usePaperDraft(
    id,
    pageTitle,
    initial,
  );
  const { content, facts, title } = draft;
  const titleInput = useRef<HTMLInputElement>(null);
  const [lacksTitle, setLacksTitle] = useState(false);
  const saveChecked = async (): Promise<number | undefined> => {
    setLacksTitle(title.trim() === '');
    if (title.trim() === '') titleInput.current?.focus();
    return title.trim() === '' ? undefined : (await save())?.id;
  };
  const saveOnly = async () => {
    const savedId = await saveChecked();
    if (savedId !== undefined) onSaved(savedId);
  };
  const isUnsaved = typed.keptAt !== undefined || id === undefined;
  const makeQuiz = async () => {
    const savedId = isUnsaved ? await saveChecked() : id;
    if (savedId === undefined) return;
    onSaved(savedId);
    onMakeQuiz({ id: savedId, title, subjectId: facts.subject_id });
  };
  const questionCount = listTakenIds(draft).length;
  return (
    <div>
      <CreateBar
        title={pageTitle}
        tab="papers"
        baseNumber={draft.baseNumber}
        isUnsaved={typed.keptAt !== undefined}
        isSaving={isSaving}
        onSave={() => void saveOnly()}
      >
        <PaperTotal count={questionCount} points={sumPoints(content)} />
        <Button
          variant="default"
          leftSection={<IconListCheck size={20} aria-hidden />}
          disabled={questionCount === 0}
          onClick={() => void makeQuiz()}
        >
          {t('make_quiz')}
        </Button>
      </CreateBar>
      <div className={styles.page}>
        <KeptNote typed={typed} />
        {hasConflict && <ConflictPanel onKeepMine={keepMine} onTakeNewer={takeNewer} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            <TextInput
              ref={titleInput}
              size="lg"
              label={t('name')}
              maxLength={examTitleMaxLength}
              value={title}
              error={lacksTitle && title.trim() === '' ? t('name_needed') : undefined}
              onChange={({ currentTarget }) => {
                const typedTitle = currentTarget.value;
                change((one) => ({ ...one, title: typedTitle }));
              }}
            />
            <PaperSections draft={draft} change={change} />
            <div>
              <Button
                variant="light"
                leftSection={<IconPlus size={20} aria-hidden />}
                disabled={content.sections.length >= sectionsMax}
                onClick={() => change((one) => changeSections(one, (all) => [...all, beginSection()]))}
              >
                {t('add_section')}
              </Button>
            </div>
          </div>
          <PaperFacts draft={draft} change={change} />
        </div>
      </div>
    </div>
  );
}

function PaperTotal({ count, points }: { count: number; points: number }) {
  const t = useMessages(paperMessages);
  const tEditor = useMessages(editorMessages);
  const formats = useFormats();
  return (
    <p className={styles.total} role="status">
      {t('total', {
        questions: tEditor('count_questions', { count }),
        points: tEditor('count_points', { count: formats.number(points) }),
      })}
    </p>
  );
}

type PaperFactsProps = {
  draft: PaperDraft;
  change: (transform: (draft: PaperDraft) => PaperDraft) => void;
};

function PaperFacts({ draft: { facts, content }, change }: PaperFactsProps) {
  const tCreate = useMessages(createMessages);
  return (
    <aside className={styles.card} aria-label={tCreate('facts')}>
      <h2>{tCreate('facts')}</h2>
      <FactsForm
        kind="paper"
        facts={facts}
        onChange={(part) => change((one) => ({ ...one, facts: { ...one.facts, ...part } }))}
      />
      <AttachmentsField
        attachments={content.attachments}
        uploadFile={uploadFile}
        onChange={(transform) =>
          change((one) => ({
            ...one,
            content: { ...one.content, attachments: transform(one.content.attachments) },
          }))
        }
      />
    </aside>
  );
}
