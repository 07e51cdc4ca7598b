import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import type { QuestionType } from '../model.ts';
import { editorMessages } from './messages.ts';
import { offeredTypes, TypeIcon } from './question-types.tsx';
import styles from './start-panel.module.css';

type StartPanelProps = { onAdd: (type: QuestionType) => void; onPaste: () => void };

/** No question yet: the first one is one click away. */
export function StartPanel({ onAdd, onPaste }: StartPanelProps) {
  const t = useMessages(editorMessages);
  return (
    <section className={styles.start}>
      <EmptyActivities className={styles.picture} />
      <h2 className={styles.title}>{t('start_title')}</h2>
      <p className={styles.text}>{t('start_text')}</p>
      <ul className={styles.types}>
        {offeredTypes.map((type) => (
          <li key={type}>
            <button type="button" className={styles.type} onClick={() => onAdd(type)}>
              <span className={styles.icon}>
                <TypeIcon type={type} size={28} />
              </span>
              <span className={styles.name}>{t(type)}</span>
              <span className={styles.hint}>{t(`${type}_hint`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" leftSection={<IconClipboardText size={20} aria-hidden />} onClick={onPaste}>
        {t('paste')}
      </Button>
    </section>
  );
}
