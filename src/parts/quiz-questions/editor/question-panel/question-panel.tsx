import { Button, Kbd } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import fieldStyles from '../../editor-fields/fields.module.css';
import { editorMessages } from '../../editor-fields/messages.ts';
import { QuestionForm, type QuestionFormProps } from './question-form.tsx';
import styles from './question-panel.module.css';

type QuestionPanelProps = QuestionFormProps & {
  questionNumber: number;
  questionCount: number;
  canAdd: boolean;
  onAddSameType: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** Everything about the chosen question. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { questionNumber, questionCount, canAdd } = props;
  const t = useMessages(editorMessages);
  const root = useRef<HTMLElement>(null);
  return (
    <section
      ref={root}
      className={styles.panel}
      aria-label={t('question_number', { number: questionNumber })}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{t('question_of', { number: questionNumber, total: questionCount })}</h2>
        <PanelTools canAdd={canAdd} onDuplicate={props.onDuplicate} onDelete={props.onDelete} />
      </header>
      <QuestionForm {...props} root={root} />
      <footer className={styles.foot}>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} aria-hidden />}
          rightSection={<Kbd className={fieldStyles.keys}>Ctrl Enter</Kbd>}
          disabled={!canAdd}
          onClick={props.onAddSameType}
        >
          {t('add_alike')}
        </Button>
      </footer>
    </section>
  );
}

type PanelToolsProps = Pick<QuestionPanelProps, 'canAdd' | 'onDuplicate' | 'onDelete'>;

function PanelTools({ canAdd, onDuplicate, onDelete }: PanelToolsProps) {
  const t = useMessages(editorMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <div className={styles.tools}>
      <Button
        variant="subtle"
        leftSection={<IconCopy size={20} aria-hidden />}
        disabled={!canAdd}
        onClick={onDuplicate}
      >
        {t('duplicate')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={onDelete}
      >
        {tCommon('delete')}
      </Button>
    </div>
  );
}
