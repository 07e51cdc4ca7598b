import { Button } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './create.module.css';
import { createMessages } from './create-messages.ts';

type CreateBarProps = {
  title: string;
  tab?: 'papers';
  baseNumber: number;
  isUnsaved: boolean;
  isSaving: boolean;
  onSave: () => void;
  /** Buttons beside the one that saves. */
  children: ReactNode;
};

/** What the page is about, whether it is saved, and the buttons that save. */
export function CreateBar(props: CreateBarProps) {
  const { title, tab, baseNumber, isUnsaved, isSaving, onSave, children } = props;
  const t = useMessages(createMessages);
  const tCommon = useMessages(commonMessages);
  const savedText = baseNumber > 0 ? t('version', { number: baseNumber }) : '';
  return (
    <header className={styles.bar}>
      <Link
        to="/exam-res/list"
        search={{ tab }}
        className={styles.back}
        aria-label={t('back')}
        title={t('back')}
      >
        <IconArrowLeft size={24} aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.state} role="status">
        {isUnsaved ? t('unsaved') : savedText}
      </p>
      <div className={styles.buttons}>
        {children}
        <Button leftSection={<IconDeviceFloppy size={20} aria-hidden />} loading={isSaving} onClick={onSave}>
          {tCommon('save')}
        </Button>
      </div>
    </header>
  );
}
