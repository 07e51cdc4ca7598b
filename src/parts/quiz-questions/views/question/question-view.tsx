import { createContext, use, useId } from 'react';
import { formatText } from '#contract/language.ts';
import type { QuestionMark, StoredFile } from '#form/activity-type.ts';
import { drawText } from '#parts/formatted-text/views/draw-text.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../../answer-parts/messages.ts';
import { drawZoomPicture, ZoomPicture } from '../../answer-parts/zoom-picture.tsx';
import type { PublicQuestion, QuestionResponse } from '../../model.ts';
import { playerOf } from '../../player-of.tsx';
import { Feedback } from './feedback.tsx';
import { LateSoundPlayer } from './late-sound-player.tsx';
import styles from './question-view.module.css';
import { readKey } from './read-key.ts';

type GiveAnswer = (questionId: string, response: QuestionResponse) => void;

/** Where questions give the student's answers; undefined if answers are read-only. */
export const AnswerContext = createContext<GiveAnswer | undefined>(undefined);

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

/** One question to answer or to review: picture, sound, text, answers, and the key once there is one. */
export function QuestionView(props: QuestionViewProps) {
  const { question, response, locked, mark, mediaUrl } = props;
  const t = useMessages(messages);
  const bodyId = useId();
  const answerKey = readKey(props.answerKey);
  const { body, sound, instruction } = question;
  const { hint, findHint, showsBody, Answer } = playerOf(question);
  const language = useLanguage();
  const giveAnswer = use(AnswerContext);
  const answerLabel = props.answerLabel ?? t('your_answer');

  return (
    <div className={styles.question}>
      <div className={styles.body}>
        <div id={bodyId} className={styles.words}>
          <div className={styles.instruction}>
            {drawText(instruction || formatText(findHint?.(question) ?? hint, language), mediaUrl)}
          </div>
          {!showsBody && body.text && (
            <div className={styles.text}>{drawText(body.text, mediaUrl, drawZoomPicture)}</div>
          )}
        </div>
        {body.picture && <ZoomPicture picture={body.picture} src={mediaUrl(body.picture.url)} />}
      </div>
      {sound && <LateSoundPlayer src={mediaUrl(sound.url)} />}
      <Answer
        {...{ question, response, locked, answerKey, answerLabel, mediaUrl }}
        files={props.files}
        showsResponseOnly={props.showsResponseOnly}
        labelledBy={bodyId}
        onAnswer={(given) => giveAnswer?.(question.id, given)}
      />
      <div className={styles.feedback} role="status">
        {(mark ?? answerKey) && (
          <Feedback question={question} mark={mark} answerKey={answerKey} mediaUrl={mediaUrl} />
        )}
      </div>
    </div>
  );
}
