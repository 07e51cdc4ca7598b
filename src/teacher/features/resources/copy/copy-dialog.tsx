import { Modal } from '@mantine/core';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from '../messages.ts';
import { copyButtonId, type ResourceItem } from '../resource-item.ts';
import { CopyPlace } from './copy-place.tsx';
import { ResourceCopied } from './resource-copied.tsx';
import { useCopyResource } from './use-copy-resource.ts';

export type CopyDialogProps = {
  item: Pick<ResourceItem, 'id' | 'name' | 'subject_id' | 'type'>;
  /** The unit that the teacher comes from. */
  unitId: number | undefined;
  onClose: () => void;
};

/** Copies a resource into a unit, which can be chosen or created here. */
export function CopyDialog({ item, unitId, onClose }: CopyDialogProps) {
  const t = useMessages(resourceMessages);
  const tCommon = useMessages(commonMessages);
  const { copyTo, isCopying, resourceCopy } = useCopyResource(item.id);
  useReturnFocus(copyButtonId(item));
  return (
    <Modal
      opened
      title={t('copy_named', { name: item.name })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      {resourceCopy ? (
        <ResourceCopied resourceCopy={resourceCopy} type={item.type} />
      ) : (
        <CopyPlace
          subjectId={item.subject_id}
          unitId={unitId}
          busy={isCopying}
          onChoose={copyTo}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
