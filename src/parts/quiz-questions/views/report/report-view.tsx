import { useState } from 'react';
import type { DistributionRow, QuestionReport } from '#activities/activity-type.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { splitBlanks } from '../../body-text.ts';
import type { Question } from '../../model.ts';
import { toQuestionKey } from '../../public-question.ts';
import { messages } from '../messages.ts';
import { ZoomPicture } from '../question/picture.tsx';
import { ReportBar } from './report-bar.tsx';
import { reportMessages } from './report-messages.ts';
import styles from './report-view.module.css';
import { SoundPlayer } from '../question/sound-player.tsx';

type QuestionReportProps = {
  question: Question;
  report: QuestionReport;
  mediaUrl: (url: string) => string;
  nameOf: (userId: number) => string;
};

type Names = { onScreen: ReadonlySet<string>; toggle: (row: string) => void };

/** Answers of a class to a question: a bar for each option or typed text, which opens to show names. */
export function QuestionReportView({ question, report, mediaUrl, nameOf }: QuestionReportProps) {
  const t = useMessages(reportMessages);
  const { rows, unanswered } = report;
  const [onScreen, setOnScreen] = useState<ReadonlySet<string>>(new Set());
  const total = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]).size;
  const groups = groupRows(question, rows);
  const names: Names = {
    onScreen,
    toggle: (row) => {
      const next = new Set(onScreen);
      if (!next.delete(row)) next.add(row);
      setOnScreen(next);
    },
  };
  const all = [...rows.map(nameRow), 'unanswered'];
  const shown = all.every((row) => onScreen.has(row));

  return (
    <div className={styles.report}>
      <QuestionBody question={question} mediaUrl={mediaUrl} />
      <div className={styles.head}>
        <h3>
          {t('answers_given')} <small>{t('students', { count: total })}</small>
        </h3>
        {total > 0 && (
          <Button look="plain" onClick={() => setOnScreen(shown ? new Set() : new Set(all))}>
            {t(shown ? 'hide_names' : 'show_names')}
          </Button>
        )}
      </div>
      {total > 0 && total === unanswered.length && <p className={styles.nobody}>{t('nobody')}</p>}
      {groups.map((group) => (
        <ReportPart key={group.part} {...{ group, question, names, total, mediaUrl, nameOf }} />
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
            onToggle={() => names.toggle('unanswered')}
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
    </div>
  );
}

type Group = { part: string; rows: DistributionRow[]; accepted: string[] };

/** One group for all options, or one for each blank, also where a blank has no answers. */
function groupRows(question: Question, rows: DistributionRow[]): Group[] {
  if (question.type !== 'blank') return [{ part: '', rows, accepted: [] }];
  const { blanks } = toQuestionKey(question);
  const groups = blanks.map(({ accepted }, index) => {
    const part = blanks.length > 1 ? String(index + 1) : '';
    return { part, rows: rows.filter((row) => row.part === part), accepted };
  });
  // Of blanks that an earlier version of the question had.
  const others = rows.filter((row) => groups.every(({ part }) => part !== row.part));
  return others.length > 0 ? [...groups, { part: '', rows: others, accepted: [] }] : groups;
}

function nameRow({ part, label, correct, earlier }: DistributionRow): string {
  return [part, label, correct, earlier ?? ''].join(' ');
}

type ReportPartProps = Omit<QuestionReportProps, 'report'> & { group: Group; names: Names; total: number };

/** A class types many different things into one blank: the common ones come first. */
const textsShown = 8;

function ReportPart({ group, question, names, total, mediaUrl, nameOf }: ReportPartProps) {
  const t = useMessages(reportMessages);
  const shared = useMessages(messages);
  const [everything, setEverything] = useState(false);
  const { part, rows, accepted } = group;
  const shown = everything || question.type !== 'blank' ? rows : rows.slice(0, textsShown);
  const hidden = rows.length - shown.length;
  return (
    <section className={styles.part}>
      {accepted.length > 0 && (
        <header className={styles.partHead}>
          {part && <h4>{t('blank_part', { number: part })}</h4>}
          <p>{t('accepted', { answers: accepted.join(shared('or')) })}</p>
        </header>
      )}
      <div className={styles.bars}>
        {shown.map((row, index) => {
          const answer = question.type === 'blank' ? undefined : question.answers[index];
          return (
            <ReportBar
              key={nameRow(row)}
              label={row.label}
              picture={answer?.kind === 'picture' ? answer.picture : undefined}
              mediaUrl={mediaUrl}
              correct={row.correct}
              earlier={row.earlier ?? false}
              students={row.student_ids}
              nameOf={nameOf}
              total={total}
              open={names.onScreen.has(nameRow(row))}
              onToggle={() => names.toggle(nameRow(row))}
            />
          );
        })}
      </div>
      {hidden > 0 && (
        <Button look="soft" className={styles.more} onClick={() => setEverything(true)}>
          {t('show_more', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
