import { formatText, type Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { listMarkRows } from '#parts/quiz-questions/kinds/open/mark-rows.ts';
import { nameCard, nameCards, readPlaced } from './cards.ts';
import { listRightCards } from './marking.ts';
import type { ShownTask } from './model.ts';
import { reportMessages } from './report-messages.ts';

type Version = { cards: ShownTask['cards']; rightIds: readonly string[] };
type Placed = { student_id: number; ids: string[]; version: Version; isEarlier: boolean };

const isDrawn = ({ item_count = 0 }: StudentResponse): boolean => item_count > 0;

function readVersion(task: ShownTask, questionId: string): Version {
  const question = task.questions.find(({ id }) => id === questionId);
  return { cards: task.cards, rightIds: question ? listRightCards(question, task.cards) : [] };
}

const fingerprint = ({ cards, rightIds }: Version): string =>
  JSON.stringify([cards.map(({ id }) => [id, nameCard(cards, id)]), rightIds]);

/** The cards on the page of a question: a row for each card, and of a question for the teacher a row for each mark. */
export function summarizeCards(
  task: ShownTask,
  questionId: string,
  responses: readonly StudentResponse<ShownTask>[],
  lang: Language,
): QuestionReport {
  const question = task.questions.find(({ id }) => id === questionId);
  const today = readVersion(task, questionId);
  const placed = responses.map((each): Placed => {
    const version = each.content ? readVersion(each.content, questionId) : today;
    const isEarlier = fingerprint(version) !== fingerprint(today);
    return { student_id: each.student_id, ids: readPlaced(version.cards, each.response), version, isEarlier };
  });
  const answeredIds = new Set([
    ...placed.filter(({ ids }) => ids.length > 0).map(({ student_id }) => student_id),
    ...responses.filter(isDrawn).map(({ student_id }) => student_id),
  ]);
  const answered = responses.filter(({ student_id }) => answeredIds.has(student_id));
  const common = {
    unanswered: responses.map(({ student_id }) => student_id).filter((id) => !answeredIds.has(id)),
    given: placed
      .filter(({ ids }) => ids.length > 0)
      .map(({ student_id, ids, version }) => ({ student_id, text: nameCards(version.cards, ids) })),
  };
  if (today.rightIds.length === 0)
    return { rows: listMarkRows(answered, question?.score ?? 0, lang), ...common, earlier: [] };
  const ofAnswered = placed.filter(({ student_id }) => answeredIds.has(student_id));
  return {
    rows: listCardRows(today, ofAnswered, lang),
    ...common,
    earlier: ofAnswered.filter(({ isEarlier }) => isEarlier).map(({ student_id }) => student_id),
  };
}

/** Today's cards in their order, then those of earlier versions that differ, then pages without cards. */
function listCardRows(today: Version, placed: readonly Placed[], lang: Language): DistributionRow[] {
  const rows = new Map<string, DistributionRow>();
  const rowOf = ({ cards, rightIds }: Version, id: string): DistributionRow => {
    const [label, correct] = [nameCard(cards, id), rightIds.includes(id)];
    const key = JSON.stringify([id, label, correct]);
    const row = rows.get(key) ?? { label, part: '', correct, student_ids: [] };
    rows.set(key, row);
    return row;
  };
  for (const { id } of today.cards) rowOf(today, id);
  const todayCount = rows.size;
  for (const { ids, version, student_id } of placed)
    for (const id of ids) rowOf(version, id).student_ids.push(student_id);
  const withoutIds = placed.filter(({ ids }) => ids.length === 0).map(({ student_id }) => student_id);
  const ofCards = [...rows.values()].map(
    (row, index): DistributionRow => (index < todayCount ? row : { ...row, earlier: true }),
  );
  if (withoutIds.length === 0) return ofCards;
  const label = formatText(reportMessages.no_cards, lang);
  return [...ofCards, { label, part: '', correct: null, student_ids: withoutIds }];
}
