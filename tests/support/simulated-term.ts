import { findFall, measureSpread, type Result } from '#contract/rules/needs/fell.ts';
import { listNeeds, type NeedSign, nameSign } from '#contract/rules/needs/need-rows.ts';
import { findStuck, measureTimes } from '#contract/rules/needs/stuck.ts';
import { findWorkNeed } from '#contract/rules/needs/work.ts';

/**
 * A term of made-up classes, by which the signs of `contract/rules/needs` are judged. Pure, from a seed.
 *
 * Students have an ability (logit, sd 0.8) and a pace (ln, sd 0.3). In a lesson they answer 8 to 14 questions, one after
 * the other; a question has a difficulty (sd 0.6, and 0.5 for the whole activity) and a usual time of 20 to 100 seconds,
 * from which students differ (ln, sd 0.3) beside their pace. A right answer has the chance of ability − difficulty, so
 * that results differ by chance as those of real quizzes do. Someone truly stuck (1 in 150 students and lessons) stays
 * at a question until the lesson ends. Someone truly falling (1 in 20 students) loses 2.2 of ability at some lesson, for
 * good. Each lesson gives homework that is due at the next: 1 in 12 does not hand it in; of the others some work in a
 * group, in another class, or have a later due time or an excuse.
 *
 * A sign is false if the student of the model is not in the state that it claims.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
const lessonMs = 25 * minute;

type Random = () => number;

function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const drawNormal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

type Student = {
  id: number;
  ability: number;
  pace: number;
  /** The lesson from which on the student's results are those of a fallen student. */
  fallsAt: number;
  results: Result[];
};

/** `questions`: when each was answered, from the beginning of the lesson. */
type Course = { student: Student; ends: number[]; times: number[]; stuckAt: number; share: number };

export type SignCount = { right: number; wrong: number };
export type TermCounts = {
  byReason: Record<'missing' | 'not_started' | 'stuck' | 'fell', SignCount>;
  /** The largest number of false signs of one teacher in one lesson. */
  mostWrong: number;
  stuck: number;
  fallen: number;
};

function makeClass(random: Random, classIndex: number, lessons: number): Student[] {
  const size = 26 + Math.floor(random() * 9);
  return Array.from({ length: size }, (_, index) => ({
    id: classIndex * 100 + index + 1,
    ability: 0.9 + 0.8 * drawNormal(random),
    pace: 0.3 * drawNormal(random),
    fallsAt: random() < 1 / 20 ? 5 + Math.floor(random() * (lessons - 8)) : Number.POSITIVE_INFINITY,
    results: [],
  }));
}

function workThroughLesson(random: Random, students: readonly Student[], lesson: number): Course[] {
  const count = 8 + Math.floor(random() * 7);
  const hardness = 0.5 * drawNormal(random);
  const questions = Array.from({ length: count }, () => ({
    difficulty: hardness + 0.6 * drawNormal(random),
    usualMs: (20 + 80 * random()) * 1_000,
  }));
  return students.map((student) => {
    const stuckAt = random() < 1 / 150 ? Math.floor(random() * count) : Number.POSITIVE_INFINITY;
    const ability = student.ability - (lesson >= student.fallsAt ? 2.2 : 0);
    let at = random() * minute;
    let points = 0;
    const ends: number[] = [];
    const times = questions.map(({ usualMs, difficulty }, index) => {
      const time = index >= stuckAt ? lessonMs : usualMs * Math.exp(student.pace + 0.3 * drawNormal(random));
      at += time;
      ends.push(at);
      if (random() < 1 / (1 + Math.exp(difficulty - ability)) && index < stuckAt) points += 1;
      return time;
    });
    return { student, ends, times, stuckAt, share: points / count };
  });
}

/** What a teacher's list says at a moment of the lesson: the student at work on a question, by what the server knows. */
function findStuckNow(courses: readonly Course[], now: number): { course: Course; index: number }[] {
  const answered = courses.map(({ ends }) => ends.filter((end) => end <= now).length);
  const answerTimes = new Map(
    courses.map(({ student, times }, place) => [
      student.id,
      new Map(times.slice(0, answered[place]).map((time, index) => [`q${index}`, time])),
    ]),
  );
  const classTimes = measureTimes(answerTimes);
  return courses.flatMap((course, place) => {
    const index = answered[place] ?? 0;
    if (index >= course.ends.length) return [];
    const active_at = course.ends[index - 1] ?? 0;
    const work = { student: course.student.id, question: `q${index}`, is_answered: false, active_at };
    return findStuck({ ...work, time_ms: now - active_at }, classTimes, now) ? [{ course, index }] : [];
  });
}

type Homework = { student: Student; isMissing: boolean; lacks: 'missing' | 'not_started' | undefined }[];

/** Homework a day before it is due, and a day after. */
function giveHomework(random: Random, students: readonly Student[]): Homework[] {
  const due = 3 * day;
  const fates = students.map((student) => {
    const chance = random();
    const handsIn = chance >= 1 / 12;
    return {
      student,
      handsIn,
      submittedAt: due * random(),
      isExcused: handsIn && chance < 0.1,
      isElsewhere: chance >= 0.1 && chance < 0.12,
      isExtended: chance >= 0.12 && chance < 0.14,
    };
  });
  return [due - day, due + day].map((now) =>
    fates.map(({ student, handsIn, submittedAt, isExcused, isElsewhere, isExtended }) => {
      const hasOwnWay = isExcused || isElsewhere || isExtended;
      const has_attempt = handsIn && !hasOwnWay && submittedAt <= now;
      const dueAt = isExtended ? due + 10 * day : due;
      const lacks = findWorkNeed(
        {
          is_guest: false,
          is_assigned: true,
          is_excused: isExcused,
          is_open: true,
          has_attempt,
          is_done_elsewhere: isElsewhere,
          due_at: dueAt,
          accepted_until: dueAt,
          joined_at: 0,
        },
        now,
      );
      return { student, isMissing: !has_attempt && !hasOwnWay, lacks };
    }),
  );
}

/** Plays the term of one class; `note` is told each new sign, with its lesson. */
function playClass(
  random: Random,
  students: readonly Student[],
  lessons: number,
  note: (lesson: number, reason: keyof TermCounts['byReason'], isRight: boolean) => void,
): { stuck: number } {
  const seen = new Map<string, string>();
  let stuckCount = 0;
  /** As the list does: a sign is new until its state has been seen. */
  const tellNew = (lesson: number, signs: readonly (NeedSign & { isRight: boolean })[]) => {
    for (const { sign } of listNeeds(signs, seen)) {
      seen.set(nameSign(sign), sign.state);
      note(lesson, sign.reason as keyof TermCounts['byReason'], sign.isRight);
    }
  };
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    const common = { courseware_id: lesson, rank: 0 };
    for (const homework of giveHomework(random, students)) {
      const signs = homework.flatMap(({ student: { id }, isMissing, lacks }) =>
        lacks ? [{ ...common, reason: lacks, user_id: id, state: lacks, isRight: isMissing }] : [],
      );
      tellNew(lesson, signs);
    }
    const courses = workThroughLesson(random, students, lesson);
    stuckCount += courses.filter(({ stuckAt }) => Number.isFinite(stuckAt)).length;
    for (let now = minute; now <= lessonMs; now += minute) {
      const signs = findStuckNow(courses, now).map(({ course: { student, stuckAt }, index }) => ({
        ...common,
        reason: 'stuck' as const,
        user_id: student.id,
        state: `q${index}`,
        isRight: index === stuckAt,
      }));
      tellNew(lesson, signs);
    }
    const class_mean = courses.reduce((sum, { share }) => sum + share, 0) / courses.length;
    for (const { student, share } of courses)
      student.results.push({ share, class_mean, class_count: courses.length });
    const spread = measureSpread(students.map(({ results }) => results));
    const fallen = students.flatMap(({ id, results, fallsAt }) =>
      findFall(results, spread)
        ? [
            {
              ...common,
              reason: 'fell' as const,
              user_id: id,
              state: `${lesson}`,
              isRight: lesson >= fallsAt,
            },
          ]
        : [],
    );
    tellNew(lesson, fallen);
  }
  return { stuck: stuckCount };
}

export function simulateTerm(seed: number, options: { classes: number; lessons: number }): TermCounts {
  const random = createRandom(seed);
  const empty = (): SignCount => ({ right: 0, wrong: 0 });
  const byReason = { missing: empty(), not_started: empty(), stuck: empty(), fell: empty() };
  const counts: TermCounts = { byReason, mostWrong: 0, stuck: 0, fallen: 0 };
  for (let index = 0; index < options.classes; index += 1) {
    const students = makeClass(random, index, options.lessons);
    const wrongByLesson = new Map<number, number>();
    const { stuck } = playClass(random, students, options.lessons, (lesson, reason, isRight) => {
      counts.byReason[reason][isRight ? 'right' : 'wrong'] += 1;
      if (!isRight) wrongByLesson.set(lesson, (wrongByLesson.get(lesson) ?? 0) + 1);
    });
    counts.stuck += stuck;
    counts.fallen += students.filter(({ fallsAt }) => Number.isFinite(fallsAt)).length;
    counts.mostWrong = Math.max(counts.mostWrong, ...wrongByLesson.values());
  }
  return counts;
}
