import { splitForLists } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** The tags of questions of the bank, with what decides who sees the question. Leaves out deleted questions. */
export async function listQuestionTags(db: Db, questionIds: readonly number[]) {
  const rows = [];
  for (const ids of splitForLists(questionIds)) {
    const found = await db
      .selectFrom('exam_question as question')
      .innerJoin('exam_question_tag as tagged', 'tagged.question_id', 'question.id')
      .innerJoin('exam_tag as tag', 'tag.id', 'tagged.tag_id')
      .select([
        'question.id as question_id',
        'question.owner_id',
        'question.visibility',
        'question.subject_id',
        'tag.name as tag',
      ])
      .where('question.id', 'in', ids)
      .orderBy('tag.name')
      .execute();
    rows.push(...found);
  }
  return rows;
}
