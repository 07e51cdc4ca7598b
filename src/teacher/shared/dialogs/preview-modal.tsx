import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import type { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useReturnFocus } from './return-focus.ts';

type CoursewarePreview = ApiReply<'GET /teacher/courseware_preview'>;
/** The revision to show. One that is in no unit has no settings. */
export type RevisionPreview = Omit<CoursewarePreview, 'settings'> &
  Partial<Pick<CoursewarePreview, 'settings'>>;
export type RenderPreview = (preview: RevisionPreview) => ReactNode;

type PreviewModalProps = {
  name: string;
  preview: Pick<ReturnType<typeof useCall>, 'isPending' | 'error' | 'refetch'> & {
    data: RevisionPreview | undefined;
  };
  renderPreview: RenderPreview;
  /** `data-opener` of the button that gets the focus back if the element that opened the dialog is gone. */
  opener?: string;
  onClose: () => void;
};

/** A preview of a pinned revision as students see it, over the whole window; nothing is saved. */
export function PreviewModal({ name, preview, renderPreview, opener, onClose }: PreviewModalProps) {
  const t = useMessages(activityFactsMessages);
  const tCommon = useMessages(commonMessages);
  useReturnFocus(opener, { isFallback: true });
  return (
    <Modal
      opened
      fullScreen
      title={`${t('preview')} · ${name}`}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      {preview.data && renderPreview(preview.data)}
      {preview.isPending && <Skeleton lines={6} height="3rem" />}
      {preview.error && <LoadError error={preview.error} onRetry={() => void preview.refetch()} />}
    </Modal>
  );
}
