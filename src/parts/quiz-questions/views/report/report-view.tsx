import { useState } from 'react';
import type { QuestionReport } from '#activities/activity-type.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { splitBlanks } from '../../body-text.ts';
import type { Question } from '../../model.ts';
import { toQuestionKey } from '../../public-question.ts';
import { OpenKey } from '../question/open/open-key.tsx';
import { SoundPlayer } from '../question/sound-player.tsx';
import { ZoomPicture } from '../question/zoom-picture.tsx';
import { ReportBar } from './report-bar.tsx';
import { reportMessages } from './report-messages.ts';
import { groupRows, keyOfRow, ReportPart, type ShownNames } from './report-part.tsx';
import styles from './report-view.module.css';

type QuestionReportProps = {
  question: Question;
  report: QuestionReport;
  mediaUrl: (url: string) => string;
  nameOf: (userId: number) => string;
};

/** Answers of a class to a question: a bar for each option or typed text, which opens to show names. */
export function QuestionReportView({ question, report, mediaUrl, nameOf }: QuestionReportProps) {
  const t = useMessages(reportMessages);
  const { rows, unanswered } = report;
  const [onScreen, setOnScreen] = useState<ReadonlySet<string>>(new Set());
  const total = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]).size;
  const groups = groupRows(question, rows);
  const shownNames: ShownNames = {
    onScreen,
    toggle: (row) => {
      const next = new Set(onScreen);
      if (!next.delete(row)) next.add(row);
      setOnScreen(next);
    },
  };
  const all = [...rows.map(keyOfRow), 'unanswered'];
  const isShown = all.every((row) => onScreen.has(row));

  return (
    <div className={styles.report}>
      <QuestionBody question={question} mediaUrl={mediaUrl} />
      <div className={styles.head}>
        <h3>
          {t('answers_given')} <small>{t('students', { count: total })}</small>
        </h3>
        {total > 0 && (
          <Button look="plain" onClick={() => setOnScreen(isShown ? new Set() : new Set(all))}>
            {t(isShown ? 'hide_names' : 'show_names')}
          </Button>
        )}
      </div>
      {total > 0 && total === unanswered.length && <p className={styles.nobody}>{t('nobody')}</p>}
      {groups.map((group) => (
        <ReportPart key={group.part} {...{ group, question, names: shownNames, total, mediaUrl, nameOf }} />
      ))}
      {unanswered.length > 0 && (
        <div className={styles.bars}>
          <ReportBar
            label={t('not_answered')}
            correct={null}
            students={unanswered}
            nameOf={nameOf}
            total={total}
            open={onScreen.has('unanswered')}
            onToggle={() => shownNames.toggle('unanswered')}
          />
        </div>
      )}
    </div>
  );
}

function QuestionBody({ question, mediaUrl }: Pick<QuestionReportProps, 'question' | 'mediaUrl'>) {
  const { type, body, sound } = question;
  const text =
    type !== 'blank'
      ? body.text
      : splitBlanks(body.text)
          .map((part) => ('blank' in part ? `__${part.blank + 1}__` : part.text))
          .join('');
  return (
    <div className={styles.body}>
      {text && <p className={styles.text}>{text}</p>}
      {body.kind === 'picture' && body.picture && (
        <ZoomPicture picture={body.picture} src={mediaUrl(body.picture.url)} />
      )}
      {sound && <SoundPlayer src={mediaUrl(sound.url)} name={sound.name} />}
      {type === 'open' && <OpenKey answerKey={toQuestionKey(question)} />}
    </div>
  );
}
