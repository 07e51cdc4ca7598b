import type { MarkTotal } from '#contract/figures/mark-book.ts';
import { formatText, type Language, languageTag, type TextParams } from '#contract/language.ts';
import { fitRows } from '#server/features/reports/fit-rows.ts';
import { reportMessages } from '#server/features/reports/report-messages.ts';
import { reportStyle } from '#server/features/reports/report-style.ts';
import type { ReleasedMarks } from '#server/features/study/term/released-marks.service.ts';
import { dayOf } from '#server/school-days.ts';

/** Writes the report of a student as a page without scripts, for paper and for phones. Pure. */

type Activity = ReleasedMarks['activities'][number];

export type Report = {
  language: Language;
  school: string;
  timeZone: string;
  student: { name: string; english: string; number: number };
  className: string;
  term: string;
  subjects: readonly { name: string; activities: readonly Activity[]; total: MarkTotal }[];
  remark: string;
  teacher: string;
  madeAt: number;
};

/** Names of missing work that a subject lists; fewer where many subjects share the page. */
const missingMax = { few: 8, many: 3 };
const fewSubjects = 3;

type Words = {
  t: (key: keyof typeof reportMessages, params?: TextParams) => string;
  number: (value: number) => string;
  date: (time: number) => string;
};

function createWords({ language, timeZone }: Report): Words {
  const numberFormat = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 });
  return {
    t: (key, params) => formatText(reportMessages[key], language, params),
    number: (value) => numberFormat.format(value),
    date: (time) => dayOf(time, timeZone).split('-').map(Number).join('/'),
  };
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities.get(character) ?? '');

const percent = (share: number) => `${Math.round(100 * share)}%`;

function writeRow(
  { courseware_name, share, score, max_score, submitted_at, is_late }: Activity,
  words: Words,
) {
  const { t, number, date } = words;
  const late = is_late ? ` <span class="late">(${escape(t('late'))})</span>` : '';
  const points = score === null ? '' : t('points_of', { score: number(score), max: number(max_score) });
  const when = submitted_at === null ? '' : date(submitted_at);
  return `<tr><th scope="row">${escape(courseware_name)}${late}</th><td class="when">${when}</td><td class="number">${escape(points)}</td><td class="number">${share === null ? '' : percent(share)}</td></tr>`;
}

function writeTable(marked: readonly Activity[], rowCount: number, words: Words): string {
  const { t } = words;
  if (marked.length === 0) return `<p class="note">${escape(t('nothing'))}</p>`;
  if (rowCount === 0) return '';
  const shown = marked.slice(-rowCount);
  const left = marked.length - shown.length;
  const note = left > 0 ? `<p class="note">${escape(t('earlier', { count: left }))}</p>` : '';
  return `<table><thead><tr><th scope="col">${escape(t('activity'))}</th><th scope="col" class="when">${escape(t('submitted'))}</th><th scope="col" class="number">${escape(t('points'))}</th><th scope="col" class="number">${escape(t('share'))}</th></tr></thead><tbody>${shown.map((activity) => writeRow(activity, words)).join('')}</tbody></table>${note}`;
}

/** Names of what is missing, the newest last; empty without any. */
function listMissing(activities: readonly Activity[], max: number, { t }: Words): string {
  const names = activities.filter(({ state }) => state === 'missing').map((each) => each.courseware_name);
  const shown = names.slice(-max);
  const left = names.length - shown.length;
  return (left > 0 ? [...shown, t('missing_more', { count: left })] : shown).join(t('separator'));
}

type ShownSubject = Report['subjects'][number] & { marked: readonly Activity[]; missingText: string };

function writeSubject(subject: ShownSubject, rowCount: number, words: Words): string {
  const { name, total, marked, missingText } = subject;
  const { t } = words;
  const sum =
    total.share === null
      ? ''
      : `<p class="total">${escape(t('total'))} <b>${percent(total.share)}</b> <span class="note">${escape(t('total_of', { count: total.marked }))}</span></p>`;
  const missing =
    missingText === '' ? escape(t('missing_none')) : `<b>${escape(t('missing'))}</b> ${escape(missingText)}`;
  return `<section><div class="head"><h2>${escape(name)}</h2>${sum}</div>${writeTable(marked, rowCount, words)}<p class="missing">${missing}</p></section>`;
}

function writeSubjects({ subjects, remark }: Report, words: Words): string {
  const max = subjects.length > fewSubjects ? missingMax.many : missingMax.few;
  const shown = subjects.map((subject): ShownSubject => {
    const marked = subject.activities.filter(({ state }) => state === 'marked');
    return { ...subject, marked, missingText: listMissing(subject.activities, max, words) };
  });
  const rowCounts = fitRows(
    shown.map(({ marked, missingText }) => ({
      names: marked.map(({ courseware_name }) => courseware_name),
      missingText,
    })),
    remark,
  );
  return shown.map((subject, index) => writeSubject(subject, rowCounts[index] ?? 1, words)).join('\n');
}

function writePage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${escape(title)}</title>
<style>${reportStyle}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
}

const nameOf = ({ student: { name, english } }: Report) =>
  english !== '' && english !== name ? `${name} ${english}` : name;

/**
 * The whole page. Of a page behind a link (`open`) the title names no child, because messengers show the titles of
 * addresses; a page for printing is saved under the child's name.
 */
export function writeReport(report: Report, use: 'open' | 'print'): string {
  const words = createWords(report);
  const { t, date } = words;
  const name = nameOf(report);
  const facts = [
    [t('class'), t('class_and_number', { name: report.className, number: report.student.number })],
    [t('term'), report.term],
  ] as const;
  const subjects = writeSubjects(report, words);
  const remark = report.remark
    ? `<section class="remark"><h3>${escape(t('remark'))}</h3><p>${escape(report.remark)}</p></section>`
    : '';
  const body = `<header><p>${escape([report.school, t('title')].filter(Boolean).join(' · '))}</p><h1>${escape(name)}</h1></header>
<dl>${facts.map(([term, value]) => `<div><dt>${escape(term)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>
${subjects || `<p>${escape(t('nothing'))}</p>`}
${remark}
<footer><span>${escape(t('by', { teacher: report.teacher, date: date(report.madeAt) }))}</span><span>${escape(t('only_released'))}</span></footer>`;
  return writePage(report.language, use === 'open' ? t('title') : `${name} · ${t('title')}`, body);
}

/** The page of a link that opens nothing: the same for unknown, ended and revoked ones. */
export function writeNotice(language: Language, kind: 'busy' | 'over'): string {
  const title = formatText(reportMessages[`${kind}_title`], language);
  const text = formatText(reportMessages[`${kind}_text`], language);
  return writePage(language, title, `<h1>${escape(title)}</h1><p>${escape(text)}</p>`);
}
