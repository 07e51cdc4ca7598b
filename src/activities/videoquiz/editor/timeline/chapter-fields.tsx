import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { chapterTitleMaxLength, timeMaxS, timeStepS } from '../../limits.ts';
import type { VideoQuiz } from '../../model.ts';
import styles from './timeline.module.css';
import { timelineMessages } from './timeline-messages.ts';

type Chapter = VideoQuiz['chapters'][number];

type ChapterFieldsProps = {
  chapters: VideoQuiz['chapters'];
  errorAt: (field: string) => string | undefined;
  onChange: (id: string, changed: Partial<Chapter>) => void;
  onRemove: (chapter: Chapter) => void;
};

/** Titles and times of the chapters. */
export function ChapterFields({ chapters, errorAt, onChange, onRemove }: ChapterFieldsProps) {
  const t = useMessages(timelineMessages);
  if (chapters.length === 0) return null;
  return (
    <fieldset className={styles.chapters}>
      <legend>{t('chapters')}</legend>
      {chapters.map((chapter, index) => (
        <div key={chapter.id} className={styles.chapter}>
          <NumberField
            label={t('chapter_at')}
            min={0}
            max={timeMaxS}
            step={timeStepS}
            value={chapter.at_s}
            error={errorAt(`chapters.${index}.at_s`)}
            data-field={`chapters.${index}.at_s`}
            onChange={(seconds) => seconds !== null && onChange(chapter.id, { at_s: seconds })}
          />
          <TextInput
            label={t('chapter_title')}
            maxLength={chapterTitleMaxLength}
            value={chapter.title}
            error={errorAt(`chapters.${index}.title`)}
            data-field={`chapters.${index}.title`}
            onChange={(event) => onChange(chapter.id, { title: event.currentTarget.value })}
          />
          <ActionIcon
            size={44}
            variant="subtle"
            color="red"
            aria-label={t('remove_chapter', { title: chapter.title })}
            onClick={() => onRemove(chapter)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      ))}
    </fieldset>
  );
}
