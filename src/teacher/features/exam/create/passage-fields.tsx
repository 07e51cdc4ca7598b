import { Button, TextInput } from '@mantine/core';
import { IconAlignLeft } from '@tabler/icons-react';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import { SoundField } from '#parts/quiz-questions/editor/question-panel/sound-field.tsx';
import { FormattedField } from '#parts/quiz-questions/editor-fields/formatted-field.tsx';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import type { UploadFile } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { headingMaxLength, passageMaxLength } from '#parts/quiz-questions/limits.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './create.module.css';
import { createMessages } from './create-messages.ts';

type Passage = NonNullable<BankQuestion['passage']>;

type PassageFieldsProps = {
  passage: Passage | undefined;
  onChange: (change: (passage: Passage | undefined) => Passage | undefined) => void;
  uploadFile: UploadFile;
};

/** The passage above the question, if it has one. */
export function PassageFields({ passage, onChange, uploadFile }: PassageFieldsProps) {
  const t = useMessages(createMessages);
  if (!passage)
    return (
      <div>
        <Button
          variant="subtle"
          leftSection={<IconAlignLeft size={20} aria-hidden />}
          onClick={() => onChange(() => ({ id: createId(), heading: '', passage: '' }))}
        >
          {t('add_passage')}
        </Button>
      </div>
    );
  const change = (part: Partial<Passage>) => onChange((one) => one && { ...one, ...part });
  return (
    <section className={styles.card} aria-label={t('passage')}>
      <div className={styles.cardHead}>
        <h2>{t('passage')}</h2>
        <Button variant="subtle" color="red" onClick={() => onChange(() => undefined)}>
          {t('remove_passage')}
        </Button>
      </div>
      <p className={styles.note}>{t('passage_text')}</p>
      <TextInput
        label={t('heading')}
        maxLength={headingMaxLength}
        value={passage.heading}
        onChange={({ currentTarget }) => change({ heading: currentTarget.value })}
      />
      <FormattedField
        text={passage.passage}
        label={t('passage')}
        showsLabel
        maxLength={passageMaxLength}
        field="passage"
        uploadFile={uploadFile}
        onChange={(text) => change({ passage: text })}
      >
        {(text, formatButton) => (
          <GrowingText
            rows={2}
            label={t('passage')}
            maxLength={passageMaxLength}
            value={text}
            rightSection={formatButton}
            data-field="passage"
            onChange={({ currentTarget }) => change({ passage: currentTarget.value })}
          />
        )}
      </FormattedField>
      <SoundField
        sound={passage.sound}
        uploadFile={uploadFile}
        onChange={(sound) =>
          onChange((one) => {
            if (!one) return undefined;
            const { sound: _old, ...rest } = one;
            return sound ? { ...rest, sound } : rest;
          })
        }
      />
    </section>
  );
}
