import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { createEmptyWall } from '#activities/cardsend/model.ts';
import type { WallValue } from '#activities/cardsend/wall/wall-values.ts';
import { createEmptyDrawing } from '#activities/drawsomething/model.ts';
import type { Worksheet } from '#activities/penactivity/model.ts';
import type { VideoQuiz } from '#activities/videoquiz/model.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { openQuestion, singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import {
  addActivity,
  addGuests,
  beginAndAnswer,
  completeNextRevision,
  figuresQuiz,
  findPlace,
  type Place,
  placeActivity,
  type Send,
  signInForCalls,
} from './furnish.ts';
import { furnishBoards } from './furnish-boards.ts';
import { furnishCards } from './furnish-cards.ts';
import type { Things } from './screens/screen.ts';

/** Makes the data that the screens show, by calls. Its texts have only figures and signs, so that words are the product's. */

/** The student whose work the screens show. */
export const workingStudent = 'student21';

/** A name of the greatest length, one part of it without places for line breaks. */
const longName = `${'10 + 7 + '.repeat(8)}${'7'.repeat(28)}`;
const longQuestionIds = Array.from({ length: 24 }, (_, index) => `q${index + 1}`);
const longQuiz: Quiz = {
  ...figuresQuiz,
  questions: longQuestionIds.map((id) =>
    singleQuestion(id, {
      text: `${'1 + 2 + '.repeat(12)}${'3'.repeat(40)} = ?`,
      answers: wordAnswers('1', '*2', '3'),
    }),
  ),
};
const openQuiz: Quiz = {
  ...figuresQuiz,
  questions: [
    openQuestion('leaf', {
      text: '1 + 1 …',
      score: 6,
      file_kinds: ['picture', 'sound', 'video', 'document'],
      file_max: 3,
      model_answer: '2 + 2',
      rubric: [{ id: 'r1', text: '3 + 3', points: 2 }],
    }),
    ...figuresQuiz.questions,
  ],
};
const wallColumns = [
  { id: 'a', name: '1 + 8', colour: 'green' },
  { id: 'b', name: '2 + 7', colour: 'violet' },
];
/** The demo school's video with questions in figures and signs. */
async function buildFilm(teacher: Send) {
  const { items } = await teacher('GET /diy/list', { limit: 100 });
  const id = items.find(({ type }) => type === 'videoquiz')?.id ?? 0;
  const { video } = (await teacher('GET /diy/detail', { id })).content as VideoQuiz;
  return {
    video: video && { ...video, name: '12.mp4' },
    no_skipping: true,
    chapters: [{ id: 'c1', at_s: 6, title: '1, 2, 3' }],
    questions: figuresQuiz.questions.map((question, index) => ({ ...question, at_s: 0.5 + 3 * index })),
  };
}

/** The demo school's worksheet with names in figures and signs. */
async function buildSheet(teacher: Send): Promise<Worksheet> {
  const { items } = await teacher('GET /diy/list', { limit: 100 });
  const id = items.find(({ type }) => type === 'penactivity')?.id ?? 0;
  const { documents, pages } = (await teacher('GET /diy/detail', { id })).content as Worksheet;
  return {
    instruction: '1 + 2 = 3',
    documents: documents.map((document) => ({ ...document, name: '12.pdf' })),
    pages: pages.map((page) => ({
      ...page,
      regions: page.regions.map((region, index) => ({
        ...region,
        name: index === 1 ? '' : `${index} + 7`,
        model_answer: '7',
        rubric: [],
      })),
    })),
  };
}

/** Writes into a region. Returns the attempt's id. */
async function writeOnSheet(student: Send, coursewareId: number): Promise<number> {
  const attempt_id = await beginAndAnswer(student, coursewareId, {}, 'go on');
  const value: InkValue = {
    kind: 'text',
    text: '3 × 3 = 9',
    colour: 'blue',
    size: 36,
    at: [330, 960],
    width: 400,
    t: Date.now(),
  };
  const entry = { space: 'ink', item: 'sum', value, seq: 1, key: 'key-of-the-sum' };
  await student('POST /play/save', { attempt_id, entries: [entry] });
  return attempt_id;
}

/** All answers are wrong, so that the questions are among the hardest. */
const longAnswers = Object.fromEntries(longQuestionIds.map((id) => [id, { option: 'a' }]));

export async function furnishScreens(request: APIRequestContext): Promise<Things> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: '10 + 1' });
  const { id: emptyUnit } = await teacher('POST /teacher/unit_add', { ...place, name: '10 + 0' });
  const activity = await addActivity(teacher, '10 + 2', figuresQuiz, place.subject_id);
  const onPageActivity = await addActivity(
    teacher,
    '10 + 3',
    { ...figuresQuiz, layout: 'all_on_page' },
    place.subject_id,
  );
  const due_at = Date.now() + 86_400_000;
  const placeInUnit = (id: number, settings: object) => placeActivity(teacher, unit, id, settings);
  const checked = await placeInUnit(activity, { feedback_rule: 'at_once', attempts_allowed: 0 });
  const onPage = await placeInUnit(onPageActivity, { due_at });
  const done = await placeInUnit(activity, { attempts_allowed: 2 });
  const fresh = await placeInUnit(activity, { allow_guests: true, due_at, time_limit_minutes: 30 });

  // An address in figures and signs, which no test requests.
  const linkContent = { url: 'https://192.0.2.1/', title: '10 + 6', note: '1, 2, 3' };
  const link = await addActivity(teacher, '10 + 6', linkContent, place.subject_id, 'link');
  const reading = await placeInUnit(link, { due_at });
  const read = await placeInUnit(link, {});
  const wallContent = { ...createEmptyWall(), prompt: '9 = ?', columns: wallColumns, checked_words: ['13'] };
  const wallActivity = await addActivity(teacher, '10 + 8', wallContent, place.subject_id, 'cardsend');
  const wall = await placeInUnit(wallActivity, {});

  const drawingContent = {
    ...createEmptyDrawing(),
    prompt: '9 + 9 = ?',
    model_answer: '2 + 2',
    rubric: [{ id: 'r1', text: '3 + 3', points: 2 }],
  };
  const drawingActivity = await addActivity(
    teacher,
    '10 + 11',
    drawingContent,
    place.subject_id,
    'drawsomething',
  );
  const drawn = await placeInUnit(drawingActivity, {});
  const drawing = await placeInUnit(drawingActivity, {});

  const sheetActivity = await addActivity(
    teacher,
    '10 + 12',
    await buildSheet(teacher),
    place.subject_id,
    'penactivity',
  );
  const sheet = await placeInUnit(sheetActivity, {});
  const handedInSheet = await placeInUnit(sheetActivity, {});
  const filmActivity = await addActivity(
    teacher,
    '10 + 9',
    await buildFilm(teacher),
    place.subject_id,
    'videoquiz',
  );
  const film = await placeInUnit(filmActivity, {});

  const outdatedActivity = await addActivity(teacher, '10 + 4', figuresQuiz, place.subject_id);
  await placeInUnit(outdatedActivity, { due_at });
  await completeNextRevision(teacher, outdatedActivity);
  await teacher('POST /resource/share', { activity_id: onPageActivity });

  const longActivity = await addActivity(teacher, longName, longQuiz, place.subject_id);
  const crowded = await placeInUnit(longActivity, { due_at, allow_guests: true, attempts_allowed: 0 });
  await addGuests(request, crowded.code, [longName, '9'.repeat(40)]);

  const { items: groupSets } = await teacher('GET /group/set_list', { class_id: place.class_id });
  const shared = await placeInUnit(activity, { work_by: 'group', group_set_id: groupSets[0]?.id ?? null });
  const openActivity = await addActivity(teacher, '10 + 8', openQuiz, place.subject_id);
  const marked = await placeInUnit(openActivity, { marks_held: true });
  const written = await placeInUnit(openActivity, { due_at });

  const student = await signInForCalls(request, `${workingStudent}@example.com`);
  const { userinfo } = await student('GET /user/info', {});
  const some = { q1: { option: 'b' } };
  await teacher('POST /teacher/message_announce', {
    class_id: place.class_id,
    subject_id: place.subject_id,
    user_ids: [userinfo.id],
    text: '3 + 3 = 6\n4 + 4 = 8',
  });
  const handedIn = await writeOnSheet(student, handedInSheet.id);
  await student('POST /play/submit', { attempt_id: handedIn });
  const opened = { reading: { opened_at: Date.now() } };
  const all = { ...some, q2: { options: ['a', 'c'] }, q3: { blanks: { b1: '54' } } };
  return {
    unit,
    emptyUnit,
    activity,
    checked: { courseware: checked.id, attempt: await beginAndAnswer(student, checked.id, some, 'check') },
    onPage: { attempt: await beginAndAnswer(student, onPage.id, some, 'go on') },
    done: { courseware: done.id, attempt: await beginAndAnswer(student, done.id, all, 'submit') },
    reading: {
      activity: link,
      courseware: reading.id,
      attempt: await beginAndAnswer(student, reading.id, opened, 'go on'),
    },
    read: { courseware: read.id, attempt: await beginAndAnswer(student, read.id, opened, 'submit') },
    shared: { courseware: shared.id, attempt: await beginAndAnswer(student, shared.id, all, 'submit') },
    open: {
      activity: openActivity,
      courseware: marked.id,
      submitted: await beginAndAnswer(student, marked.id, { leaf: { text: '4 + 4' }, ...all }, 'submit'),
      begun: await beginAndAnswer(student, written.id, { leaf: { text: '5 + 5' } }, 'go on'),
    },
    wall: { activity: wallActivity, courseware: wall.id, attempt: await postCards(student, wall.id) },
    drawing: {
      activity: drawingActivity,
      courseware: drawn.id,
      submitted: await drawLine(student, drawn.id, 'submit'),
      begun: await drawLine(student, drawing.id, 'go on'),
    },
    cards: await furnishCards(teacher, student, unit, place.subject_id),
    boards: await furnishBoards(teacher, student, unit, place.subject_id),
    sheet: {
      activity: sheetActivity,
      courseware: handedInSheet.id,
      attempt: await writeOnSheet(student, sheet.id),
    },
    film: {
      activity: filmActivity,
      courseware: film.id,
      attempt: await beginAndAnswer(student, film.id, some, 'go on'),
    },
    fresh: { courseware: fresh.id, code: fresh.code },
    crowded: {
      courseware: crowded.id,
      attempt: await beginAndAnswer(student, crowded.id, longAnswers, 'submit'),
    },
    student: userinfo.id,
    place: { class_id: place.class_id, subject_id: place.subject_id },
    leaver: await closeTeacher(request, place),
    resource: await copyAndFallBehind(request, teacher, unit),
    ...(await fillBank(teacher, place.subject_id)),
  };
}

/** Adds a question to Course Resources, and a paper with it. */
async function fillBank(
  teacher: Send,
  subject_id: number,
): Promise<Pick<Things, 'bankQuestion' | 'bankPaper'>> {
  const facts = { subject_id, grade: 4, year: 2025, tags: ['7 × 7'] };
  const question = singleQuestion('q1', { text: '20 + 7 = ?', answers: wordAnswers('26', '*27', '28') });
  const content = { question, attachments: [] };
  const { id, version_id } = await teacher('POST /exam/question_create', { facts, content });
  const items = [{ question_id: id, version_id, points: 2 }];
  const paper = await teacher('POST /exam/paper_create', {
    title: '20 + 7',
    facts,
    content: { sections: [{ id: 's1', heading: '1 – 7', passage: '', items }], attachments: [] },
  });
  return { bankQuestion: id, bankPaper: paper.id };
}

/** Adds a teacher to the class, and closes the teacher's account. */
async function closeTeacher(request: APIRequestContext, { class_id, subject_id }: Place): Promise<number> {
  const admin = await signInForCalls(request, 'admin@example.com');
  const account = { name: '10 + 20', email: `leaver-${randomUUID()}@example.com` };
  const { id } = await admin('POST /admin/person_add', { user_group: 'teacher', ...account });
  await admin('POST /admin/teaching_add', { class_id, subject_id, user_id: id });
  await admin('POST /admin/person_close', { id });
  return id;
}

/** Posts one visible card, and one that waits because of a checked word. Returns the attempt's id. */
async function postCards(student: Send, coursewareId: number): Promise<number> {
  const attempt_id = await beginAndAnswer(student, coursewareId, {}, 'go on');
  const entries = ['3 × 3', '13 − 4'].map((text, index) => {
    const value: WallValue = { kind: 'card', text, column: 'a', picture: null };
    return { space: 'wall', item: `card-${index}`, value, seq: index + 1, key: `key-of-card-${index}` };
  });
  await student('POST /play/save', { attempt_id, entries });
  return attempt_id;
}

/** Draws a line across the page. Returns the attempt's id. */
async function drawLine(student: Send, coursewareId: number, ending: 'submit' | 'go on'): Promise<number> {
  const attempt_id = await beginAndAnswer(student, coursewareId, {}, 'go on');
  const [points = ''] = packPoints([200, 200, 0.5, 500, 420, 0.5, 900, 300, 0.5]);
  const value: InkValue = {
    kind: 'stroke',
    tool: 'pen',
    colour: 'blue',
    width: 4,
    points,
    ms: 400,
    t: Date.now(),
  };
  const entries = [{ space: 'ink', item: 'line-1', value, seq: 1, key: 'key-of-line-1' }];
  await student('POST /play/save', { attempt_id, entries });
  if (ending === 'submit') await student('POST /play/submit', { attempt_id });
  return attempt_id;
}

/** A colleague shares an activity, the teacher copies it, and the colleague shares a newer version. */
async function copyAndFallBehind(
  request: APIRequestContext,
  teacher: Send,
  unit_id: number,
): Promise<number> {
  const colleague = await signInForCalls(request, 'teacher2@example.com');
  const { subject_id } = await findPlace(colleague);
  const activity_id = await addActivity(colleague, '10 + 5', figuresQuiz, subject_id);
  const { resource_id } = await colleague('POST /resource/share', { activity_id });
  await teacher('GET /resource/copy', { id: resource_id, unit_id });
  await completeNextRevision(colleague, activity_id);
  await colleague('POST /resource/share', { activity_id });
  return resource_id;
}
