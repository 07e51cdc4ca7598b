import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { type CoursewareItem, coursewareMenuId } from '#teacher/features/coursewares/courseware-item.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useReturnFocus } from '#teacher/shared/return-focus.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export type CoursewarePreview = ApiReply<'GET /teacher/course_preview'>;
export type RenderPreview = (preview: CoursewarePreview) => ReactNode;

type PreviewModalProps = { courseware: CoursewareItem; renderPreview: RenderPreview; onClose: () => void };

/** The pinned revision as a student meets it, over the whole window; nothing is saved. */
export function PreviewModal({ courseware, renderPreview, onClose }: PreviewModalProps) {
  const t = useMessages(coursewareMessages);
  const common = useMessages(commonMessages);
  const preview = useCall('GET /teacher/course_preview', { id: courseware.id }, { quiet: true });
  useReturnFocus(coursewareMenuId(courseware));
  return (
    <Modal
      opened
      fullScreen
      title={`${t('preview')} · ${courseware.name}`}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {preview.data && renderPreview(preview.data)}
      {preview.isPending && <Skeleton lines={6} height="3rem" />}
      {preview.error && <LoadError error={preview.error} onRetry={() => void preview.refetch()} />}
    </Modal>
  );
}
