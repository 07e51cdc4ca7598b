import { Button, Modal } from '@mantine/core';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Trip } from '../../model.ts';
import { CodeSheet } from './code-sheet.tsx';
import styles from './settings.module.css';
import { settingsMessages } from './settings-messages.ts';

/** Opens the codes of all stops that take one, to be printed. */
export function CodesField({ trip }: { trip: Trip }) {
  const t = useMessages(settingsMessages);
  const tCommon = useMessages(commonMessages);
  const [isOpen, setOpen] = useState(false);
  const count = trip.stops.filter(({ check_in }) => check_in.by_code).length;
  return (
    <div className={styles.codes}>
      <Button
        variant="light"
        leftSection={<IconQrcode size={20} aria-hidden />}
        disabled={count === 0}
        onClick={() => setOpen(true)}
      >
        {t('show_codes')}
      </Button>
      <p className={styles.note}>{count > 0 ? t('codes_hint', { count }) : t('codes_none')}</p>
      <Modal
        fullScreen
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('codes')}
        closeButtonProps={{ 'aria-label': tCommon('close') }}
      >
        <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <CodeSheet trip={trip} />
      </Modal>
    </div>
  );
}
