import type { RosterRecord } from './roster-records.ts';

/**
 * Chooses the school year and the terms of a OneRoster package that a list is for. Packages often have several years, and
 * terms of which one is over. Days are texts such as '2026-09-01', which compare as dates.
 */

/** `day`: the day for which the list is wanted; `firstDay` and `lastDay`: the school year that it goes to, if known. */
export type ListTime = { day: string; firstDay?: string | undefined; lastDay?: string | undefined };

type Session = { id: string; title: string; type: string; start: string; end: string; parent: string };

export type ChosenSessions = {
  /** Whether a class with these sessions belongs to the list. */
  isChosen: (sessionIds: readonly string[]) => boolean;
  titleOf: (sessionId: string) => string;
  /** `ListTime.day`, moved into the chosen school year. */
  day: string;
};

const dayMs = 86_400_000;
const lastDayEver = '9999-12-31';
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / dayMs + 1;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const dayPattern = /^\d{4}-\d{2}-\d{2}/;

/** The day of a date or time in a file; `fallback` if there is none. */
function readDay(text: string, fallback: string): string {
  return dayPattern.exec(text)?.[0] ?? fallback;
}

/** Whether the record's begin and end, where it has them, include the day. The end itself is excluded. */
export function isAtDay({ read }: RosterRecord, day: string): boolean {
  return readDay(read('beginDate'), '') <= day && day < readDay(read('endDate'), lastDayEver);
}

function toSession({ read }: RosterRecord): Session {
  return {
    id: read('sourcedId'),
    title: read('title'),
    type: read('type').toLowerCase(),
    start: readDay(read('startDate'), ''),
    end: readDay(read('endDate'), lastDayEver),
    parent: read('parentSourcedId'),
  };
}

const isLonger = (first: Session, second: Session) =>
  first.start !== '' &&
  first.end !== lastDayEver &&
  first.start <= second.start &&
  first.end >= second.end &&
  (first.start < second.start || first.end > second.end);

/** The school year of a session: its topmost parent, by ids or else by dates. */
function findYear(session: Session, sessionById: ReadonlyMap<string, Session>): Session {
  let year = session;
  for (let depth = 0; depth < sessionById.size; depth += 1) {
    const parent =
      sessionById.get(year.parent) ?? [...sessionById.values()].find((each) => isLonger(each, year));
    if (!parent || parent === year || parent === session) return year;
    year = parent;
  }
  return year;
}

/** Sessions at the day; if there are none, those that begin next, else those that ended last. */
function findNearest(sessions: readonly Session[], day: string): Session[] {
  const current = sessions.filter(({ start, end }) => start <= day && day <= end);
  if (current.length > 0) return current;
  const nextStart = sessions
    .map(({ start }) => start)
    .filter((start) => start > day)
    .toSorted()[0];
  if (nextStart !== undefined) return sessions.filter(({ start }) => start === nextStart);
  const lastEnd = sessions
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
  return sessions.filter(({ end }) => end === lastEnd);
}

/** Years that lie mostly in the school year that the list goes to; without such, the nearest ones. */
function chooseYears(years: readonly Session[], { day, firstDay, lastDay }: ListTime): Session[] {
  const isInside = ({ start, end }: Session) => {
    if (firstDay === undefined || lastDay === undefined || start === '' || end === lastDayEver) return false;
    const first = start > firstDay ? start : firstDay;
    const last = end < lastDay ? end : lastDay;
    return first <= last && daysBetween(first, last) * 2 >= daysBetween(start, end);
  };
  const yearsInside = years.filter(isInside);
  return yearsInside.length > 0 ? yearsInside : findNearest(years, day);
}

/** Moves the day into the years. The last day of a year is left out, because enrolments often end there. */
function moveInto(day: string, years: readonly Session[]): string {
  const start = years.map((year) => year.start).toSorted()[0] ?? '';
  const end =
    years
      .map((year) => year.end)
      .toSorted()
      .at(-1) ?? lastDayEver;
  if (day < start) return start;
  return end !== lastDayEver && day >= end ? addDays(end, -1) : day;
}

/** `usedIds`: ids of the sessions of all classes; others decide nothing. */
export function chooseSessions(
  records: readonly RosterRecord[],
  usedIds: ReadonlySet<string>,
  time: ListTime,
): ChosenSessions {
  const sessionById = new Map(records.map(toSession).map((session) => [session.id, session]));
  const usedSessions = [...sessionById.values()].filter(({ id }) => usedIds.has(id));
  const yearOf = new Map(usedSessions.map((session) => [session, findYear(session, sessionById)]));
  const years = chooseYears([...new Set(yearOf.values())], time);
  const day = years.length > 0 ? moveInto(time.day, years) : time.day;
  const sessionsOfYears = usedSessions.filter((session) => years.includes(yearOf.get(session) ?? session));
  const types = new Set(sessionsOfYears.map(({ type }) => type));
  const chosenIds = new Set(
    [...types].flatMap((type) =>
      findNearest(
        sessionsOfYears.filter((session) => session.type === type),
        day,
      ).map(({ id }) => id),
    ),
  );
  return {
    day,
    titleOf: (id) => sessionById.get(id)?.title || id,
    // A session that the package does not describe says nothing about its classes.
    isChosen: (ids) => ids.length === 0 || ids.some((id) => chosenIds.has(id) || !sessionById.has(id)),
  };
}
