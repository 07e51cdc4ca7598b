import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { messages as questionMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { taskBarMessages } from './messages.ts';
import type { ShownTask } from './shown-task.ts';
import styles from './task-bar.module.css';
import { TaskText } from './task-text.tsx';

type TaskBarProps = {
  task: ShownTask;
  /** Absent: the only task. */
  heading?: string | undefined;
  mediaUrl: (url: string) => string;
  /** There is room for one line alone: the whole task opens as a sheet. */
  isSmall: boolean;
  takesFocus: boolean;
  /** Stands at its end. */
  aside: ReactNode;
  /** What else belongs to the task. */
  children: ReactNode;
};

const shortLength = 60;

/** The beginning of the task in one line; empty if it is a picture without a description. */
export function shortenTask({ prompt, picture }: Pick<ShownTask, 'prompt' | 'picture'>): string {
  const words = toText(prompt).trim() || (picture?.alt ?? '').trim();
  return words.replace(/\s+/g, ' ').slice(0, shortLength);
}

/** What to draw, above the canvas: folded to one line, or whole. */
export function TaskBar(props: TaskBarProps) {
  const { task, mediaUrl, isSmall, takesFocus, aside, children } = props;
  const t = useMessages(taskBarMessages);
  const heading = props.heading ?? t('task');
  const [isUnfolded, setUnfolded] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const textId = useId();
  const isWhole = isUnfolded && !isSmall;
  const text = (
    <div className={styles.text}>
      <TaskText prompt={task.prompt} picture={task.picture} mediaUrl={mediaUrl} />
      <div>{children}</div>
    </div>
  );
  return (
    <section className={styles.bar} aria-label={heading} data-whole={isWhole || undefined}>
      <TaskHead {...{ task, heading, takesFocus }} />
      <div id={textId} className={styles.words}>
        {isWhole ? (
          text
        ) : (
          <p className={styles.short}>{shortenTask(task) || (task.picture ? t('picture') : '…')}</p>
        )}
      </div>
      <div className={styles.side}>
        {aside}
        {isSmall ? (
          <Button look="soft" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            {t('read')}
          </Button>
        ) : (
          <Button
            look="plain"
            aria-expanded={isUnfolded}
            aria-controls={textId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t(isUnfolded ? 'fold' : 'unfold')}
          </Button>
        )}
      </div>
      {isSheetOpen && (
        <TaskSheet heading={heading} onClose={() => setSheetOpen(false)}>
          {text}
        </TaskSheet>
      )}
    </section>
  );
}

type TaskHeadProps = Pick<TaskBarProps, 'task' | 'takesFocus'> & { heading: string };

function TaskHead({ task, heading, takesFocus }: TaskHeadProps) {
  const tQuestion = useMessages(questionMessages);
  const { number } = useFormats();
  const head = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) head.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  return (
    <div className={styles.head}>
      <h2 ref={head} tabIndex={-1}>
        {heading}
      </h2>
      {task.score !== null && (
        <span className={styles.points}>{tQuestion('points', { count: number(task.score) })}</span>
      )}
    </div>
  );
}

type TaskSheetProps = { heading: string; onClose: () => void; children: ReactNode };

function TaskSheet({ heading, onClose, children }: TaskSheetProps) {
  const tCommon = useMessages(commonMessages);
  return (
    <Dialog title={heading} onClose={onClose} actions={<Button onClick={onClose}>{tCommon('close')}</Button>}>
      {children}
    </Dialog>
  );
}
