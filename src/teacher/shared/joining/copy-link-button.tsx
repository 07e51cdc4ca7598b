import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { joinMessages } from './join-messages.ts';

const iconProps = { size: 18, 'aria-hidden': true } as const;

/** Copies the address for joining. */
export function CopyLinkButton({ link }: { link: string }) {
  const t = useMessages(joinMessages);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('copied'));
    } catch {
      showToast('error', t('copy_failed'));
    }
  };
  return (
    <Button variant="default" leftSection={<IconCopy {...iconProps} />} onClick={() => void copyLink()}>
      {t('copy')}
    </Button>
  );
}
