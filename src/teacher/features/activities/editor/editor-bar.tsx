import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { nameMaxLength } from '#contract/limits.ts';
import { type DraftStore, useDraft } from '#teacher/features/activities/draft/draft-store.ts';
import { StatusBadge } from '#teacher/features/activities/list/activity-status.tsx';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import type { Elements } from '#ui/elements.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useHasTyped } from '#ui/unsent/use-typed.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { SaveStatus } from './save-status.tsx';
import type { ListPath } from './use-leave-editor.ts';

/** `data-opener` of the button that completes. */
export const completeButtonId = 'complete';

type EditorBarProps = {
  store: DraftStore;
  listPath: ListPath;
  /** The unit for which the activity is made, to which the teacher goes back. */
  unitId: number | undefined;
  hasNameError: boolean;
  /** The name that the activity gets if the teacher enters none. */
  suggestedName: string;
  /** Shown beside the Complete button: what is missing, or the conversions that completing waits for. */
  completionNote: Elements;
  completeLabel: string;
  isCompleting: boolean;
  onPreview: () => void;
  onComplete: () => void;
};

function BackLink({ unitId, listPath }: Pick<EditorBarProps, 'unitId' | 'listPath'>) {
  const t = useMessages(editorMessages);
  const label = t(unitId === undefined ? 'back' : 'back_to_unit');
  const target =
    unitId === undefined
      ? ({ to: listPath } as const)
      : ({ to: '/unit/course/list', search: { unit_id: unitId } } as const);
  return (
    <Link {...target} className={styles.back} aria-label={label} title={label}>
      <IconArrowLeft size={24} aria-hidden="true" />
    </Link>
  );
}

export function EditorBar(props: EditorBarProps) {
  const { store, hasNameError, suggestedName, completionNote, onPreview, onComplete } = props;
  const t = useMessages(editorMessages);
  const { draft, id, status, saveLabel, reason } = useDraft(store);
  const hasTypedText = useHasTyped(`${store.lane}:`);
  const shownLabel = saveLabel === 'saved' && hasTypedText ? 'typed' : saveLabel;
  const { form } = draft;
  return (
    <div className={styles.barRoom}>
      <header className={styles.bar}>
        <BackLink unitId={props.unitId} listPath={props.listPath} />
        <ActivityIcon type={store.type} icon={form.icon} size={40} />
        <TextInput
          className={styles.name}
          aria-label={t('name')}
          placeholder={suggestedName || t('name_hint')}
          maxLength={nameMaxLength}
          value={form.name}
          error={hasNameError}
          onChange={({ currentTarget }) => store.changeForm({ name: currentTarget.value })}
        />
        <div className={styles.states}>
          <StatusBadge status={status} />
          <SaveStatus label={shownLabel} reason={reason} isNew={id === undefined} onRetry={store.retry} />
        </div>
        {completionNote}
        <div className={styles.barButtons}>
          <Button
            variant="default"
            className={styles.preview}
            leftSection={<IconEye size={20} aria-hidden="true" />}
            onClick={onPreview}
          >
            <span className={styles.previewLabel}>{t('preview')}</span>
          </Button>
          <Button
            leftSection={<IconCheck size={20} aria-hidden="true" />}
            data-opener={completeButtonId}
            loading={props.isCompleting}
            onClick={onComplete}
          >
            {props.completeLabel}
          </Button>
        </div>
      </header>
    </div>
  );
}
