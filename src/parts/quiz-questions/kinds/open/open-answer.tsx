import { useId } from 'react';
import { Attachments } from '#parts/attachments/attachments.tsx';
import { FileList } from '#parts/attachments/file-list.tsx';
import { AnswerInk } from '#parts/file-ink/answer-ink.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Guide } from '../../answer-parts/guide.tsx';
import { useTraceAndFiles } from '../../answer-parts/use-trace-and-files.ts';
import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import { openTextDefault, openTextMax } from '../../limits.ts';
import type { OpenKey } from './kind.ts';
import styles from './open-answer.module.css';
import { openMessages } from './open-messages.ts';
import { countCharacters } from './open-text.ts';
import type { schema } from './schema.ts';

type OpenQuestion = PublicQuestionOf<typeof schema>;
type OpenAnswerProps = AnswerProps<OpenQuestion, OpenKey, ResponseOf<typeof schema>>;

/** The text exactly as typed, with its spaces. */
function readTypedText(response: unknown): string {
  if (typeof response !== 'object' || response === null || !('text' in response)) return '';
  return typeof response.text === 'string' ? response.text : '';
}

/** The answer to an open question: a text, and files if the question allows them; or files alone. */
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
  const traceAndFiles = useTraceAndFiles();
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
        {!showsResponseOnly && (
          <>
            <FileList files={files} mediaUrl={mediaUrl} />
            <AnswerInk files={files} />
          </>
        )}
        {answerKey && !showsResponseOnly && <Guide guide={answerKey} />}
      </div>
    );
  }
  return (
    <div className={styles.open}>
      {question.files?.needed !== 'alone' && (
        <TextField question={question} text={text} label={answerLabel} onAnswer={props.onAnswer} />
      )}
      {question.files && (
        <Attachments
          questionId={question.id}
          {...question.files}
          files={files}
          traceAndFiles={traceAndFiles}
          mediaUrl={mediaUrl}
        />
      )}
      <AnswerInk files={files} />
    </div>
  );
}

type TextFieldProps = Pick<OpenAnswerProps, 'question' | 'onAnswer'> & { text: string; label: string };

function TextField({ question, text, label, onAnswer }: TextFieldProps) {
  const t = useMessages(openMessages);
  const { number } = useFormats();
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
          onAnswer({ text: typedCharacters.slice(0, maxCharacters).join('') });
        }}
      />
      <p id={countId} className={styles.count} data-full={characterCount >= maxCharacters || undefined}>
        {t('characters', { count: number(characterCount), max: number(maxCharacters) })}
      </p>
    </div>
  );
}
