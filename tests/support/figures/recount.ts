import { type CoursewareRow, findDue, listPieces, listPoints, type Piece, type Rows } from './read-rows.ts';

/**
 * All figures of a courseware once more, written from the words of the documents and from what is stored. It imports
 * nothing of the product's figures, and is slow and plain on purpose.
 */

const add = (values: readonly number[]) => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

export const mean = (values: readonly number[]) => (values.length === 0 ? null : add(values) / values.length);

export function middle(values: readonly number[]): number | null {
  const ordered = [...values].sort((one, other) => one - other);
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** A figure of a class is said from three marks on, or of all in a smaller class. */
export const isSaid = (count: number, classSize: number) =>
  count >= 3 || (classSize < 3 && count >= classSize && count > 0);

export const known = (values: readonly (number | null)[]): number[] => {
  const list: number[] = [];
  for (const value of values) if (value !== null) list.push(value);
  return list;
};

export function sayMean(values: readonly (number | null)[], classSize: number): number | null {
  const list = known(values);
  return isSaid(list.length, classSize) ? mean(list) : null;
}

export function sayMiddle(values: readonly (number | null)[], classSize: number): number | null {
  const list = known(values);
  return isSaid(list.length, classSize) ? middle(list) : null;
}

export function isFor(rows: Rows, courseware: CoursewareRow, userId: number): boolean {
  if (!rows.classMembers.some((row) => row.user_id === userId && row.class_id === courseware.class_id))
    return false;
  if (courseware.target_kind === 'class') return true;
  for (const target of rows.targets) {
    if (target.courseware_id !== courseware.id) continue;
    if (target.user_id === userId) return true;
    const isInGroup = rows.groupMembers.some(
      (row) => row.group_id === target.group_id && row.user_id === userId,
    );
    if (target.group_id !== null && isInGroup) return true;
  }
  return false;
}

export const isExcusedFrom = (rows: Rows, courseware: CoursewareRow, userId: number): boolean =>
  rows.exceptions.some(
    (row) => row.courseware_id === courseware.id && row.user_id === userId && row.is_excused === 1,
  );

/** First, last, or the best by share, of equal ones the earlier; what waits is not better than 0. */
export function pickCounting(
  pieces: readonly Piece[],
  rule: CoursewareRow['counting_attempt'],
): Piece | null {
  const done = pieces
    .filter(({ isSubmitted }) => isSubmitted)
    .sort((one, other) => one.number - other.number);
  if (done.length === 0) return null;
  if (rule === 'first') return done[0] ?? null;
  if (rule === 'last') return done[done.length - 1] ?? null;
  let best: Piece | null = null;
  for (const piece of done) if (best === null || (piece.share ?? 0) > (best.share ?? 0)) best = piece;
  return best;
}

type Correlation = { discrimination: number | null; deviation: number | null };

/** Pearson's correlation of the question with the rest of the test; null where one of them does not vary. */
function correlate(own: readonly number[], rest: readonly number[], maximum: number): Correlation {
  if (own.length < 2) return { discrimination: null, deviation: null };
  const [meanOwn, meanRest] = [mean(own) ?? 0, mean(rest) ?? 0];
  let [ownSquares, restSquares, products] = [0, 0, 0];
  for (let index = 0; index < own.length; index += 1) {
    const [a, b] = [(own[index] ?? 0) - meanOwn, (rest[index] ?? 0) - meanRest];
    ownSquares += a * a;
    restSquares += b * b;
    products += a * b;
  }
  const varies = ownSquares > 1e-11 && restSquares > 1e-11;
  return {
    discrimination: varies ? products / Math.sqrt(ownSquares * restSquares) : null,
    deviation: maximum > 0 ? Math.sqrt(ownSquares / (own.length - 1)) / maximum : null,
  };
}

export type CountedQuestion = Correlation & {
  id: string;
  attempts: number;
  facility: number | null;
  /** People with a mark of it, each member of a group for themselves. */
  people: number;
};

/** Points of an attempt's questions, by today's maxima; what waits is not among them, what is unanswered has 0. */
function readPoints(rows: Rows, courseware: CoursewareRow, piece: Piece): Map<string, number> {
  const today = listPoints(rows, courseware, courseware.revision_id);
  const then = listPoints(rows, courseware, piece.attempt.revision_id);
  const answers = rows.answersByAttempt.get(piece.attempt.id) ?? [];
  const result = new Map<string, number>();
  for (const [id, maximum] of today) {
    if (!then.has(id)) continue;
    const answer = answers.find(({ question_id }) => question_id === id);
    if (answer?.needs_teacher === 1) continue;
    const earlier = then.get(id) ?? 0;
    result.set(id, earlier > 0 ? ((answer?.score ?? 0) * maximum) / earlier : 0);
  }
  return result;
}

function recountQuestions(rows: Rows, courseware: CoursewareRow, counting: readonly Piece[]) {
  const once = [...new Map(counting.map((piece) => [piece.attempt.id, piece])).values()];
  const tables = once.map((piece) => readPoints(rows, courseware, piece));
  const today = listPoints(rows, courseware, courseware.revision_id);
  return [...today].map(([id, maximum]): CountedQuestion => {
    const having = tables.filter((table) => table.has(id));
    const own = having.map((table) => table.get(id) ?? 0);
    const rest = having.map((table) => add([...table.values()]) - (table.get(id) ?? 0));
    const average = mean(own);
    return {
      id,
      attempts: own.length,
      facility: average === null || maximum <= 0 ? null : average / maximum,
      people: counting.filter((piece) => readPoints(rows, courseware, piece).has(id)).length,
      ...correlate(own, rest, maximum),
    };
  });
}

/** The figures of one courseware. */
export function recountCourseware(rows: Rows, courseware: CoursewareRow) {
  const pieces = listPieces(rows, courseware);
  const guests = new Set(
    rows.users.filter(({ guest_courseware_id }) => guest_courseware_id !== null).map(({ id }) => id),
  );
  const classIds = rows.classMembers
    .filter(({ class_id }) => class_id === courseware.class_id)
    .map(({ user_id }) => user_id);
  const everybody = [...new Set([...classIds, ...pieces.map(({ user_id }) => user_id)])];
  const byPerson = new Map(
    everybody.map((id) => {
      const own = pieces.filter(({ user_id }) => user_id === id);
      return [id, { own, counting: pickCounting(own, courseware.counting_attempt) }];
    }),
  );
  const counted: number[] = [];
  for (const id of everybody) {
    if (guests.has(id) || isExcusedFrom(rows, courseware, id)) continue;
    const hasSubmitted = byPerson.get(id)?.counting !== null;
    if (isFor(rows, courseware, id) || hasSubmitted) counted.push(id);
  }
  const counting = counted.flatMap((id) => byPerson.get(id)?.counting ?? []);
  const shares = counting.map(({ share }) => share);
  const isMarked = listPoints(rows, courseware, courseware.revision_id).size > 0;
  const waiting = rows.attempts.filter(
    ({ id, state }) =>
      state === 'submitted' &&
      pieces.some(
        (piece) => piece.attempt.id === id && piece.waits && !isExcusedFrom(rows, courseware, piece.user_id),
      ),
  );
  return {
    courseware,
    isMarked,
    pieces,
    byPerson,
    counted,
    counting,
    assigned: counted.length,
    started: counted.filter((id) => (byPerson.get(id)?.own.length ?? 0) > 0).length,
    submitted: counting.length,
    waiting: waiting.length,
    late: counting.filter(({ isLate }) => isLate).length,
    average: sayMean(shares, counted.length),
    averageOf: known(shares).length,
    median: sayMiddle(shares, counted.length),
    medianTime: middle(counting.map(({ attempt }) => attempt.time_ms)),
    questions: recountQuestions(rows, courseware, counting),
  };
}

export type Recounted = ReturnType<typeof recountCourseware>;

/** The attempts that the page of the class shows: of each person the one that counts, or else the one in progress. */
export function recountClassAttempts({ byPerson }: Recounted): [id: number, state: string, people: number][] {
  const shown = [...byPerson.values()].flatMap(({ own, counting }) => counting ?? own.at(-1) ?? []);
  const byAttempt = Map.groupBy(shown, ({ attempt }) => attempt.id);
  return [...byAttempt]
    .map(([id, pieces]): [number, string, number] => [id, pieces[0]?.attempt.state ?? '', pieces.length])
    .sort(([one], [other]) => one - other);
}

type Cell = { state: string; share: number | null; isReleased: boolean };

/** What the mark book says of a student and a courseware. */
export function recountCell(
  rows: Rows,
  { courseware, byPerson }: Recounted,
  userId: number,
  now: number,
): Cell {
  const counting = byPerson.get(userId)?.counting ?? null;
  const due = findDue(rows, courseware, userId);
  const until = due === null ? null : due + courseware.late_hours * 3_600_000;
  const isHeld = courseware.marks_held === 1 && courseware.marks_released_at === null;
  const isShown = {
    at_once: true,
    after_submit: true,
    never: false,
    after_due: until === null ? courseware.is_open === 0 : now > until + 3_000,
  }[courseware.feedback_rule];
  const cell = (state: string, share: number | null = null) => ({
    state,
    share,
    isReleased: isShown && !isHeld,
  });
  if (isExcusedFrom(rows, courseware, userId)) return cell('excused');
  if (counting) return counting.waits ? cell('waiting') : cell('marked', counting.share);
  if (!isFor(rows, courseware, userId)) return cell('not_for');
  return cell(until !== null && until <= now ? 'missing' : 'open');
}

type Marked = { state: string; share: number | null; category: number | null };

/** The mean of the means of the categories by their weights, without each one's lowest marks. */
export function recountTotal(marks: readonly Marked[], categories: Rows['categories']) {
  const hasWeights = categories.some(({ weight }) => weight > 0);
  const groups = [
    ...categories.map(({ id, weight, drop_lowest }) => ({
      id: id as number | null,
      weight,
      drop: drop_lowest,
    })),
    { id: null, weight: hasWeights ? 0 : 1, drop: 0 },
  ];
  let [weighted, weights, marked, expected] = [0, 0, 0, 0];
  const means: (number | null)[] = [];
  for (const { id, weight, drop } of groups) {
    const own = marks.filter(
      ({ category, state }) => category === id && state !== 'excused' && state !== 'not_for',
    );
    const shares = known(own.map(({ share }) => share)).sort((one, other) => one - other);
    const dropped = Math.max(0, Math.min(drop, shares.length - 1));
    const average = mean(shares.slice(dropped));
    if (id !== null) means.push(average);
    if (weight === 0) continue;
    marked += shares.length - dropped;
    expected += own.length - dropped;
    if (average === null) continue;
    weighted += weight * average;
    weights += weight;
  }
  return { share: weights > 0 ? weighted / weights : null, marked, expected, means };
}
