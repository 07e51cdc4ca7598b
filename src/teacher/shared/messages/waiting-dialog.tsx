import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

type WaitingDialogProps = {
  title: string;
  /** The read that the dialog needs. */
  reply: { error: Error | null; isPending: boolean; refetch: () => Promise<unknown> };
  onClose: () => void;
  /** What is shown of a reply without anybody to write to. */
  children?: ReactNode;
};

/** A dialog of messages before its data are there. */
export function WaitingDialog({ title, reply, onClose, children }: WaitingDialogProps) {
  const t = useMessages(commonMessages);
  return (
    <Modal opened size="lg" title={title} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      {reply.error && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.isPending && <Skeleton lines={5} height="2.25rem" />}
      <div>{children}</div>
    </Modal>
  );
}
