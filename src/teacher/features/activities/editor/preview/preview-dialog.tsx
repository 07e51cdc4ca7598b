import { Modal } from '@mantine/core';
import type { Draft } from '#teacher/features/activities/draft/activity-draft.ts';
import styles from '#teacher/features/activities/editor/editor.module.css';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DraftPreview, type RenderPreview } from './draft-preview.tsx';

type PreviewDialogProps = {
  type: string;
  draft: Draft;
  renderPreview: RenderPreview;
  opened: boolean;
  onClose: () => void;
};

/** The draft as students will see it, over the whole window. */
export function PreviewDialog({ type, draft, renderPreview, opened, onClose }: PreviewDialogProps) {
  const t = useMessages(editorMessages);
  const { name } = draft.form;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      radius={0}
      title={t(name ? 'preview_of' : 'preview', { name })}
      closeButtonProps={{ 'aria-label': t('close_preview') }}
      classNames={{
        content: styles.previewSheet,
        header: styles.previewHead,
        body: styles.previewBody,
      }}
    >
      <DraftPreview type={type} {...draft} renderPreview={renderPreview} />
    </Modal>
  );
}
