import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshDueResults } from '#server/features/exam/results/refresh-results.service.ts';
import { readTermShares } from '#server/features/study/class-work/term-shares.service.ts';
import {
  type ComparedClass,
  expectSame,
  findAbsent,
  hundredths,
  openComparedClass,
} from '#tests/support/figures/compared-class.ts';
import { teacher } from '#tests/support/figures/made-class.ts';
import {
  isSaid,
  known,
  mean,
  type Recounted,
  recountClassAttempts,
  sayMean,
  sayMiddle,
} from '#tests/support/figures/recount.ts';
import { recountDrawn, recountLabels } from '#tests/support/figures/recount-answers.ts';
import { readBookFile, readReport, type Shown } from '#tests/support/figures/shown.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/**
 * Every figure that teachers, students and parents see of made-up classes, beside a second computation from what is stored.
 * Whatever differs anywhere is named by the screen and the courseware.
 */

const numbersOf = ({ assigned, started, submitted, waiting }: Recounted) => ({
  assigned,
  started,
  submitted,
  waiting,
});
const pickNumbers = <K extends string>(item: Record<K, number>, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, item[name]]));

const allNumbers = ['assigned', 'started', 'submitted', 'waiting'] as const;

describe.each([1, 2])('the class of seed %i', (seed) => {
  let made: ComparedClass['made'];
  let { rows, recounted, views, now, memberIds, listCells, totalOf, releasedOf } = {} as ComparedClass;

  const get: TestApp['get'] = (...call) => made.test.get(...call);
  const nameOf = (id: number) => made.works.find((work) => work.id === id)?.name ?? `${id}`;
  const subjectIds = () => Object.values(made.test.school.subjects);

  beforeAll(async () => {
    ({ made, rows, recounted, views, now, memberIds, listCells, totalOf, releasedOf } =
      await openComparedClass(seed));
  });
  afterAll(() => made?.close());

  it('has something of everything, so that the comparison says something', () => {
    expect(new Set(rows.revisions.map(({ type }) => type)).size).toBe(14);
    expect(new Set(recounted.map(({ courseware }) => courseware.counting_attempt)).size).toBe(3);
    expect(findAbsent(rows, recounted)).toEqual([]);
  });

  it('scores each attempt as the sum of its answers', () => {
    expect.hasAssertions();
    for (const { courseware, pieces } of recounted)
      for (const { attempt, isSubmitted, sharedScore, maximum, waits } of pieces)
        if (isSubmitted)
          expectSame(
            [attempt.score ?? 0, attempt.max_score, attempt.needs_teacher === 1],
            [sharedScore, maximum, waits],
            `attempt ${attempt.id} of ${nameOf(courseware.id)}`,
          );
  });

  it('study list, unit page, Home, heads and the page of the class have the same numbers of people', async () => {
    const { items } = await get('GET /study/list', { limit: 100 }, teacher);
    const today = await get('GET /teacher/today', {}, teacher);
    const units = [...new Set(rows.coursewares.map(({ unit_id }) => unit_id))];
    const placed = [];
    for (const unit_id of units)
      placed.push(...(await get('GET /teacher/course_list', { unit_id }, teacher)).course_list);
    for (const each of recounted) {
      const { id } = each.courseware;
      const what = nameOf(id);
      const numbers = numbersOf(each);
      const listed = items.find(({ courseware_id }) => courseware_id === id);
      const inUnit = placed.find((item) => item.id === id);
      if (!listed || !inUnit) throw new Error(`${what} is not listed`);
      expectSame(pickNumbers(listed, allNumbers), numbers, `list: ${what}`);
      const { waiting: _waits, ...withoutWaiting } = numbers;
      expectSame(pickNumbers(inUnit, ['assigned', 'started', 'submitted']), withoutWaiting, `unit: ${what}`);
      const atHome = [...today.due_soon, ...today.working, ...today.to_mark].filter(
        ({ courseware_id }) => courseware_id === id,
      );
      const { started: _started, ...fewNumbers } = numbers;
      for (const item of atHome)
        expectSame(pickNumbers(item, ['assigned', 'submitted', 'waiting']), fewNumbers, `Home: ${what}`);
      expectSame(
        [listed.average, listed.average_of, listed.late ?? 0, listed.median_time_ms],
        [
          each.average,
          each.averageOf,
          each.late,
          each.medianTime === null ? null : Math.round(each.medianTime),
        ],
        `averages of the list: ${what}`,
      );
    }
    expect(today.working.length + today.to_mark.length).toBeGreaterThan(0);
    for (const { each, view, name } of views) {
      const { grid, detail } = view;
      const { waiting: _waiting, ...numbers } = numbersOf(each);
      for (const head of [grid.courseware, detail.courseware])
        expectSame(pickNumbers(head, ['assigned', 'started', 'submitted']), numbers, `head: ${name}`);
      expectSame(view.classAttempts, recountClassAttempts(each), `page of the class: ${name}`);
    }
  });

  it('the grid and its file have the shares of the attempts that count', () => {
    expect.hasAssertions();
    for (const { each, view, name } of views) {
      const { grid, counted, percents } = view;
      const shares = new Map(grid.rows.map(({ user_id, share }) => [user_id, share]));
      for (const [id, { counting }] of each.byPerson) {
        if (!shares.has(id)) continue;
        const share = counting?.share ?? null;
        expectSame(shares.get(id), share, `share of ${id}: ${name}`);
        if (each.isMarked) expectSame(percents.get(`${id}`), hundredths(share), `file, ${id}: ${name}`);
      }
      expectSame(
        counted.map(({ user_id }) => user_id).sort((one, other) => one - other),
        [...each.counted].sort((one, other) => one - other),
        `who counts: ${name}`,
      );
    }
  });

  it('questions have one facility and discrimination in grid, detail, analysis and file', () => {
    expect.hasAssertions();
    for (const { each, view, name } of views) {
      const { facilities, detail, analysis, statisticsFile } = view;
      const marked = each.questions;
      const said = marked.map(({ facility, people }) => (isSaid(people, each.assigned) ? facility : null));
      const inOrder = (list: Shown['analysis']['questions']) =>
        marked.map(({ id }) => list.find(({ question_id }) => question_id === id));
      const places = marked.map(({ id }) =>
        detail.courseware.questions.findIndex((question) => question.id === id),
      );
      expectSame(
        places.map((place) => facilities[place]),
        said,
        `grid: ${name}`,
      );
      for (const list of [inOrder(detail.all), inOrder(analysis.questions)])
        expectSame(
          list.map((item) => [
            item?.attempts,
            item?.facility_index,
            item?.discrimination_index,
            item?.standard_deviation,
          ]),
          marked.map(({ attempts, discrimination, deviation }, index) => [
            attempts,
            said[index],
            discrimination,
            deviation,
          ]),
          `analysis: ${name}`,
        );
      expectSame(
        places.map((place) => statisticsFile.get(place + 1)),
        said.map(hundredths),
        `file: ${name}`,
      );
    }
  });

  it('the hardest questions are below 60 %, and students with half of the points struggle', () => {
    let compared = 0;
    for (const { each, view, name } of views) {
      const { counted, hardest, strugglers } = view;
      if (!each.isMarked || counted.some(({ state }) => state === 'in_progress')) continue;
      compared += 1;
      const facilities = each.questions.flatMap(({ facility, people }) =>
        facility !== null && isSaid(people, each.assigned) && facility < 0.6 ? [facility] : [],
      );
      expectSame(
        hardest.map(({ meanShare }) => meanShare),
        facilities.sort((one, other) => one - other).slice(0, 3),
        `hardest: ${name}`,
      );
      // Without a mark of their own and without waiting answers, points so far are those of the attempt.
      const weak = each.counting.filter(
        ({ share, score, sharedScore }) => share !== null && share < 0.5 && score === sharedScore,
      );
      const named = new Set(strugglers.map(({ line }) => line.row.user_id));
      const plain = weak.filter(({ attempt }) => attempt.revision_id === each.courseware.revision_id);
      const unnamed = plain.filter(({ user_id }) => !named.has(user_id));
      expectSame(unnamed.length, 0, `struggling and not named: ${name}`);
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('drawn questions, the stops of a video and dimensions have them, too', async () => {
    await refreshDueResults(made.test.app, now + 60_000);
    const compared = { drawn: 0, stops: 0, labels: 0 };
    for (const { each, view, name } of views) {
      const { id: courseware_id } = each.courseware;
      const drawn = recountDrawn(rows, each);
      expectSame(
        new Map(
          view.analysis.drawn.map(({ bank_question_id, attempts, facility_index: facility }) => [
            bank_question_id,
            { attempts, facility },
          ]),
        ),
        [...drawn].sort(([one, a], [other, b]) => b.attempts - a.attempts || one - other),
        `drawn: ${name}`,
      );
      const ids = [...drawn.keys()];
      if (ids.length > 0) {
        const { items } = await get('GET /exam/question_results', { ids }, teacher);
        expectSame(
          items.map(({ answers: attempts, facility }) => ({ attempts, facility })),
          [...drawn.values()],
          `bank: ${name}`,
        );
        compared.drawn += ids.length;
      }
      const said = new Map(
        each.questions.map(({ id, facility, people }) => [
          id,
          isSaid(people, each.assigned) ? facility : null,
        ]),
      );
      if (name === 'videoquiz') {
        const trace = { courseware_id, question_id: '-trace' };
        const { report } = await get('GET /study/question_detail', trace, teacher);
        for (const stop of report.timeline?.stops ?? []) {
          expectSame(stop.facility, said.get(stop.question_id) ?? null, `stop ${stop.question_id}`);
          compared.stops += 1;
        }
      }
      if (view.grid.courseware.has_labels) {
        const { cells } = await get('GET /study/achievement', { courseware_id }, teacher);
        expectSame(
          new Map(
            cells.map(({ dimension_id, level, earned, possible }) => [
              `${dimension_id} ${level}`,
              [earned, possible],
            ]),
          ),
          recountLabels(rows, each),
          `dimensions: ${name}`,
        );
        compared.labels += cells.length;
      }
    }
    expect(Object.values(compared)).not.toContain(0);
  });

  it('the personal detail has the attempt that counts, and the trend of the class', async () => {
    for (const each of recounted) {
      const { id: courseware_id } = each.courseware;
      for (const user_id of each.counted.slice(0, 3)) {
        const what = `${user_id} in ${nameOf(courseware_id)}`;
        const detail = await get('GET /study/personal_detail', { courseware_id, user_id }, teacher);
        const { own, counting } = each.byPerson.get(user_id) ?? { own: [], counting: null };
        expectSame(
          detail.attempts.map(({ id, counts, score, is_late }) => [id, counts, score, is_late === true]),
          own
            .toSorted((one, other) => one.number - other.number)
            .map((piece) => [
              piece.attempt.id,
              piece === counting,
              piece.isSubmitted ? piece.score : null,
              piece.isLate,
            ]),
          `attempts of ${what}`,
        );
        if (courseware_id !== recounted[0]?.courseware.id) continue;
        for (const { courseware_id: id, share, class_share } of detail.trend) {
          const of = recounted.find(({ courseware }) => courseware.id === id);
          const counts = of?.counted.includes(user_id) ? of.byPerson.get(user_id)?.counting : null;
          expectSame(
            [share, class_share],
            [counts?.share ?? null, of?.average],
            `trend of ${what}: ${nameOf(id)}`,
          );
        }
        expect(detail.trend.length).toBeGreaterThan(0);
      }
    }
  });

  it('mark book, its file and the term of a student have the same marks and totals', async () => {
    for (const subject_id of subjectIds()) {
      const key = { class_id: made.test.school.classes.a, subject_id };
      const book = await get('GET /study/mark_book', key, teacher);
      const totals = memberIds.map((id) => totalOf(subject_id, id));
      for (const { kind, id, average } of book.works)
        if (kind === 'courseware')
          expectSame(
            average,
            recounted.find(({ courseware }) => courseware.id === id)?.average,
            `average in the book: ${nameOf(id)}`,
          );
      for (const { user_id, cells, total } of book.students) {
        const expected = new Map(listCells(subject_id, user_id).map((cell) => [cell.id, cell]));
        for (const [place, { kind, id }] of book.works.entries()) {
          if (kind !== 'courseware') continue;
          const { state, share } = expected.get(id) ?? {};
          expectSame(
            [cells[place]?.state, cells[place]?.share],
            [state, share],
            `${user_id} in the book: ${nameOf(id)}`,
          );
        }
        expectSame(total, totals[memberIds.indexOf(user_id)], `total of ${user_id}`);
      }
      const shares = totals.map(({ share }) => share);
      expectSame(book.average, sayMean(shares, memberIds.length), 'average of totals');
      const file = readBookFile(book);
      expectSame(
        file.totals,
        book.students.map(({ user_id }) => hundredths(totals[memberIds.indexOf(user_id)]?.share ?? null)),
        'totals of the file',
      );
      for (const [place, { name }] of book.categories.entries()) {
        const means = totals.map((total) => total.means[place] ?? null);
        expectSame(file.averages.get(name), hundredths(sayMean(means, memberIds.length)), `mean of ${name}`);
      }
      for (const user_id of memberIds.slice(0, 3)) {
        const term = await get('GET /study/student_term', { ...key, user_id }, teacher);
        const cells = listCells(subject_id, user_id).filter(({ state }) => state !== 'not_for');
        expectSame(
          term.activities.map((each) => [each.courseware_id, each.state, each.share, each.class_median]),
          term.activities.map(({ courseware_id }) => {
            const cell = cells.find(({ id }) => id === courseware_id);
            const of = recounted.find(({ courseware }) => courseware.id === courseware_id);
            return [courseware_id, cell?.state, cell?.share, of?.median];
          }),
          `term of ${user_id}`,
        );
        expect(term.activities).toHaveLength(cells.length);
        const { share, marked, expected } = totalOf(subject_id, user_id);
        expectSame(term.total, { share, marked, expected }, `total in the term of ${user_id}`);
        expectSame(term.class_median, sayMiddle(shares, memberIds.length), 'median of totals');
      }
    }
  });

  it('students and parents see the released marks and their total', async () => {
    const token = new Map(made.people.map((person) => [person.id, person.token]));
    for (const user_id of memberIds.slice(0, 4)) {
      const { subjects } = await get('GET /play/progress', {}, { token: token.get(user_id) ?? '' });
      const report = { class_id: made.test.school.classes.a, user_id, language: 'en' as const, remark: '' };
      const { html } = await get('POST /study/report_preview', report, teacher);
      const printed = readReport(html);
      expect(printed.size).toBeGreaterThan(0);
      for (const { subject_id, subject_name, activities, ...subject } of subjects) {
        const released = releasedOf(subject_id, user_id);
        expectSame(subject.total, released.total, `progress of ${user_id}`);
        const byId = new Map(released.cells.map((cell) => [cell.id, cell]));
        for (const { courseware_id: id, state, share } of activities) {
          expectSame([state, share], [byId.get(id)?.state, byId.get(id)?.share], `progress: ${nameOf(id)}`);
          const percent = printed.get(`${subject_name} ${nameOf(id)}`);
          if (percent !== undefined && state === 'marked')
            expectSame(percent, share === null ? '' : `${Math.round(100 * share)}`, `report: ${nameOf(id)}`);
          if (state !== 'marked') expectSame(percent, undefined, `report: ${nameOf(id)}`);
        }
        const { share } = released.total;
        const total = printed.get(`${subject_name} total`);
        expectSame(total, share === null ? undefined : `${Math.round(100 * share)}`, 'total of the report');
      }
    }
  });

  it('groups are balanced by the results that count', async () => {
    expect.hasAssertions();
    const { app, school } = made.test;
    const actor = await app.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', school.people.admin)
      .executeTakeFirstOrThrow();
    const context = { app, db: app.db, actor: { ...actor, roles: ['teacher', 'admin'] } } as never;
    const results = await readTermShares(context, school.classes.a);
    for (const user_id of memberIds) {
      const shares = recounted
        .filter(({ isMarked, counted }) => isMarked && counted.includes(user_id))
        .map(({ byPerson }) => byPerson.get(user_id)?.counting?.share ?? null);
      expectSame(results.get(user_id) ?? null, mean(known(shares)), `results of ${user_id}`);
    }
  });
});
