import { Button } from '@mantine/core';
import { IconCopyPlus, IconEye } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LikeButton } from '../like-button.tsx';
import { resourceMessages } from '../messages.ts';
import { copyButtonId, type ResourceDetail } from '../resource-item.ts';
import styles from '../resources.module.css';
import { EditOriginal } from './edit-original.tsx';

type ResourceButtonsProps = { item: ResourceDetail; onShowDialog: (dialog: 'copy' | 'preview') => void };

/** Buttons that copy, preview and like a resource; the owner can also edit it. */
export function ResourceButtons({ item, onShowDialog }: ResourceButtonsProps) {
  const t = useMessages(resourceMessages);
  return (
    <div className={styles.buttons}>
      <Button
        data-opener={copyButtonId(item)}
        leftSection={<IconCopyPlus size={20} aria-hidden="true" />}
        onClick={() => onShowDialog('copy')}
      >
        {t('copy')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconEye size={20} aria-hidden="true" />}
        onClick={() => onShowDialog('preview')}
      >
        {t('preview')}
      </Button>
      <LikeButton item={item} />
      {item.is_own && <EditOriginal item={item} />}
    </div>
  );
}
