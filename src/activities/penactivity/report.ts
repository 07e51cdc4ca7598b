import { defineMessages, formatText, type Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport, StudentResponse } from '#form/activity-type.ts';
import type { Sheet } from './model.ts';

const reportMessages = defineMessages({
  not_marked: { en: 'Not marked yet', 'zh-hk': '未評分', 'zh-cn': '未评分' },
  marked_with: { en: '{score} / {max}', 'zh-hk': '{score} / {max} 分', 'zh-cn': '{score} / {max} 分' },
});

const rankScore = (score: number | null) => score ?? Number.POSITIVE_INFINITY;

/** A row for each mark: unmarked answers first, then from the highest mark down. Answered is who wrote something. */
export function summarize(
  { questions }: Sheet,
  id: string,
  responses: readonly StudentResponse<Sheet>[],
  lang: Language,
): QuestionReport {
  const max = questions.find((question) => question.id === id)?.score ?? 0;
  const rowByScore = new Map<number | null, DistributionRow>();
  const unanswered: number[] = [];
  for (const { student_id, item_count = 0, score } of responses) {
    if (item_count === 0) {
      unanswered.push(student_id);
      continue;
    }
    const label =
      score === null
        ? formatText(reportMessages.not_marked, lang)
        : formatText(reportMessages.marked_with, lang, { score, max });
    const row = rowByScore.get(score) ?? { label, part: '', correct: null, student_ids: [] };
    row.student_ids.push(student_id);
    rowByScore.set(score, row);
  }
  const sorted = [...rowByScore].sort(([one], [other]) => rankScore(other) - rankScore(one));
  return { rows: sorted.map(([, row]) => row), unanswered };
}
