import { use, useId } from 'react';
import type { StoredFile } from '#form/activity-type.ts';
import { Attachments } from '#parts/attachments/attachments.tsx';
import { FileList } from '#parts/attachments/file-list.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { QuestionKey } from '../../../kind-of.ts';
import { countCharacters } from '../../../kinds/open/open-text.ts';
import { openTextDefault, openTextMax } from '../../../limits.ts';
import type { PublicQuestion } from '../../../model.ts';
import { TraceAndFilesContext, useGiveAnswer } from '../use-give-answer.ts';
import styles from './open-answer.module.css';
import { OpenKey } from './open-key.tsx';
import { openMessages } from './open-messages.ts';

type OpenAnswerProps = {
  question: PublicQuestion;
  response: unknown;
  files: readonly StoredFile[] | undefined;
  /** True: shows the text alone, because the caller shows files and key. */
  showsResponseOnly: boolean | undefined;
  locked: boolean;
  /** Label of the answer that names its owner, such as 'Your answer'. */
  answerLabel: string;
  answerKey: QuestionKey | undefined;
  mediaUrl: (url: string) => string;
};

/** The text exactly as typed, with its spaces. */
function readTypedText(response: unknown): string {
  if (typeof response !== 'object' || response === null || !('text' in response)) return '';
  return typeof response.text === 'string' ? response.text : '';
}

/** The answer to an open question: a text, and files if the question allows them. */
export function OpenAnswer(props: OpenAnswerProps) {
  const {
    question,
    response,
    files = [],
    showsResponseOnly,
    locked,
    answerLabel,
    answerKey,
    mediaUrl,
  } = props;
  const t = useMessages(openMessages);
  const traceAndFiles = use(TraceAndFilesContext);
  const text = readTypedText(response);
  if (locked || !traceAndFiles) {
    return (
      <div className={styles.open}>
        {text.trim() ? (
          <figure className={styles.given} aria-label={answerLabel}>
            {text}
          </figure>
        ) : (
          files.length === 0 && <p className={styles.none}>{t('nothing_given')}</p>
        )}
        {!showsResponseOnly && <FileList files={files} mediaUrl={mediaUrl} />}
        {answerKey && !showsResponseOnly && <OpenKey answerKey={answerKey} />}
      </div>
    );
  }
  return (
    <div className={styles.open}>
      <TextField question={question} text={text} label={answerLabel} />
      {question.files && (
        <Attachments
          questionId={question.id}
          {...question.files}
          files={files}
          traceAndFiles={traceAndFiles}
          mediaUrl={mediaUrl}
        />
      )}
    </div>
  );
}

function TextField({ question, text, label }: { question: PublicQuestion; text: string; label: string }) {
  const t = useMessages(openMessages);
  const { number } = useFormats();
  const giveAnswer = useGiveAnswer();
  const countId = useId();
  const maxCharacters = question.text_max ?? openTextDefault;
  const characterCount = countCharacters(text);
  return (
    <div className={styles.field}>
      <textarea
        className={styles.text}
        aria-label={label}
        aria-describedby={countId}
        placeholder={t('placeholder')}
        rows={5}
        maxLength={openTextMax}
        value={text}
        onChange={(event) => {
          const typedCharacters = [...event.currentTarget.value];
          giveAnswer?.(question.id, { text: typedCharacters.slice(0, maxCharacters).join('') });
        }}
      />
      <p id={countId} className={styles.count} data-full={characterCount >= maxCharacters || undefined}>
        {t('characters', { count: number(characterCount), max: number(maxCharacters) })}
      </p>
    </div>
  );
}
