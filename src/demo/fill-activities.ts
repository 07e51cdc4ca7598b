import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import type { Picture, Sound } from '#activities/quiz-questions/model.ts';
import { activityStatus } from '#contract/activities.ts';
import { insertOne, setRevision } from '#demo/demo.repository.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import { type DemoPicture, renderPng } from '#demo/pictures.ts';
import { chineseQuizzes } from '#demo/quizzes/chinese.ts';
import type { DemoQuiz } from '#demo/quizzes/demo-quiz.ts';
import { buildMathsQuizzes } from '#demo/quizzes/maths.ts';
import { buildScienceQuizzes } from '#demo/quizzes/science.ts';
import { inTransaction } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search-text.ts';
import { storeFile } from '#server/features/files/files.service.ts';
import { trackUse } from '#server/features/files/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';

/** The demo teacher's activities: quizzes completed once, and one still in process. */

export type DemoActivity = { id: number; revisionId: number; quiz: DemoQuiz; maxScore: number };

const dayMs = 86_400_000;

async function storePicture(app: App, ownerId: number, picture: DemoPicture): Promise<Picture> {
  const { name, width, height, alt } = picture;
  const stored = await storeFile(app, ownerId, 'picture', `${name}.png`, await renderPng(picture));
  return { url: stored.url, width, height, alt };
}

async function storeListening(app: App, ownerId: number): Promise<Sound> {
  const bytes = await readFile(join(import.meta.dirname, 'media/listening.mp3'));
  const stored = await storeFile(app, ownerId, 'sound', 'listening.mp3', bytes);
  return { url: stored.url, name: stored.name };
}

function describeForm(quiz: DemoQuiz, school: DemoSchool) {
  const { name, description, language, subject, grade, difficulty } = quiz;
  return {
    name,
    description,
    search_text: toSearchText(`${name} ${description}`),
    display_language: language,
    subject_id: school.subjects[subject],
    grade,
    difficulty,
    icon: '',
    startup_screen: quiz.startupScreen ?? '',
  };
}

async function insertActivity(
  app: App,
  school: DemoSchool,
  quiz: DemoQuiz,
  ownerId: number,
  at: number,
): Promise<DemoActivity> {
  const content = diyquiz.published.parse(quiz.content);
  const questions = diyquiz.questions(content);
  const maxScore = questions.reduce((sum, question) => sum + question.maxScore, 0);
  const stored = {
    content: JSON.stringify(content),
    content_version: diyquiz.version,
    question_count: questions.length,
  };
  const id = await insertOne(app.db, 'activity', {
    ...describeForm(quiz, school),
    ...stored,
    owner_id: ownerId,
    type: diyquiz.type,
    creation_key: null,
    status: activityStatus.completed,
    draft_version: 1,
    revised_draft_version: 1,
    revision_id: null,
    revision_number: 1,
    modified_by: ownerId,
    modified_at: at,
    created_at: at,
    copied_from_id: null,
    deleted_at: null,
  });
  const revisionId = await insertOne(app.db, 'activity_revision', {
    ...stored,
    activity_id: id,
    number: 1,
    type: diyquiz.type,
    name: quiz.name,
    description: quiz.description,
    display_language: quiz.language,
    icon: '',
    startup_screen: quiz.startupScreen ?? '',
    max_score: maxScore,
    created_by: ownerId,
    created_at: at,
  });
  await setRevision(app.db, id, revisionId);
  const texts = [stored.content, quiz.startupScreen ?? ''];
  await inTransaction(app.db, async (tx) => {
    await trackUse(tx, 'activity', id, texts);
    await trackUse(tx, 'revision', revisionId, texts);
  });
  return { id, revisionId, quiz, maxScore };
}

async function insertDraft(app: App, school: DemoSchool, ownerId: number, at: number): Promise<void> {
  const [first] = chineseQuizzes;
  if (!first) return;
  const questions = first.content.questions.slice(0, 2).map((question) => ({ ...question, explanation: '' }));
  const [, second] = questions;
  if (second) second.answers = second.answers.map((answer) => ({ ...answer, correct: false }));
  const content = JSON.stringify({ ...first.content, questions });
  const id = await insertOne(app.db, 'activity', {
    ...describeForm({ ...first, name: '成語挑戰（編輯中）', description: '' }, school),
    owner_id: ownerId,
    type: diyquiz.type,
    creation_key: null,
    status: activityStatus.in_process,
    content,
    content_version: diyquiz.version,
    question_count: questions.length,
    draft_version: 3,
    revised_draft_version: null,
    revision_id: null,
    revision_number: 0,
    modified_by: ownerId,
    modified_at: at,
    created_at: at,
    copied_from_id: null,
    deleted_at: null,
  });
  await inTransaction(app.db, (tx) => trackUse(tx, 'activity', id, [content, first.startupScreen ?? '']));
}

/** Activities by the key of their quiz. */
export async function fillActivities(app: App, school: DemoSchool): Promise<Map<string, DemoActivity>> {
  const now = app.now();
  const { teacher, teacher2 } = school.teachers;
  const store = (picture: DemoPicture) => storePicture(app, teacher, picture);
  const listening = await storeListening(app, teacher);
  const quizzes = [
    ...(await buildMathsQuizzes(store)),
    ...chineseQuizzes,
    ...(await buildScienceQuizzes(store, listening)),
  ];
  const activities = new Map<string, DemoActivity>();
  for (const [index, quiz] of quizzes.entries()) {
    activities.set(
      quiz.key,
      await insertActivity(app, school, quiz, teacher, now - (quizzes.length - index + 2) * dayMs),
    );
  }
  const area = quizzes.find(({ key }) => key === 'area');
  if (area)
    activities.set(
      'area-4b',
      await insertActivity(app, school, { ...area, name: '面積練習（4B）' }, teacher2, now - dayMs),
    );
  await insertDraft(app, school, teacher, now - 3_600_000);
  return activities;
}
