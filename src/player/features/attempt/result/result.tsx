import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { scoreShare } from '#contract/figures/shares.ts';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import { playerMessages } from '#player/shared/messages.ts';
import { usePageTitle } from '#player/shared/page-title.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { HandedIn } from '#ui/illustrations/handed-in.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { KeptHere } from './kept-here.tsx';
import { Marks } from './marks.tsx';
import styles from './result.module.css';
import { Review } from './review.tsx';
import { submittedMessages } from './submitted-messages.ts';

type PraiseKey = 'done_title' | 'done_full' | 'done_high' | 'done_middle' | 'done_low';

function choosePraise(attempt: Attempt): PraiseKey {
  const share = scoreShare(attempt);
  if (share === null) return 'done_title';
  if (share >= 1) return 'done_full';
  if (share >= 0.8) return 'done_high';
  if (share >= 0.5) return 'done_middle';
  // No 'low score' text if somebody else ended the attempt, because the student may not have finished.
  return attempt.ended_by === 'student' ? 'done_low' : 'done_title';
}

/** A joyful picture, unless the score is known and low. */
function ResultPicture({ attempt }: { attempt: Attempt }) {
  const isLowScore = (scoreShare(attempt) ?? 1) < 0.5;
  return (
    <span className={styles.picture} data-picture={isLowScore ? 'calm' : 'joy'}>
      {isLowScore ? <HandedIn /> : <Done />}
    </span>
  );
}

/** A submitted attempt: a picture, and the result as far as the teacher shows it. */
export function Result({ attempt }: { attempt: Attempt }) {
  const t = useMessages(submittedMessages);
  const tPlayer = useMessages(playerMessages);
  const { dateTime } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const reviewSection = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) reviewSection.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [isOpen]);
  usePageTitle(attempt.name);
  const praiseKey = choosePraise(attempt);
  const { submitted_at, ended_by } = attempt;
  const markedAnswers = attempt.answers.filter(({ mark }) => mark !== undefined);
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <ResultPicture attempt={attempt} />
        <p className={styles.name}>{attempt.name}</p>
        <h1>{t(praiseKey)}</h1>
        {ended_by === 'time' && <p className={styles.note}>{t('time_was_up')}</p>}
        {ended_by === 'closing' && <p className={styles.note}>{t('was_closed')}</p>}
        <KeptHere attemptId={attempt.id} className={styles.note} />
        {praiseKey === 'done_low' && <p>{t('done_low_text')}</p>}
        <ResultScore attempt={attempt} />
        {submitted_at !== null && (
          <p className={styles.quiet}>
            {t('handed_in_at', { time: dateTime(submitted_at) })}
            {attempt.is_late && <span> · {tPlayer('late')}</span>}
          </p>
        )}
        {attempt.needs_teacher && !isAllWaiting(attempt) && (
          <p className={styles.note}>{t('needs_teacher')}</p>
        )}
        {attempt.comment !== '' && (
          <blockquote className={styles.comment}>
            <p className={styles.quiet}>{t('comment_title')}</p>
            <p className={styles.words}>{attempt.comment}</p>
          </blockquote>
        )}
        <div className={styles.actions}>
          {attempt.questions.length > 0 && (
            <Button look="soft" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              <Icon name="eye" /> {t(isOpen ? 'hide_answers' : 'see_answers')}
            </Button>
          )}
          <Link href={paths.home} className={styles.home}>
            {t('to_home')}
          </Link>
        </div>
      </section>
      {markedAnswers.length > 0 && <Marks attempt={attempt} />}
      {isOpen && (
        <section ref={reviewSection} className={styles.review}>
          <Review attempt={attempt} />
        </section>
      )}
    </div>
  );
}

/** Whether nothing is marked yet, so that a score of 0 would say what nobody has judged. */
function isAllWaiting({ needs_teacher, answers }: Attempt): boolean {
  const marks = answers.flatMap(({ mark }) => mark ?? []);
  return needs_teacher && marks.length > 0 && marks.every((mark) => mark.needs_teacher);
}

/** Chooses the text that says why there is no score yet. */
function chooseNoScoreText(attempt: Attempt) {
  const { feedback_rule, waits_for_class, marks_held, late_from } = attempt;
  if (isAllWaiting(attempt)) return 'later_marked';
  if (waits_for_class) return 'later_guest';
  if (feedback_rule === 'never') return 'later_never';
  if (marks_held) return 'later_held';
  if (feedback_rule !== 'after_due') return 'later';
  return late_from === undefined ? 'later_after_due' : 'later_after_late';
}

function ResultScore({ attempt }: { attempt: Attempt }) {
  const t = useMessages(submittedMessages);
  const tPlayer = useMessages(playerMessages);
  const { number } = useFormats();
  const { score, max_score } = attempt;
  if (max_score === 0) return null;
  if (score === null || isAllWaiting(attempt))
    return <p className={styles.note}>{t(chooseNoScoreText(attempt))}</p>;
  return (
    <div className={styles.score}>
      <span className={styles.quiet}>{t('your_score')}</span>
      <strong>{tPlayer('score_of', { score: number(score), max: number(max_score) })}</strong>
      <ShareBar share={score / max_score} className={styles.bar} />
    </div>
  );
}
