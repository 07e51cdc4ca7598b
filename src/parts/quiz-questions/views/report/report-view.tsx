import { useState } from 'react';
import type { QuestionReport } from '#form/activity-type.ts';
import { drawText } from '#parts/formatted-text/views/draw-text.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Guide } from '../../answer-parts/guide.tsx';
import { drawZoomPicture, ZoomPicture } from '../../answer-parts/zoom-picture.tsx';
import { kindOf } from '../../kind-of.ts';
import type { Question } from '../../model.ts';
import { toMarkingGuide } from '../../public-question.ts';
import { SoundPlayer } from '../question/sound-player.tsx';
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
  const [shownRowKeys, setShownRowKeys] = useState<ReadonlySet<string>>(new Set());
  const totalStudents = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]).size;
  const rowGroups = groupRows(question, rows);
  const shownNames: ShownNames = {
    shownRowKeys,
    toggle: (rowKey) => {
      const nextRowKeys = new Set(shownRowKeys);
      if (!nextRowKeys.delete(rowKey)) nextRowKeys.add(rowKey);
      setShownRowKeys(nextRowKeys);
    },
  };
  const allRowKeys = [...rows.map(keyOfRow), 'unanswered'];
  const areAllShown = allRowKeys.every((row) => shownRowKeys.has(row));

  return (
    <div className={styles.report}>
      <QuestionBody question={question} mediaUrl={mediaUrl} />
      <div className={styles.head}>
        <h3>
          {t('answers_given')} <small>{t('students', { count: totalStudents })}</small>
        </h3>
        {totalStudents > 0 && (
          <Button look="plain" onClick={() => setShownRowKeys(areAllShown ? new Set() : new Set(allRowKeys))}>
            {t(areAllShown ? 'hide_names' : 'show_names')}
          </Button>
        )}
      </div>
      {totalStudents > 0 && totalStudents === unanswered.length && (
        <p className={styles.nobody}>{t('nobody')}</p>
      )}
      {rowGroups.map((group) => (
        <ReportPart key={group.part} {...{ group, question, shownNames, totalStudents, mediaUrl, nameOf }} />
      ))}
      {unanswered.length > 0 && (
        <div className={styles.bars}>
          <ReportBar
            label={t('not_answered')}
            correct={null}
            studentIds={unanswered}
            nameOf={nameOf}
            totalStudents={totalStudents}
            isOpen={shownRowKeys.has('unanswered')}
            onToggle={() => shownNames.toggle('unanswered')}
          />
        </div>
      )}
    </div>
  );
}

function QuestionBody({ question, mediaUrl }: Pick<QuestionReportProps, 'question' | 'mediaUrl'>) {
  const { body, sound } = question;
  const guide = toMarkingGuide(question);
  const bodyText =
    typeof body.text === 'string'
      ? (kindOf(question).report.describeBody?.(question) ?? body.text)
      : body.text;
  return (
    <div className={styles.body}>
      {bodyText && <div className={styles.text}>{drawText(bodyText, mediaUrl, drawZoomPicture)}</div>}
      {body.kind === 'picture' && body.picture && (
        <ZoomPicture picture={body.picture} src={mediaUrl(body.picture.url)} />
      )}
      {sound && <SoundPlayer src={mediaUrl(sound.url)} name={sound.name} />}
      {guide && <Guide guide={guide} />}
    </div>
  );
}
