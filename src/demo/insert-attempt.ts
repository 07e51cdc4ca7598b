import { insertMany, insertOne } from '#demo/demo.repository.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { handInPictures } from '#demo/hand-in-pictures.ts';
import type { SimulatedRows } from '#demo/simulate-attempt.ts';
import { writeEntries } from '#demo/write-entries.ts';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import { trackSelections } from '#server/features/bank-links/bank-links.service.ts';

/** `own_score`: this member's own mark, which differs from the group's. */
type Member = Pick<NewRow<'attempt_member'>, 'user_id' | 'own_score'>;

/** Writes what the student and a teacher drew into the spaces of the attempt. */
async function drawItems(
  app: App,
  { courseware, teacherId }: AttemptPlace,
  attempt_id: number,
  { attempt, items, feedback }: SimulatedRows,
  {
    filesByQuestion,
    members,
  }: {
    filesByQuestion: ReadonlyMap<string, readonly number[]>;
    members: readonly Member[];
  },
): Promise<void> {
  const findAuthor = (drawnBy = 0) => members[drawnBy % members.length]?.user_id ?? attempt.user_id;
  const teacher = { authorId: teacherId, isTeacher: true };
  const entries = [
    ...items.map(({ drawnBy, ...item }) => ({ ...item, authorId: findAuthor(drawnBy), isTeacher: false })),
    ...feedback.map(({ question_id, onFile, ...item }) => {
      const file = onFile === undefined ? undefined : filesByQuestion.get(question_id)?.[onFile];
      return { ...item, value: { ...item.value, ...(file !== undefined && { file }) }, ...teacher };
    }),
  ];
  const revision = { model: courseware.filledActivity.model, content: courseware.revision.content };
  for (const name of new Set(entries.map(({ space }) => space))) {
    const key = { courseware_id: courseware.id, attempt_id, name };
    const entriesOfSpace = entries.filter(({ space }) => space === name);
    await writeEntries(app, key, revision, entriesOfSpace, { writtenAt: attempt.submitted_at ?? app.now() });
  }
}

/** `teacherId`: who marks the attempt. */
export type AttemptPlace = { courseware: DemoCourseware; teacherId: number };

/** Stores an attempt with its members, its answers, their files and what was drawn. */
export async function insertAttempt(
  app: App,
  place: AttemptPlace,
  simulated: SimulatedRows,
  members: readonly Member[],
): Promise<void> {
  const { attempt, answers, pictures } = simulated;
  const attempt_id = await insertOne(app.db, 'attempt', attempt);
  const attemptIds = { attempt_id, courseware_id: attempt.courseware_id };
  const is_running = attempt.state === 'in_progress' ? 1 : 0;
  const memberRows = members.map((member) => ({
    ...attemptIds,
    ...member,
    number: attempt.user_number,
    is_running,
  }));
  await insertMany(app.db, 'attempt_member', memberRows);
  const { selection = null } = attempt;
  await inTransaction(app.db, (tx) => trackSelections(tx, [{ id: attempt_id, selection }]));
  const filesByQuestion = new Map<string, readonly number[]>();
  const rows: NewRow<'answer'>[] = [];
  for (const answer of answers) {
    const { question_id } = answer;
    const answerWithOwner = { attempt_id, question_id, owner_id: attempt.user_id };
    const files = await handInPictures(app, answerWithOwner, pictures.get(question_id));
    filesByQuestion.set(question_id, files);
    rows.push({ ...answer, attempt_id, files: JSON.stringify(files) });
  }
  await insertMany(app.db, 'answer', rows);
  await drawItems(app, place, attempt_id, simulated, { filesByQuestion, members });
}
