import { Suspense, useId } from 'react';
import type { QuestionMark, StoredFile } from '#form/activity-type.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicQuestion } from '../../model.ts';
import { messages } from '../messages.ts';
import { BlankText } from './blank-text.tsx';
import { Feedback } from './feedback.tsx';
import { LazyOpenAnswer } from './open/lazy-open-answer.tsx';
import { Options } from './options/options.tsx';
import styles from './question-view.module.css';
import { readKey } from './read-response.ts';
import { SoundPlayer } from './sound-player.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

export type QuestionViewProps = {
  question: PublicQuestion;
  response: unknown;
  /** Files of the answer; undefined = none. */
  files?: readonly StoredFile[] | undefined;
  /** True: leaves out the files and the key of an open question, because the caller shows them. */
  showsResponseOnly?: boolean | undefined;
  locked: boolean;
  mark?: QuestionMark | undefined;
  /** A `QuestionKey` once it may be shown. */
  answerKey?: unknown;
  answerLabel?: string;
  mediaUrl: (url: string) => string;
};

const hintKeyByType = {
  single: 'choose_one',
  multiple: 'choose_several',
  blank: 'fill_in',
  open: 'write_answer',
} as const;

/** One question to answer or to review: picture, sound, text, answers, and the key once there is one. */
export function QuestionView(props: QuestionViewProps) {
  const { question, response, locked, mark, mediaUrl } = props;
  const t = useMessages(messages);
  const bodyId = useId();
  const answerKey = readKey(props.answerKey);
  const { type, body, sound, instruction } = question;
  const answerLabel = props.answerLabel ?? t('your_answer');

  return (
    <div className={styles.question}>
      <div className={styles.body}>
        <div id={bodyId} className={styles.words}>
          <p className={styles.instruction}>{instruction || t(hintKeyByType[type])}</p>
          {type !== 'blank' && body.text && <p className={styles.text}>{body.text}</p>}
        </div>
        {body.picture && <ZoomPicture picture={body.picture} src={mediaUrl(body.picture.url)} />}
      </div>
      {sound && <SoundPlayer src={mediaUrl(sound.url)} />}
      {type === 'open' ? (
        <Suspense fallback={null}>
          <LazyOpenAnswer
            {...{ question, response, locked, answerKey, answerLabel, mediaUrl }}
            files={props.files}
            showsResponseOnly={props.showsResponseOnly}
          />
        </Suspense>
      ) : type === 'blank' ? (
        <BlankText question={question} response={response} locked={locked} answerKey={answerKey} />
      ) : (
        <Options
          question={question}
          response={response}
          locked={locked}
          answerKey={answerKey}
          labelledBy={bodyId}
          answerLabel={answerLabel}
          mediaUrl={mediaUrl}
        />
      )}
      <div className={styles.feedback} role="status">
        {(mark ?? answerKey) && <Feedback question={question} mark={mark} answerKey={answerKey} />}
      </div>
    </div>
  );
}
