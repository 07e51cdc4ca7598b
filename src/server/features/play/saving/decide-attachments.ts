import type { Api, ApiReply } from '#contract/api.ts';
import { answerFilesMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readFileIds } from '#server/features/files/answer-files.service.ts';
import { emptyAnswer } from '#server/features/play/attempts/answer-reply.ts';
import { isSaveLate, type SaveTarget } from '#server/features/play/saving/decide-save.ts';

/**
 * Decides about a file that is added to an answer or removed from it. The files of an answer are a set, so that devices
 * may send their changes in any order and repeatedly: a removal is final, and everything else adds. Pure.
 */

export type Attachment = ParsedInputOf<Api['POST /play/save']>['attachments'][number];
export type AttachmentResult = ApiReply<'POST /play/save'>['attachments'][number]['result'];

/** `row`: the answer with its changed files. `removed`: the file that becomes removed. Without these, nothing changes. */
export type AttachmentDecision = { result: AttachmentResult; row?: Row<'answer'>; removed?: Row<'file'> };

type FileFacts = { now: number; handedIn: ReadonlyMap<number, Row<'file'>> };

/** `row` is the answer as it is now; it is empty if none is stored. */
function decideAdd(
  { file_id }: Attachment,
  row: Row<'answer'>,
  file: Row<'file'> | undefined,
  { refusal, fileMax }: { refusal: 'late' | 'locked' | undefined; fileMax: number },
): AttachmentDecision {
  const ids = readFileIds(row);
  if (ids.includes(file_id)) return { result: 'saved' };
  if (!file) return { result: 'invalid' };
  if (file.removed_at !== null) return { result: 'saved' };
  if (refusal) return { result: refusal };
  if (ids.length >= fileMax) return { result: 'full' };
  return { result: 'saved', row: { ...row, files: JSON.stringify([...ids, file_id]) } };
}

/** A file that is not attached becomes removed, too, because its adding may arrive later. */
function decideRemove(
  { file_id }: Attachment,
  row: Row<'answer'>,
  file: Row<'file'> | undefined,
  refusal: 'late' | 'locked' | undefined,
): AttachmentDecision {
  const ids = readFileIds(row);
  const isAttached = ids.includes(file_id);
  if (refusal) return { result: isAttached ? refusal : 'saved' };
  return {
    result: 'saved',
    ...(isAttached && { row: { ...row, files: JSON.stringify(ids.filter((id) => id !== file_id)) } }),
    ...(file?.removed_at === null && { removed: file }),
  };
}

export function decideAttachment(
  attachment: Attachment,
  storedAnswer: Row<'answer'> | undefined,
  target: SaveTarget,
  { questions }: Revision,
  { now, handedIn }: FileFacts,
): AttachmentDecision {
  const question = questions.get(attachment.question_id);
  const openedAt = storedAnswer?.shown_at ?? null;
  if (!question || (question.time_limit_s !== undefined && openedAt === null)) return { result: 'invalid' };
  const currentAnswer = storedAnswer ?? emptyAnswer(target.attemptId, question.id, question.max_score);
  const lateness = isSaveLate(target, currentAnswer, now) ? 'late' : undefined;
  const refusal = currentAnswer.locked === 1 ? 'locked' : lateness;
  const row = { ...currentAnswer, shown_at: openedAt ?? now, saved_at: now };
  const sentFile = handedIn.get(attachment.file_id);
  const isOwnFile = sentFile?.attempt_id === target.attemptId && sentFile.question_id === question.id;
  const file = isOwnFile ? sentFile : undefined;
  return attachment.action === 'add'
    ? decideAdd(attachment, row, file, { refusal, fileMax: question.file_max ?? answerFilesMax })
    : decideRemove(attachment, row, file, refusal);
}
