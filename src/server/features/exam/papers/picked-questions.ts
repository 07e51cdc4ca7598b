import { type BankPaper, listPaperItems } from '#parts/exam-content/bank-paper.ts';
import { findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import { AppError } from '#server/app-error.ts';
import { listPickedVersions, type PickedVersion } from '#server/features/exam/papers/papers.repository.ts';
import { readBankQuestion } from '#server/features/exam/questions/question-shelf.ts';
import type { ActorContext } from '#server/http/context.ts';
import { readViewer, sees, type Viewer } from '#server/policy/bank-viewer.ts';

/**
 * The questions of a paper. Whoever sees the paper sees those of the paper's owner, who shares them with it; others only
 * if they see these anyway, so that nobody shares what is not theirs.
 */

type Owned = { owner_id: number };

function isShown(viewer: Viewer, paper: Owned, picked: PickedVersion): boolean {
  return sees(viewer, picked) || picked.owner_id === paper.owner_id;
}

const listVersionIds = (paper: BankPaper) => listPaperItems(paper).map(({ version_id }) => version_id);

/** The versions that the person sees in the paper, by their id. */
export async function readShownVersions(
  context: ActorContext,
  paper: Owned,
  content: BankPaper,
): Promise<Map<number, PickedVersion>> {
  const viewer = await readViewer(context);
  const rows = await listPickedVersions(context.db, listVersionIds(content));
  return new Map(rows.filter((row) => isShown(viewer, paper, row)).map((row) => [row.version_id, row]));
}

function describePicked(row: PickedVersion, isHidden: boolean) {
  const { question_id, version_id, version_number, newest_version_id, number, deleted_at, is_draft } = row;
  const content = readBankQuestion(row.content);
  // A newest version that cannot be used yet is none to change to.
  const hasUsableNewest = is_draft === 0;
  return {
    question_id,
    version_id,
    version_number,
    newest_version_id: hasUsableNewest ? newest_version_id : version_id,
    newest_version_number: hasUsableNewest ? number : version_number,
    is_deleted: deleted_at !== null,
    is_hidden: isHidden,
    title: isHidden ? '' : toQuestionInfo(content.question).title,
    kind: isHidden ? '' : content.question.type,
    content: isHidden ? null : content,
  };
}

export async function describePaperQuestions(context: ActorContext, paper: Owned, content: BankPaper) {
  const viewer = await readViewer(context);
  const rows = await listPickedVersions(context.db, listVersionIds(content));
  const rowByVersion = new Map(rows.map((row) => [row.version_id, row]));
  return listVersionIds(content).flatMap((id) => {
    const row = rowByVersion.get(id);
    return row ? [describePicked(row, !isShown(viewer, paper, row))] : [];
  });
}

/**
 * Refuses with 'question_not_usable' unless each new question of the paper exists, is seen by the person and has no
 * issues. Versions that the paper had before stay, also of deleted questions.
 */
export async function requireUsable(
  context: ActorContext,
  content: BankPaper,
  previous: BankPaper | undefined,
): Promise<void> {
  const known = new Set(previous ? listVersionIds(previous) : []);
  const rows = await listPickedVersions(context.db, listVersionIds(content));
  const rowByVersion = new Map(rows.map((row) => [row.version_id, row]));
  const viewer = await readViewer(context);
  for (const [index, item] of listPaperItems(content).entries()) {
    const row = rowByVersion.get(item.version_id);
    const isRight = row?.question_id === item.question_id;
    const isUsable = row && row.deleted_at === null && sees(viewer, row) && hasNoIssues(row);
    if (!(isRight && (known.has(item.version_id) || isUsable)))
      throw new AppError('question_not_usable', { number: index + 1 });
  }
}

function hasNoIssues({ content }: PickedVersion): boolean {
  return findQuestionIssues(readBankQuestion(content).question).length === 0;
}
