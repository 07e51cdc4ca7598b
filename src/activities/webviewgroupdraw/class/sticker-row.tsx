import { useState } from 'react';
import { type StampName, stampNames } from '#parts/ink/palette.ts';
import { StampFace, useStampName } from '#parts/ink/tools/stamp-face.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

type StickerRowProps = { label: string; onGive: (stamp: StampName) => void };

/** A button that opens the stickers; each one is given at once. */
export function StickerRow({ label, onGive }: StickerRowProps) {
  const t = useMessages(classMessages);
  const nameStamp = useStampName();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.stickers}>
      <Button look="soft" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen &&
        stampNames.map((stamp) => {
          const name = nameStamp({ stamp });
          return (
            <IconButton
              key={stamp}
              aria-label={name}
              title={name}
              onClick={() => {
                onGive(stamp);
                showToast('success', t('sticker_given', { name }));
              }}
            >
              <StampFace stamp={{ stamp }} />
            </IconButton>
          );
        })}
    </span>
  );
}
